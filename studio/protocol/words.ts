/** What pages say around a game, in the language of the tool. Braces are filled where they are shown. */
export interface StudioWords {
  readonly studio: string;
  readonly cards: string;
  readonly figures: string;
  readonly kind: string;
  readonly filter: string;
  readonly undo: string;
  readonly undoStep: string;
  readonly redo: string;
  readonly redoStep: string;
  readonly copy: string;
  readonly remove: string;
  readonly newId: string;
  readonly components: string;
  readonly errors: string;
  readonly noProblems: string;
  readonly problems: string;
  readonly lost: string;
  readonly conflict: string;
  readonly keepTheirs: string;
  readonly useMine: string;
  readonly dismiss: string;
  readonly noAccess: string;
  /** Labels of steps. */
  readonly cellStep: string;
  readonly cellsStep: string;
  readonly copyStep: string;
  readonly removeStep: string;
}
