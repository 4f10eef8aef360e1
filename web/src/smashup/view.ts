import type { Seen, SeenBase, SeenPiece, SeenScoring } from "../protocol";

/** The table as the server shows it to one seat, or to a spectator. */
export interface View extends Omit<Seen, "scoring"> {
  scoring?: (SeenScoring & { seat: number }) | null;
  resolving: string[];
  "base discard": string[];
  /** Bases to come that this seat knows: how many lie above, and which. */
  "base deck known"?: [number, string][];
}

/** Treasures that are being shared out. */
export interface Sharing {
  scoring: SeenScoring;
  base: SeenBase;
  /** Those that are left. */
  loot: string[];
}

export function sharingOf({ scoring, bases, piles }: View): Sharing | undefined {
  const base = bases.find((each) => each.serial === scoring?.base);
  const loot = piles?.loot ?? [];
  return scoring == null || base === undefined || loot.length === 0 ? undefined : { scoring, base, loot };
}

/** Everything at a base, actions on minions included. */
export function piecesAt(base: SeenBase): SeenPiece[] {
  return base.on.flatMap((piece) => [piece, ...(piece.on ?? [])]);
}

export function findPiece(view: View, serial: number): SeenPiece | undefined {
  for (const base of view.bases) {
    const found = piecesAt(base).find((piece) => piece.serial === serial);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What the element of a piece says about it, for those who point at it and for what moves. */
export function marksOf({ serial, card, controller, owner }: SeenPiece): Record<`data-${string}`, string | number> {
  return {
    "data-in": "pieces",
    "data-id": serial,
    "data-move": `#${serial}`,
    "data-card": card,
    "data-owner": owner ?? controller,
    // What nobody has played is a monster.
    "data-source": controller < 0 ? "monster deck -1" : `hand ${controller}`,
  };
}

/** Only minions have power. */
export function isMinion(piece: SeenPiece): boolean {
  return piece.power !== undefined;
}

/** The players in the order of the table, so that you come last, next to your hand; a spectator sees seat 1 first. */
export function aroundTable(count: number, viewer: number): number[] {
  return Array.from({ length: count }, (_, place) => (viewer + 1 + place) % count);
}
