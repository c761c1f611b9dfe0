/** Reads vocabulary.yaml into the model. What has no sound form is omitted; its schema finds that. */
import { isMapping, remember } from '../../kernel/index.ts';
import type { Where } from '../../engine/construction/index.ts';
import type { Text } from '../../engine/index.ts';
import {
  type ClosedWords,
  type Comparison,
  type GroupName,
  groupNames,
  groups,
  type Measure,
  type Param,
  type Vocabulary,
  type Word,
} from './model.ts';
import { type Lists, mapping, namesIn, readParam, textIn, wordsIn } from './read-param.ts';
import type { SourceFile } from '../load/files.ts';

/** `data` are the values of vocabulary.yaml. */
export function readVocabulary(data: unknown): Vocabulary {
  const file = mapping(data);
  const words = new Map(
    Object.entries(mapping(file['words'])).map(([name, list]): [string, ClosedWords] => [
      name,
      wordsIn(list),
    ]),
  );
  const lists: Lists = { words, counts: Object.keys(mapping(file['counts'])) };
  return {
    groups: Object.fromEntries(
      groupNames.map((group) => [group, readGroup(group, file[group], lists)]),
    ) as Vocabulary['groups'],
    words,
    names: new Map(
      [...groupNames, 'parameters' as const].map((group) => [
        group,
        wordsIn(mapping(file['names'])[group]),
      ]),
    ),
    sentences: new Map(
      Object.entries(mapping(file['sentences'])).map(([name, text]) => [name, text as Text]),
    ),
  };
}

function readGroup(group: GroupName, data: unknown, lists: Lists): ReadonlyMap<string, Word> {
  return new Map(
    Object.entries(mapping(data)).flatMap(([name, declared]) =>
      isMapping(declared) ? [[name, readWord(group, name, declared, lists)] as const] : [],
    ),
  );
}

function readWord(
  group: GroupName,
  name: string,
  declared: Readonly<Record<string, unknown>>,
  lists: Lists,
): Word {
  const optional = namesIn(declared['optional']);
  const costs = group === 'triggers' ? namesIn(declared['costs']) : [];
  const chosen = namesIn(declared['chosen']);
  const measure = readMeasure(declared['measure']);
  return {
    name,
    group,
    description: textIn(declared['description']) ?? '',
    params: readParams(group, declared, optional, lists),
    phrase: (declared['phrase'] ?? '') as Text,
    ...given('clause', textIn(declared['clause'])),
    ...given('code', textIn(declared['code'])),
    ...given('carriers', filterIn(declared['carriers'])),
    ...given('needs', filterIn(declared['needs'])),
    ...(costs.length > 0 ? { costs, freeOfCost: optional.includes('cost') } : {}),
    ...(chosen.length > 0 ? { chosen } : {}),
    ...given('choices', someNamesIn(declared['choices'])),
    ...given('triggers', someNamesIn(declared['triggers'])),
    ...(declared['standing'] === true ? { standing: true } : {}),
    ...given('operations', someNamesIn(declared['operations'])),
    ...given('measure', measure),
    ...given('field', textIn(declared['field'])),
    ...given('label', labelIn(declared['label'])),
    ...given('reminder', textOrTexts(declared['reminder'])),
  };
}

/** The parameter of a keyed word. */
export const VALUE = 'value';

function readParams(
  group: GroupName,
  declared: Readonly<Record<string, unknown>>,
  optional: readonly string[],
  lists: Lists,
): ReadonlyMap<string, Param> {
  const { form } = groups[group];
  if (form === 'bare') return new Map();
  const params = form === 'keyed' ? { [VALUE]: declared[VALUE] } : mapping(declared['params']);
  return new Map(
    Object.entries(params).flatMap(([name, param]) => {
      const read = readParam(name, param, !optional.includes(name), lists);
      return read === null ? [] : [[name, read] as const];
    }),
  );
}

export const comparisons: readonly Comparison[] = ['atMost', 'atLeast', 'equals', 'oneOf'];

function readMeasure(data: unknown): Measure | undefined {
  const declared = mapping(data);
  const of = textIn(declared['of']);
  const comparison = comparisons.find((one) => one in declared);
  const param = comparison === undefined ? undefined : textIn(declared[comparison]);
  if (of === undefined || comparison === undefined || param === undefined) return undefined;
  return {
    of,
    comparison,
    param,
    ...given('lowest', numberIn(declared['lowest'])),
    ...given('highest', numberIn(declared['highest'])),
  };
}

function labelIn(value: unknown): Text | true | undefined {
  return value === true ? true : textOrTexts(value);
}

function textOrTexts(value: unknown): Text | undefined {
  return typeof value === 'string' || isMapping(value) ? (value as Text) : undefined;
}

/** Omitted, as an empty list is: it limits nothing. */
function someNamesIn(value: unknown): readonly string[] | undefined {
  const names = namesIn(value);
  return names.length > 0 ? names : undefined;
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function filterIn(value: unknown): Where | undefined {
  return isMapping(value) || Array.isArray(value) ? (value as Where) : undefined;
}

/** A property that is omitted when it has no value. */
function given<K extends string, V>(name: K, value: V | undefined): { readonly [N in K]?: V } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [N in K]?: V };
}

/** The vocabulary of a game that has the file; `vocabulary` is null when the file could not be read whole. */
export interface GameVocabulary {
  readonly vocabulary: Vocabulary | null;
}

/** What vocabulary.yaml says. A word in a damaged part is not known, so that nobody could say what is wrong. */
export const gameVocabulary = remember(({ data, complete }: SourceFile): GameVocabulary => ({
  vocabulary: complete && data !== undefined ? readVocabulary(data) : null,
}));
