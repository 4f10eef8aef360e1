import type { Shine } from "./shining";

interface Held {
  in: "hand";
  id: string;
}

/** Who knows how cards in hand look, and what happens when one is clicked: to them all copies are the same. */
interface Handling {
  readonly reading?: { in: string; id: string | number } | undefined;
  shine(thing: Held): Shine | undefined;
  press(thing: Held): void;
}

/** Of several copies in hand, the one that was clicked last is the one that is meant. */
export class Copies {
  private meant = $state("");

  constructor(private readonly play: Handling) {}

  shine(id: string, key: string): Shine | undefined {
    const shine = this.play.shine({ in: "hand", id });
    return shine === "picked" && !this.isMeant(id, key) ? "own" : shine;
  }

  /** How it moves: what cannot be done shakes, what is read is lifted. */
  motion(id: string, key: string): string {
    const { reading } = this.play;
    if (!this.isMeant(id, key)) return "";
    if (this.shine(id, key) === "tried") return "shake";
    return reading?.in === "hand" && reading.id === id ? "is-read" : "";
  }

  /** Another copy of a card that is picked up is as good as that one. */
  press(id: string, key: string): void {
    const isOther = this.shine(id, key) !== this.play.shine({ in: "hand", id });
    this.meant = key;
    if (!isOther) this.play.press({ in: "hand", id });
  }

  private isMeant(id: string, key: string): boolean {
    return this.meant.startsWith(`${id} `) ? key === this.meant : key === `${id} 1`;
  }
}
