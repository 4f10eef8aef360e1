import type { Line, React, Reacted, Reaction, Said, Say, Welcome } from "../protocol";

/** What people make of something that somebody did. */
export const REACTIONS = ["bravo", "love", "laugh", "gasp", "tears", "treason"] as const;
export type ReactionKind = (typeof REACTIONS)[number];

/** What is said at a table, and what people make of what happens. */
export class Talk {
  lines = $state.raw<Line[]>([]);
  /** The newest line of a seat that has not been shown beside it yet. */
  unshown = $state.raw<ReadonlyMap<number, Line>>(new Map());
  mayReact = $state(false);
  /** What I make of acts, if I only watch. */
  private own = $state.raw<ReadonlyMap<number, ReactionKind | "">>(new Map());
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
    const what = this.isMine(act, kind, seat) ? "" : kind;
    if (this.send({ type: "react", act, what }) && seat < 0) this.own = new Map([...this.own, [act, what]]);
  }

  /** Whether somebody in this seat has made that of it. Spectators are not told apart: they remember it themselves. */
  isMine(act: number, kind: ReactionKind, seat: number): boolean {
    if (seat < 0) return this.own.get(act) === kind;
    return this.reactionsTo(act).some((each) => each.seat === seat && each.what === kind);
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

  welcome({ chat, reactions = [], may_react: mayReact = false }: Welcome): void {
    this.lines = chat;
    this.given = reactions;
    this.mayReact = mayReact;
    this.own = new Map(); // to the server a spectator who comes back is another one
    this.unshown = new Map();
  }

  hear({ line }: Said): void {
    this.lines = [...this.lines, line];
    const by = line.by ?? -1;
    if (by >= 0) this.unshown = new Map([...this.unshown, [by, line]]);
  }

  hearReaction({ reaction }: Reacted): void {
    const isAbout = ({ act, seat, what }: Reaction): boolean =>
      act === reaction.act && seat === reaction.seat && (seat >= 0 || what === reaction.what);
    const others = this.given.filter((each) => !isAbout(each));
    const isLeft = Boolean(reaction.what) && reaction.count !== 0;
    this.given = isLeft ? [...others, reaction] : others;
  }
}
