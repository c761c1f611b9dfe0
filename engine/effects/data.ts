/**
 * Effects as they are in the data of every game: one envelope, closed words of each game's own.
 *
 *     { on, if?, cost?, limit?, choose?, do: [operation, …] }      and the parameters of the trigger
 */

/** One operation, tagged by `op`. */
export interface OperationData {
  readonly op: string;
}

/** A picked target, tagged by `pick`. */
export interface ChoiceData {
  readonly pick: string;
}

/** Several choices of one effect, made in this order: `{ victim: { pick: enemy }, home: { pick: cell } }`. */
export type NamedChoices<Choice extends ChoiceData = ChoiceData> = Readonly<
  Record<string, Choice>
> & {
  readonly pick?: never;
};

/** A condition, tagged by `is`, or several of them joined. */
export type ConditionData =
  | { readonly is: string }
  | { readonly any: readonly ConditionData[] }
  | { readonly not: ConditionData };

export interface EffectData {
  /** The trigger. */
  readonly on: string;
  /** All must hold. */
  readonly if?: readonly ConditionData[];
  readonly limit?: string;
  /** By word: what is paid before anything else is done. */
  readonly cost?: Readonly<Record<string, unknown>>;
  readonly choose?: ChoiceData | NamedChoices;
  readonly do: readonly OperationData[];
}

/** A number, or `base + per * count` with a counted word. */
export type AmountData<Count extends string = string> =
  | number
  | { readonly base: number; readonly per: number; readonly count: Count };

/**
 * One maker per word of a union that is tagged by `Tag`. A word without a maker does not compile,
 * and each maker is given its own word's parameters.
 */
export type ByWord<Union, Tag extends string, Made, Place = undefined> = {
  readonly [Word in WordsOf<Union, Tag>]: (
    data: Extract<Union, { readonly [_ in Tag]: Word }>,
    place: Place,
  ) => Made;
};

type WordsOf<Union, Tag extends string> =
  Union extends Readonly<Record<Tag, infer Word extends string>> ? Word : never;

/** A word in the data of a game that its rules give no meaning to. */
export class UnknownWord extends RangeError {
  readonly word: string;
  /** Where the effect that uses it is written: `sc-patch/effects/0`; empty where no effect does. */
  readonly path: string;

  constructor(word: string, path = '') {
    super(`${path}: ${word}`);
    this.name = 'UnknownWord';
    this.word = word;
    this.path = path;
  }
}

/** Makes what the word of `data` means. Throws an `UnknownWord` for one without a maker. */
export function makeByWord(makers: object, word: string, data: object, place: unknown): unknown {
  const maker: unknown = Object.hasOwn(makers, word) ? Reflect.get(makers, word) : undefined;
  if (typeof maker !== 'function') throw new UnknownWord(word);
  return (maker as (data: object, place: unknown) => unknown)(data, place);
}
