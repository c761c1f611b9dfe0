/** What may be said of a value beside what it is: who knows it, how long it lasts, what positions mean without it. */
import type { Viewer } from '../../seats.ts';
import type { DeclaredState, Setting } from './part.ts';

/** A value that not everybody knows. Who sees it is said beside how others imagine it. */
export interface Secret<Config extends Setting, V> {
  readonly sees:
    | 'owner'
    | 'nobody'
    | ((state: DeclaredState<Config>, holder: number, viewer: Viewer) => boolean);
  /** A value that those who do not know it could take for the true one; `chance` is a stream. */
  readonly redeal: (state: DeclaredState<Config>, holder: number, chance: Int32Array) => V;
}

export interface ValueOptions<Config extends Setting, V> {
  /** In a new state. */
  readonly start?: V;
  /** What a position means that omits it: what is declared before has been read. */
  readonly usual?: (state: DeclaredState<Config>, holder: number) => V;
  /** Set back to `start` by `Declaration.until` of that moment. */
  readonly until?: string;
  readonly secret?: Secret<Config, V>;
  /** Follows from the rest of the state whenever it is asked for: it has no key in positions. */
  readonly follows?: boolean;
  /** False: everybody could know it, but no observation says it. */
  readonly observed?: boolean;
}
