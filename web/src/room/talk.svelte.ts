import type { Line, React, Reacted, Reaction, Said, Say, Welcome } from "../protocol";

/** What people make of something that somebody did. */
export const REACTIONS = ["bravo", "love", "laugh", "gasp", "tears", "treason"] as const;
export type ReactionKind = (typeof REACTIONS)[number];

/** What is said at a table, and what people make of what happens. */
export class Talk {
  lines = $state.raw<Line[]>([]);
  /** The newest line of a seat that has not been shown beside it yet. */
  unshown = $state.raw<ReadonlyMap<number, Line>>(new Map());
  private given = $state.raw<Reaction[]>([]);
  private byAct: Map<number, Reaction[]> = $derived.by(() => {
    const found = new Map<number, Reaction[]>();
    for (const each of this.given) found.set(each.act, [...(found.get(each.act) ?? []), each]);
    return found;
  });

  constructor(private readonly send: (message: Say | React) => boolean) {}

  say(text: string): boolean {
    return this.send({ type: "say", text });
  }

  /** One of the phrases, which everybody reads in a language of their own. */
  sayPhrase(phrase: NonNullable<Say["phrase"]>): boolean {
    return this.send({ type: "say", phrase });
  }

  /** The same again takes it back. */
  react(act: number, kind: ReactionKind, seat: number): void {
    const isMine = this.reactionsTo(act).some((each) => each.seat === seat && each.what === kind);
    this.send({ type: "react", act, what: isMine ? "" : kind });
  }

  reactionsTo(act: number): Reaction[] {
    return this.byAct.get(act) ?? [];
  }

  /** It is shown, or need not be. */
  shown(seat: number): void {
    const others = [...this.unshown].filter(([each]) => each !== seat);
    this.unshown = new Map(others);
  }

  // -- listening -----------------------------------------------------------------------------------------------

  welcome({ chat, reactions = [] }: Welcome): void {
    this.lines = chat;
    this.given = reactions;
    this.unshown = new Map();
  }

  hear({ line }: Said): void {
    this.lines = [...this.lines, line];
    const by = line.by ?? -1;
    if (by >= 0) this.unshown = new Map([...this.unshown, [by, line]]);
  }

  hearReaction({ reaction }: Reacted): void {
    const others = this.given.filter(({ act, seat }) => act !== reaction.act || seat !== reaction.seat);
    this.given = reaction.what ? [...others, reaction] : others;
  }
}
