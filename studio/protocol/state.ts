/** What all pages of a game show. */
export interface StudioState {
  /** Grows with every state of the game. */
  readonly revision: number;
  readonly title: string;
  /** Languages of the game. */
  readonly locales: readonly string[];
  /** What players call each kind of component. */
  readonly kinds: Readonly<Record<string, string>>;
  /** The kind with the most components: nobody comes for the shortest table. */
  readonly largest: string;
  readonly problems: readonly ShownProblem[];
  /** What undo and redo would do, in the words of who did it; null for nothing. */
  readonly undo: string | null;
  readonly redo: string | null;
}

export interface ShownProblem {
  /** The component in whose entry it is; null beside all of them. */
  readonly id: string | null;
  /** Of this kind of component; null where it is none. */
  readonly kind: string | null;
  /** The field of the component in which it is; null for the whole of it. */
  readonly field: readonly string[] | null;
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly hint: string | null;
  /** `units/orc.yaml:9:12` */
  readonly place: string;
  /** Null where nobody knows what was meant. */
  readonly fix: Fix | null;
}

/** `repair`: what `check --fix` does to the file. */
export type Fix = { readonly do: 'replace'; readonly text: string } | { readonly do: 'repair' };

/** Why a part of a step cannot be done. `now`: what a cell holds that changed meanwhile. */
export interface RefusedEdit {
  readonly id: string;
  readonly field: readonly string[];
  readonly message: string;
  readonly now: string | null;
}

/** What came of a step; nothing was written while anything was refused. */
export interface EditAnswer {
  readonly refused: readonly RefusedEdit[];
  readonly state: StudioState;
}
