import { wishes } from "./settings.svelte";

/** Small sounds, made here. A browser lets none be heard before the first click. */
export type Sound =
  | "played"
  | "lost"
  | "gained"
  | "rolled"
  | "scored"
  | "cursed"
  | "yourTurn"
  | "won"
  | "over"
  | "chat"
  | "refused";

/** Part of a sound: when it begins and how long it lasts, in seconds, and how loud it is, from 0 to 1. */
interface Part {
  at?: number;
  lasts: number;
  loud?: number;
}

/** A tone, whose pitch slides to another one. */
interface Tone extends Part {
  pitch: number;
  to?: number;
  shape?: OscillatorType;
}

/** A rustle: noise around a pitch, which slides as well. */
interface Rustle extends Part {
  around: number;
  to?: number;
}

const SOUNDS: Record<Sound, (Tone | Rustle)[]> = {
  // A card slapped on the table: paper, then wood.
  played: [
    { lasts: 0.07, around: 2_400, to: 900, loud: 0.6 },
    { at: 0.01, lasts: 0.09, pitch: 150, to: 85, loud: 0.8 },
  ],
  // Something falls.
  lost: [
    { lasts: 0.28, pitch: 330, to: 98, shape: "triangle", loud: 0.7 },
    { at: 0.2, lasts: 0.14, around: 500, to: 180, loud: 0.5 },
  ],
  gained: [
    { lasts: 0.12, pitch: 587, loud: 0.5 },
    { at: 0.08, lasts: 0.22, pitch: 880, loud: 0.5 },
  ],
  // A die hops ever faster, and lies.
  rolled: [
    ...[0, 0.13, 0.24, 0.33, 0.4, 0.45].map((at) => ({ at, lasts: 0.035, around: 2_900, to: 1_700, loud: 0.7 })),
    { at: 0.52, lasts: 0.08, pitch: 210, to: 120, shape: "triangle", loud: 0.6 },
  ],
  scored: [
    { lasts: 0.14, pitch: 523, shape: "triangle", loud: 0.6 },
    { at: 0.11, lasts: 0.14, pitch: 659, shape: "triangle", loud: 0.6 },
    { at: 0.22, lasts: 0.14, pitch: 784, shape: "triangle", loud: 0.6 },
    { at: 0.33, lasts: 0.45, pitch: 1_047, shape: "triangle", loud: 0.7 },
  ],
  // Two low voices that do not agree.
  cursed: [
    { lasts: 0.7, pitch: 116, to: 78, shape: "sawtooth", loud: 0.28 },
    { lasts: 0.7, pitch: 123, to: 73, shape: "sawtooth", loud: 0.28 },
    { at: 0.05, lasts: 0.5, around: 300, to: 90, loud: 0.5 },
  ],
  yourTurn: [
    { lasts: 0.3, pitch: 659, loud: 0.55 },
    { at: 0.13, lasts: 0.5, pitch: 988, loud: 0.55 },
  ],
  won: [
    { lasts: 0.14, pitch: 392, shape: "triangle", loud: 0.6 },
    { at: 0.13, lasts: 0.14, pitch: 523, shape: "triangle", loud: 0.6 },
    { at: 0.26, lasts: 0.14, pitch: 659, shape: "triangle", loud: 0.6 },
    { at: 0.39, lasts: 0.8, pitch: 784, shape: "triangle", loud: 0.6 },
    { at: 0.39, lasts: 0.8, pitch: 523, loud: 0.4 },
    { at: 0.39, lasts: 0.8, pitch: 1_047, loud: 0.3 },
  ],
  over: [
    { lasts: 0.25, pitch: 523, loud: 0.5 },
    { at: 0.22, lasts: 0.55, pitch: 392, loud: 0.5 },
  ],
  chat: [{ lasts: 0.09, pitch: 700, to: 1_050, loud: 0.45 }],
  refused: [
    { lasts: 0.08, pitch: 140, shape: "triangle", loud: 0.9 },
    { at: 0.12, lasts: 0.1, pitch: 125, shape: "triangle", loud: 0.9 },
  ],
};
/** Of all of it: quiet. */
const LOUDNESS = 0.16;
/** The same again so soon is not a second sound, in milliseconds. */
const APART = 120;
const SILENT = 0.001;
/** Milliseconds after which even the first sound is heard, whatever else there is to do. */
const PATIENCE = 400;
/** Seconds: more noise than that is never heard, and it takes its time to be made. */
const LONGEST_RUSTLE = Math.max(...Object.values(SOUNDS).flatMap((parts) => parts.map((part) => ("around" in part ? part.lasts : 0))));

let speaker: { context: AudioContext; volume: GainNode; noise: AudioBuffer } | undefined;
const heard = new Map<Sound, number>();

/**
 * The speaker is opened after the first touch of the page, and not with the first sound: that takes long, and with a sound
 * there is something to see.
 */
export function openSpeaker(): void {
  if (wishes.isQuiet || !canBeHeard()) return;
  whenIdle(() => (speaker ??= open()));
}

/** Lets something be heard, after so many seconds. */
export function sound(name: Sound, after = 0): void {
  if (wishes.isQuiet || !canBeHeard()) return;
  const now = performance.now();
  if (now - (heard.get(name) ?? -APART) < APART) return;
  heard.set(name, now);
  // To open the speaker takes long, and with the first sound there is something to see: that goes first.
  if (speaker === undefined) whenIdle(() => play(name, after));
  else play(name, after);
}

function play(name: Sound, after: number): void {
  const { context, volume, noise } = (speaker ??= open());
  void context.resume();
  for (const part of SOUNDS[name]) {
    const start = context.currentTime + after + (part.at ?? 0);
    const source = "pitch" in part ? toneOf(context, part, start) : rustleOf(context, noise, part, start);
    source.connect(fading(context, part, start)).connect(volume);
  }
}

/** Not every browser tells when it has time. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: PATIENCE });
  else setTimeout(run);
}

/** A page that nobody has touched yet is silent, and so is a device that makes no sounds. */
function canBeHeard(): boolean {
  return typeof AudioContext === "function" && navigator.userActivation?.hasBeenActive !== false;
}

function open(): NonNullable<typeof speaker> {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.connect(context.destination);
  const noise = context.createBuffer(1, Math.ceil(LONGEST_RUSTLE * context.sampleRate), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return { context, volume, noise };
}

function toneOf(context: AudioContext, { pitch, to = pitch, shape = "sine", lasts }: Tone, start: number): AudioNode {
  const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  voice.start(start);
  voice.stop(start + lasts);
  return voice;
}

function rustleOf(
  context: AudioContext,
  noise: AudioBuffer,
  { around, to = around, lasts }: Rustle,
  start: number,
): AudioNode {
  const voice = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: around, Q: 1.2 });
  filter.frequency.setValueAtTime(around, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  voice.start(start);
  voice.stop(start + lasts);
  return voice.connect(filter);
}

/** It begins at once, and dies away. */
function fading(context: AudioContext, { loud = 1, lasts }: Part, start: number): GainNode {
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(SILENT, start);
  fade.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, lasts / 4));
  fade.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  return fade;
}
