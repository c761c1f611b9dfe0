/** Parameters of words: what stands beside a word on a card. Forms: schemas/vocabulary-params.schema.json. */
import type { ClosedWords } from './model.ts';

/** What every parameter says. */
interface Common {
  readonly name: string;
  readonly required: boolean;
  /** For designers. */
  readonly description?: string;
}

/** Which whole numbers: both ends belong to it. */
export interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  /** Numbers between the ends that do not belong to it. */
  readonly except?: readonly number[];
}

interface Closed {
  readonly words: ClosedWords;
  /** Its name in `words`, where it is shared. */
  readonly list?: string;
}

/** What a parameter may be, by its type. */
export type ParamForm =
  | ({ readonly type: 'integer' } & Bounds)
  | { readonly type: 'boolean' }
  | ({ readonly type: 'word' } & Closed)
  /** A list of them, each once. */
  | ({ readonly type: 'words' } & Closed)
  /** In the YAML an id or a drawing; compiled: offsets. */
  | { readonly type: 'pattern' }
  /** A whole number, or `{ base, per, count }`. */
  | ({ readonly type: 'amount'; readonly counts: readonly string[] } & Bounds)
  /** Closed words by field; null where any value may stand. */
  | { readonly type: 'filter'; readonly fields: ReadonlyMap<string, ClosedWords | null> }
  | { readonly type: 'target'; readonly targets: readonly string[] }
  | { readonly type: 'duration'; readonly durations: readonly string[] }
  | { readonly type: 'id'; readonly kinds: readonly string[] };

export type ParamType = ParamForm['type'];

export type Param = Common & ParamForm;

/** A parameter of one type: `ParamOf<'amount'>`. */
export type ParamOf<T extends ParamType> = Common & Extract<ParamForm, { readonly type: T }>;
