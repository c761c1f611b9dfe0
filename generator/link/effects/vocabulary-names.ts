/** What vocabulary.yaml names exists: lists, words of other groups, kinds and fields of components. */
import { isMapping, nearest } from '../../../kernel/index.ts';
import {
  fault,
  type Fault,
  type ParamsOf,
  type Part,
  type Path,
} from '../../../diagnostics/index.ts';
import {
  allWords,
  type GroupName,
  groupNames,
  groups,
  type Vocabulary,
} from '../../vocabulary/model.ts';
import { VALUE } from '../../vocabulary/read.ts';
import { fieldsOfKind } from '../kinds.ts';
import { filesOf, type GameFiles, type LinkCheck } from '../game-files.ts';

export const vocabularyNames: LinkCheck = (game) => {
  const [file] = filesOf(game, 'vocabulary');
  const { vocabulary } = game;
  if (vocabulary === null || file === undefined || !isMapping(file.data)) return [];
  const { data, path } = file;
  const known = knownIn(game, vocabulary);
  return [
    ...groupNames.flatMap((group) => namesInGroup(group, data[group], known)),
    ...called(data['names'], vocabulary),
  ]
    .filter(({ name, known }) => known !== null && !known.includes(name))
    .map(({ what, name, known, path: at, part }): Fault =>
      fault(
        'CW1427',
        { file: path, path: at, part },
        { what, name, nearest: nearest(name, known ?? []) },
      ),
    );
};

type What = ParamsOf<'CW1427'>['what'];

/** A name at its place; `known` is null where nobody can say what exists. */
interface NamedWord {
  readonly what: What;
  readonly name: string;
  readonly path: Path;
  readonly part: Part;
  readonly known: readonly string[] | null;
}

type Looked = Exclude<What, 'parameter' | 'word' | 'condition' | 'limit'>;

type Known = Readonly<Record<Looked, readonly string[] | null>>;

function knownIn(game: GameFiles, vocabulary: Vocabulary): Known {
  const { groups, words } = vocabulary;
  const kinds = Object.keys(game.manifest.kinds);
  const fields = kinds.map((kind) => fieldsOfKind(game, kind));
  const own = (group: GroupName): string[] => [...groups[group].keys()];
  return {
    choice: own('choices'),
    cost: own('costs'),
    count: own('counts'),
    duration: own('durations'),
    operation: own('operations'),
    'name of a choice': own('picks'),
    target: own('targets'),
    trigger: own('triggers'),
    'list of words': [...words.keys()],
    kind: kinds,
    field: fields.includes(null) ? null : ['id', 'kind', ...fields.flatMap((one) => one ?? [])],
  };
}

function called(names: unknown, vocabulary: Vocabulary): NamedWord[] {
  const params = allWords(vocabulary).flatMap(({ params: own }) => [...own.keys()]);
  return entries(names).flatMap(([group, texts]) => {
    const known = groupNames.find((name) => name === group);
    const words = known === undefined ? [...new Set(params)] : [...vocabulary.groups[known].keys()];
    const what = known === undefined ? 'parameter' : 'word';
    return Object.keys(texts).flatMap((name) =>
      one(what, name, ['names', group, name], words, 'key'),
    );
  });
}

function namesInGroup(group: GroupName, words: unknown, known: Known): NamedWord[] {
  return entries(words).flatMap(([name, word]) => {
    const at = [group, name];
    const params = groups[group].form === 'keyed' ? {} : word['params'];
    return [
      ...(groups[group].form === 'keyed' && isMapping(word[VALUE])
        ? namesInParam(word[VALUE], [...at, VALUE], known)
        : []),
      ...entries(params).flatMap(([param, form]) =>
        namesInParam(form, [...at, 'params', param], known),
      ),
      ...listed('cost', word['costs'], [...at, 'costs'], known),
      ...listed('choice', word['chosen'], [...at, 'chosen'], known),
      ...listed('choice', word['choices'], [...at, 'choices'], known),
      ...listed('operation', word['operations'], [...at, 'operations'], known),
      ...listed('trigger', word['triggers'], [...at, 'triggers'], known),
      ...one('field', word['field'], [...at, 'field'], known.field),
      ...ownParameters(word, at),
    ];
  });
}

function namesInParam(
  form: Readonly<Record<string, unknown>>,
  at: Path,
  known: Known,
): NamedWord[] {
  return [
    ...one('list of words', form['words'], [...at, 'words'], known['list of words']),
    ...listed('target', form['targets'], [...at, 'targets'], known),
    ...listed('name of a choice', form['picks'], [...at, 'picks'], known),
    ...listed('duration', form['durations'], [...at, 'durations'], known),
    ...listed('count', form['counts'], [...at, 'counts'], known),
    ...listed('kind', form['kinds'], [...at, 'kinds'], known),
    ...listed('field', form['fields'], [...at, 'fields'], known),
  ];
}

/** What may be omitted, and what is measured, are parameters of the word; `cost` counts as one. */
function ownParameters(word: Readonly<Record<string, unknown>>, at: Path): NamedWord[] {
  const own = entries(word['params']).map(([name]) => name);
  const optional = word['costs'] === undefined ? own : [...own, 'cost'];
  const measure = isMapping(word['measure']) ? word['measure'] : {};
  const names: unknown[] = Array.isArray(word['optional']) ? word['optional'] : [];
  return [
    ...names.flatMap((name, index) => one('parameter', name, [...at, 'optional', index], optional)),
    ...['atMost', 'atLeast', 'equals', 'oneOf'].flatMap((comparison) =>
      one('parameter', measure[comparison], [...at, 'measure', comparison], own),
    ),
  ];
}

function listed(what: Looked, names: unknown, at: Path, known: Known): NamedWord[] {
  if (!Array.isArray(names)) return [];
  return names.flatMap((name, index) => one(what, name, [...at, index], known[what]));
}

function one(
  what: What,
  name: unknown,
  path: Path,
  known: NamedWord['known'],
  part: Part = 'value',
): NamedWord[] {
  return typeof name === 'string' ? [{ what, name, path, part, known }] : [];
}

function entries(value: unknown): [string, Readonly<Record<string, unknown>>][] {
  return Object.entries(isMapping(value) ? value : {}).flatMap(([name, inner]) =>
    isMapping(inner) ? [[name, inner]] : [],
  );
}
