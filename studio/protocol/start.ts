/** What the server writes into a page when it is opened. */

export interface PageStart<Words> {
  readonly words: SharedWords & Words;
  /** All pages of the studio, in their order. */
  readonly places: readonly PlaceLink[];
  /** Of this page: one of them. */
  readonly address: string;
}

export interface PlaceLink {
  readonly address: string;
  readonly name: string;
}

/** What all pages say, in the language of the tool. Braces are filled where they are shown. */
export interface SharedWords {
  readonly studio: string;
  readonly undo: string;
  readonly undoStep: string;
  readonly redo: string;
  readonly redoStep: string;
  readonly errors: string;
  /** What a fault proposes. */
  readonly fix: string;
  readonly repair: string;
  readonly noProblems: string;
  readonly problems: string;
  readonly lost: string;
  /** `lost` while something is not written. */
  readonly lostUnwritten: string;
  readonly failed: string;
  /** `what` was not changed. */
  readonly refused: string;
  /** Puts a notice away. */
  readonly dismiss: string;
  readonly noAccess: string;
}
