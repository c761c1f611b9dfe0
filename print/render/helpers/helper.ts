import type { GameData } from '../game-data.ts';

/** What helpers may know of the rendering they are called in. */
export interface Scope {
  readonly game: GameData;
  readonly locale: string;
  /** Whom the sheet must thank; helpers add to it. */
  readonly credits: Set<string>;
}

/** One helper of templates. To add one: an object here, a line in `index.ts`, a line in docs/how-to/write-templates.md. */
export interface Helper {
  readonly name: string;
  /** Fewest and most values it takes. */
  readonly takes: readonly [least: number, most: number];
  /** Names of the options it takes (`ring=3`); `any` for all. */
  readonly options: readonly string[] | 'any';
  /** Stops the rendering with `failTemplate` when it is given something that it cannot use. */
  run(values: readonly unknown[], options: Options, scope: Scope): unknown;
}

export type Options = Readonly<Record<string, unknown>>;
