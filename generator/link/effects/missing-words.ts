/** Words and parameters that are used and do not exist, with the lists of vocabulary.yaml in which they should be. */
import type { Fault, ParamsOf, Path } from '../../../diagnostics/index.ts';
import { VOCABULARY } from '../../schema/effects/vocabulary-schema.ts';
import { filesOf, type CheckedFile, type GameFiles } from '../game-files.ts';
import { closedLists } from './closed-lists.ts';
import { wordsAround } from './words-around.ts';

/** A key that a mapping of the vocabulary does not have. */
export interface MissingWord {
  /** The place of the mapping: `[operations]`, `[words, colour]`, `[operations, hit, params]`. */
  readonly list: Path;
  readonly name: string;
}

/** What a fault says is missing; undefined where it says something else. */
export type Missed = (fault: Fault) => MissingWord | undefined;

export function missedIn(game: GameFiles, { path, data }: CheckedFile): Missed {
  const lists = closedLists(data);
  const cards = new Map(filesOf(game, 'component').map((file) => [file.path, file]));
  return (fault) => {
    if (fault.file === path) return inVocabulary(fault);
    const card = cards.get(fault.file);
    return card === undefined ? inSchema(fault) : onCard(fault, card, lists);
  };
}

/** Fields of effects that `needs` asks for: parameters of any trigger. */
export const EFFECT = 'effect.';

function inVocabulary({ code, path, params }: Fault): MissingWord | undefined {
  const [group = '', word = ''] = path;
  if (code === 'CW1219') {
    return { list: [group, word, 'params'], name: (params as ParamsOf<'CW1219'>).parameter };
  }
  if (code === 'CW1451') {
    const [field] = (params as ParamsOf<'CW1451'>).nameless ?? [];
    return field === undefined ? undefined : { list: ['words'], name: field };
  }
  if (code !== 'CW1427') return undefined;
  const { what, name } = params as ParamsOf<'CW1427'>;
  if (name.startsWith(EFFECT)) return { list: [EFFECT], name: name.slice(EFFECT.length) };
  if (what === 'parameter') return { list: [group, word, 'params'], name };
  const list = what === 'word' ? word : groupsByNoun[what];
  return list === undefined ? undefined : { list: [list], name };
}

/** By what CW1427 calls their words. */
const groupsByNoun: Readonly<Partial<Record<ParamsOf<'CW1427'>['what'], string>>> = {
  choice: 'choices',
  condition: 'conditions',
  cost: 'costs',
  count: 'counts',
  duration: 'durations',
  limit: 'limits',
  operation: 'operations',
  'name of a choice': 'picks',
  target: 'targets',
  trigger: 'triggers',
  'list of words': 'words',
};

const LISTS = `${VOCABULARY}#/words/`;

function inSchema({ code, params }: Fault): MissingWord | undefined {
  if (code !== 'CW1405') return undefined;
  const { reference } = params as ParamsOf<'CW1405'>;
  const isList = reference.startsWith(LISTS);
  return isList ? { list: ['words'], name: reference.slice(LISTS.length) } : undefined;
}

function onCard(
  { code, path, params }: Fault,
  file: CheckedFile,
  lists: ReturnType<typeof closedLists>,
): MissingWord | undefined {
  if (code === 'CW1416') {
    const { group, word, needs } = params as ParamsOf<'CW1416'>;
    return needs === undefined ? { list: [group], name: word } : undefined;
  }
  if (code === 'CW1417') {
    const { group, word, parameter } = params as ParamsOf<'CW1417'>;
    const envelope = envelopes[parameter];
    return { list: envelope === undefined ? [group, word, 'params'] : [envelope], name: parameter };
  }
  if (code === 'CW1102') {
    const around = wordsAround(path.slice(0, -1), file).at(-1);
    const { written } = params as ParamsOf<'CW1102'>;
    return around && { list: [around.group, around.name, 'params'], name: written };
  }
  if (code !== 'CW1106') return undefined;
  const { value, allowed } = params as ParamsOf<'CW1106'>;
  const list = lists.get(JSON.stringify(allowed));
  return list === undefined || typeof value !== 'string' ? undefined : { list, name: value };
}

/** Keys of effects that are there when the vocabulary has words for them. */
const envelopes: Readonly<Record<string, string>> = {
  if: 'conditions',
  limit: 'limits',
  choose: 'choices',
};
