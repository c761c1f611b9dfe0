/** Values that show how a word reads: each of its parameters in each of its ways, the others plain. */
import type {
  Bounds,
  GroupName,
  Param,
  ParamOf,
  ParamType,
  Vocabulary,
  Word,
} from '../vocabulary/model.ts';
import type { Names } from './slots/values.ts';
import { valueOf } from './word-slot.ts';

interface SampleSource {
  readonly vocabulary: Vocabulary;
  readonly names: (kinds: readonly string[]) => Names;
}

type Values = Readonly<Record<string, unknown>>;

/** Words with parameters, as cards have them; none when a parameter has no value at all. */
export function sampleWords(word: Word, source: SampleSource): unknown[] {
  return sampleParams(word, source).map((params) => valueOf(word, params));
}

/** The parameters alone. */
export function sampleParams({ params }: Word, source: SampleSource): Values[] {
  const ways = [...params.values()].map((param) => ({
    name: param.name,
    values: [...sampleValues(param, source), ...(param.required ? [] : [undefined])],
  }));
  if (ways.some(({ values }) => values.length === 0)) return [];
  const plain = withoutMissing(ways.map(({ name, values }) => [name, values[0]]));
  const varied = ways.flatMap(({ name, values }) =>
    values.slice(1).map((value) => withoutMissing([...Object.entries(plain), [name, value]])),
  );
  return [plain, ...varied];
}

function withoutMissing(entries: readonly (readonly [string, unknown])[]): Values {
  return Object.fromEntries(
    Object.entries(Object.fromEntries(entries)).filter(([, value]) => value !== undefined),
  );
}

function sampleValues(param: Param, source: SampleSource): readonly unknown[] {
  const make = samplers[param.type] as (param: Param, source: SampleSource) => readonly unknown[];
  return make(param, source);
}

/** More names than these read like those before them. */
const SEVERAL = 12;

const samplers: {
  readonly [T in ParamType]: (param: ParamOf<T>, source: SampleSource) => readonly unknown[];
} = {
  integer: numbers,
  boolean: () => [true, false],
  word: ({ words }) => [...words.keys()].slice(0, SEVERAL),
  words: ({ words }) => lists([...words.keys()]),
  pattern: () => ['ring', '.#.\n#@#'],
  amount: (param, source) => [
    ...numbers(param),
    ...known(param.counts, 'counts', source).flatMap((count) => [
      { base: 0, per: 1, count },
      { base: 10, per: 2, count },
    ]),
  ],
  filter: ({ fields }) => {
    const each = [...fields].flatMap(([field, words]) =>
      lists([...(words?.keys() ?? [])]).map((list) => ({ [field]: list })),
    );
    return each.length > 1 ? [...each, Object.assign({}, ...each) as Values] : each;
  },
  target: ({ targets }, source) =>
    targets.flatMap((name) => {
      const word = source.vocabulary.groups.targets.get(name);
      return word === undefined ? [] : sampleWords(word, source);
    }),
  duration: ({ durations }, source) => known(durations, 'durations', source),
  pick: ({ picks }, source) => known(picks, 'picks', source),
  id: ({ kinds }, { names }) => [...names(kinds).keys()].slice(0, 2),
};

/** The words of a group that the vocabulary has. */
function known(
  names: readonly string[],
  group: GroupName,
  { vocabulary }: SampleSource,
): readonly string[] {
  return names.filter((name) => vocabulary.groups[group].has(name));
}

function numbers({ minimum, maximum, except = [] }: Bounds): number[] {
  const inside = (value: number): boolean =>
    value >= (minimum ?? 1) && value <= (maximum ?? Infinity) && !except.includes(value);
  const found = [1, 2, 40, -1, -20, 0].filter(inside);
  return found.length > 0 ? found : [minimum ?? maximum ?? 1];
}

function lists(words: readonly string[]): string[][] {
  const [first, second, third] = words;
  if (first === undefined) return [];
  if (second === undefined) return [[first]];
  return [[first], [first, second], ...(third === undefined ? [] : [[first, second, third]])];
}
