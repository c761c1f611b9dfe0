/**
 * Rules tests as data: one envelope for every game.
 * `when` says who runs it: `check` and `compile` the generator, `judge` the engine's judge of decks.
 */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly string[];
  readonly given: Readonly<Record<string, unknown>>;
  readonly when: unknown;
  readonly then: Readonly<Record<string, unknown>>;
}

/** Something that came out otherwise than the scenario says; none when it passed. */
export interface Difference {
  /** What was compared: `violations`, `cards.orc-ravager`. */
  readonly what: string;
  readonly expected: unknown;
  readonly actual: unknown;
  /** The position says something that the rules cannot read: nothing was compared. */
  readonly isUnreadable?: true;
}
