/**
 * Which conditions hold always or never, whatever happens in play. Conditions that measure the same
 * are judged together: every combination of values is tried at which one of them changes.
 */
import type { Comparison, Measure, Vocabulary, Word } from '../../vocabulary/model.ts';
import { isMapping } from '../game-files.ts';
import { canonical } from '../canonical.ts';

export type Verdict = 'always' | 'never' | 'sometimes';

type Scalar = string | number | boolean;

/** A condition as a function of what is measured. */
export interface Truth {
  /** What it depends on, with the values to be tried. */
  readonly domains: ReadonlyMap<string, ReadonlySet<Scalar>>;
  readonly holds: (values: ReadonlyMap<string, Scalar>) => boolean;
}

/** More combinations than this are not tried: the verdict is open then. */
const MOST_COMBINATIONS = 4096;

/** How often all of `truths` hold together. */
export function verdictOf(truths: readonly Truth[]): Verdict {
  const domains = [...joined(truths)];
  const size = domains.reduce((product, [, values]) => product * values.size, 1);
  if (size === 0 || size > MOST_COMBINATIONS) return 'sometimes';
  const held = combinations(domains).filter((values) =>
    truths.every(({ holds }) => holds(values)),
  ).length;
  if (held === 0) return 'never';
  return held === size ? 'always' : 'sometimes';
}

function combinations(
  domains: readonly (readonly [string, ReadonlySet<Scalar>])[],
): ReadonlyMap<string, Scalar>[] {
  let made: ReadonlyMap<string, Scalar>[] = [new Map()];
  for (const [name, values] of domains) {
    made = made.flatMap((before) =>
      Array.from(values, (value) => new Map([...before, [name, value]])),
    );
  }
  return made;
}

/** The condition as a truth; null when a word or a parameter of it is not known. */
export function truthOf(
  condition: unknown,
  group: 'conditions' | 'requirements',
  vocabulary: Vocabulary,
): Truth | null {
  if (!isMapping(condition)) return null;
  const { any, not, is } = condition;
  if (any !== undefined) {
    const inner = Array.isArray(any) ? any.map((one) => truthOf(one, group, vocabulary)) : [null];
    const known = inner.filter((one) => one !== null);
    if (known.length < inner.length) return null;
    return {
      domains: joined(known),
      holds: (values) => known.some(({ holds }) => holds(values)),
    };
  }
  if (not !== undefined) {
    const inner = truthOf(not, group, vocabulary);
    return inner && { ...inner, holds: (values) => !inner.holds(values) };
  }
  const word = vocabulary.groups[group].get(String(is));
  if (word === undefined) return null;
  return word.measure === undefined ? opaque(condition) : measured(condition, word, word.measure);
}

/** Nothing is known of it but that the same condition is as true. */
function opaque(condition: unknown): Truth {
  const name = canonical(condition);
  return {
    domains: new Map([[name, new Set([true, false])]]),
    holds: (values) => values.get(name) === true,
  };
}

function measured(
  condition: Readonly<Record<string, unknown>>,
  word: Word,
  measure: Measure,
): Truth | null {
  const { of, comparison, param } = measure;
  const wanted = [condition[param]].flat().filter(isScalar);
  if (wanted.length === 0) return null;
  return {
    domains: new Map([[of, new Set(clipped(valuesToTry(wanted, word, measure), measure))]]),
    holds: (values) => compare[comparison](values.get(of) ?? '', wanted),
  };
}

const compare: Readonly<Record<Comparison, (value: Scalar, wanted: readonly Scalar[]) => boolean>> =
  {
    atMost: (value, [bound = 0]) => value <= bound,
    atLeast: (value, [bound = 0]) => value >= bound,
    equals: (value, wanted) => wanted.includes(value),
    oneOf: (value, wanted) => wanted.includes(value),
  };

/** Values on both sides of every bound; of closed words and of yes or no all of them. */
function valuesToTry(
  wanted: readonly Scalar[],
  { params }: Word,
  { param, lowest, highest }: Measure,
): Scalar[] {
  const form = params.get(param);
  if (form?.type === 'boolean') return [true, false];
  if (form?.type === 'word' || form?.type === 'words') return [...form.words.keys()];
  const around = wanted.flatMap((one) => (typeof one === 'number' ? [one - 1, one, one + 1] : []));
  return [...around, ...[lowest, highest].filter((bound) => bound !== undefined)];
}

function clipped(values: readonly Scalar[], { lowest, highest }: Measure): Scalar[] {
  return values.filter(
    (value) =>
      typeof value !== 'number' || (value >= (lowest ?? value) && value <= (highest ?? value)),
  );
}

function joined(truths: readonly Truth[]): Truth['domains'] {
  const domains = new Map<string, Set<Scalar>>();
  for (const truth of truths) {
    for (const [name, values] of truth.domains) {
      domains.set(name, new Set([...(domains.get(name) ?? []), ...values]));
    }
  }
  return domains;
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
