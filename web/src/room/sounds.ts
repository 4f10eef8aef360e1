import { wishes } from "./settings.svelte";

/** Small sounds, made here. There are none until somebody wants them. */
export type Sound = "played" | "yourTurn" | "scored" | "destroyed" | "refused" | "chat";

/** A tone: when it begins and how long it lasts, in seconds; its pitch slides to another one. */
interface Tone {
  at: number;
  lasts: number;
  pitch: number;
  to?: number;
  shape: OscillatorType;
}

const SOUNDS: Record<Sound, Tone[]> = {
  played: [{ at: 0, lasts: 0.09, pitch: 320, to: 180, shape: "triangle" }],
  yourTurn: [
    { at: 0, lasts: 0.14, pitch: 523, shape: "sine" },
    { at: 0.12, lasts: 0.22, pitch: 784, shape: "sine" },
  ],
  scored: [
    { at: 0, lasts: 0.12, pitch: 523, shape: "triangle" },
    { at: 0.1, lasts: 0.12, pitch: 659, shape: "triangle" },
    { at: 0.2, lasts: 0.3, pitch: 784, shape: "triangle" },
  ],
  destroyed: [{ at: 0, lasts: 0.25, pitch: 190, to: 60, shape: "sawtooth" }],
  refused: [
    { at: 0, lasts: 0.08, pitch: 150, shape: "square" },
    { at: 0.11, lasts: 0.08, pitch: 150, shape: "square" },
  ],
  chat: [{ at: 0, lasts: 0.08, pitch: 880, to: 990, shape: "sine" }],
};
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!wishes.hasSounds) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) play(context, tone);
}

function play(context: AudioContext, { at, lasts, pitch, to = pitch, shape }: Tone): void {
  const start = context.currentTime + at;
  const end = start + lasts;
  const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
  const volume = new GainNode(context, { gain: LOUDNESS });
  voice.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(end);
}
