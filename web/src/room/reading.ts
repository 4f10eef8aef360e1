/** What can be done with a card that is read: a button for each. */
export interface Deed {
  /** What it does, with the place: "Play at Tar Pits". */
  words: string;
  /** What is heard of it, if that is more. */
  label?: string | undefined;
  /** What would come of it. */
  note?: string | undefined;
  /** Nothing would come of it. */
  isIdle?: boolean | undefined;
  /** The one that is most likely meant; of several, the first. */
  isMain?: boolean | undefined;
  act: () => void;
}
