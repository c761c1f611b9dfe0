/** Conditions that hold always or never, whatever happens in play. */
import { isMapping, remember } from '../../../kernel/index.ts';
import { fault, type Fault, type Path } from '../../../diagnostics/index.ts';
import type { Comparison, Measure, Vocabulary, Word } from '../../vocabulary/model.ts';
import type { CheckedFile, LinkCheck } from '../game-files.ts';
import { partsIn } from './uses.ts';
import { canonical } from '../compare.ts';

/** No condition holds always or never, alone or beside the others of its list. */
export const conditions: LinkCheck = ({ files, vocabulary }) =>
  vocabulary === null ? [] : files.flatMap((file) => inFile(file, vocabulary));

const inFile = remember((file: CheckedFile, vocabulary: Vocabulary): Fault[] =>
  listsIn(file).flatMap((list) => inList(list, file, vocabulary)),
);

/** Conditions all of which must hold. */
interface ConditionList {
  readonly group: 'conditions' | 'requirements';
  readonly items: readonly unknown[];
  readonly path: Path;
}

const listsIn = remember((file: CheckedFile): readonly ConditionList[] =>
  partsIn(file).flatMap(({ part, items, path }): ConditionList[] => {
    if (part === 'requirements') return [{ group: part, items, path }];
    return items.flatMap((effect, index) => {
      const inner: unknown = isMapping(effect) ? effect['if'] : undefined;
      return Array.isArray(inner)
        ? [{ group: 'conditions' as const, items: inner, path: [...path, index, 'if'] }]
        : [];
    });
  }),
);

/** A condition alone is reported before its list: then the list proves nothing. */
function inList(
  { group, items, path }: ConditionList,
  { path: file }: CheckedFile,
  vocabulary: Vocabulary,
): Fault[] {
  const alone = items.flatMap((item, index) => inside(item, [...path, index]));
  if (alone.length > 0 || items.length < 2) return alone;
  const truths = items.map((item) => truthOf(item, group, vocabulary));
  const known = truths.filter((truth) => truth !== null);
  return verdictOf(known) === 'never'
    ? [fault('CW1422', { file, path }, { condition: items, reason: 'together' })]
    : [];

  /** The innermost conditions that hold always or never. */
  function inside(condition: unknown, at: Path): Fault[] {
    if (!isMapping(condition)) return [];
    const { any, not } = condition;
    const inner = [
      ...(Array.isArray(any) ? any.flatMap((one, i) => inside(one, [...at, 'any', i])) : []),
      ...inside(not, [...at, 'not']),
    ];
    if (inner.length > 0) return inner;
    const truth = truthOf(condition, group, vocabulary);
    const found = truth === null ? 'sometimes' : verdictOf([truth]);
    if (found === 'always') return [fault('CW1423', { file, path: at }, { condition })];
    if (found === 'sometimes') return [];
    return [fault('CW1422', { file, path: at }, { condition, reason: 'values' })];
  }
}

/**
 * Which conditions hold always or never, whatever happens in play. Conditions that measure the same
 * are judged together: every combination of values is tried at which one of them changes.
 */

type Verdict = 'always' | 'never' | 'sometimes';

type Scalar = string | number | boolean;

/** A condition as a function of what is measured. */
interface Truth {
  /** What it depends on, with the values to be tried. */
  readonly domains: ReadonlyMap<string, ReadonlySet<Scalar>>;
  readonly holds: (values: ReadonlyMap<string, Scalar>) => boolean;
}

/** More combinations than this are not tried: the verdict is open then. */
const MOST_COMBINATIONS = 4096;

/** How often all of `truths` hold together. */
function verdictOf(truths: readonly Truth[]): Verdict {
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
function truthOf(
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
