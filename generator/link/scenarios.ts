import { isMapping, nearest, remember } from '../../kernel/index.ts';
import { fault, type Fault, type Path, noteWords } from '../../diagnostics/index.ts';
import { isSound } from './certain.ts';
import { filesOf, itemsOf, type GameFiles, type Item, type LinkCheck } from './game-files.ts';
import type { Manifest } from '../manifest.ts';
import { nodesAlongPath } from '../schema/walk.ts';
import { idsOfKinds } from './name-table.ts';
import { isIncomplete } from './references.ts';

/**
 * What scenarios name exists: decks, options, kinds and components. Lines of a deck that a scenario
 * writes out are left alone: a card that does not exist may be what the scenario is about.
 */
export const scenarios: LinkCheck = (game) => {
  const items = filesOf(game, 'scenarios').filter(isSound).flatMap(itemsOf);
  return [
    ...items.flatMap((item) => [
      ...namesIn(item).flatMap((name) => checkName(name, item, game)),
      ...unknownOptions(item, game),
      ...joinedSteps(item),
      ...listsWithoutDash(item, game),
    ]),
    ...repeatedIds(items),
  ];
};

/** Who acts in a step; one at a time. */
const ACTOR = /^(?:do|nobody|P\d+)$/;

/** `- P1: pass`, and below it `P2: pass` without its dash: one step, of which only the first seat would act. */
function joinedSteps({ file, path, value: { when } }: Item): Fault[] {
  return (Array.isArray(when) ? when : []).flatMap((step: unknown, index) =>
    Object.entries(mapping(step))
      .filter(([key]) => ACTOR.test(key))
      .slice(1)
      .map(([key, action]) => {
        const place = {
          file: file.path,
          path: [...path, 'when', index, key],
          part: 'key',
        } as const;
        const text = typeof action === 'string' ? `${key}: ${action}` : `${key}:`;
        return fault('CW1460', place, { text });
      }),
  );
}

/**
 * A list of one entry, whose dash is missing, in what a scenario of faulty content sets: no fault of
 * the game's own comes of a mapping in its place. Scenarios about such a mapping expect Cardwright's code.
 */
function listsWithoutDash({ file, path, value }: Item, { schemas }: GameFiles): Fault[] {
  const { kind, set } = mapping(value['given']);
  const schema = value['when'] === 'check' ? schemas.get(String(kind)) : undefined;
  const expected = mapping(value['then'])['faults'];
  if (schema === undefined || !Array.isArray(expected)) return [];
  if (expected.some((code) => /^CW\d/.test(String(code)))) return [];
  return Object.entries(mapping(set)).flatMap(([field, entry]) => {
    const [first] = Object.keys(mapping(entry));
    const nodes = nodesAlongPath(schema, [0, field], false).at(-1) ?? [];
    const isList = nodes.some((node) => node.type === 'array' && node['x-code'] === undefined);
    if (first === undefined || !isList) return [];
    const at = [...path, 'given', 'set', field, first];
    return [fault('CW1460', { file: file.path, path: at, part: 'key' }, { text: `${first}:` })];
  });
}

/** Reports and `test` name scenarios by their ids. */
function repeatedIds(items: readonly Item[]): Fault[] {
  const first = new Map<unknown, Item>();
  return items.flatMap((item) => {
    const { id } = item.value;
    const before = first.get(id);
    if (typeof id !== 'string') return [];
    if (before === undefined) {
      first.set(id, item);
      return [];
    }
    const message = noteWords().definedHere(id);
    const related = [{ message, file: before.file.path, path: [...before.path, 'id'] }];
    const place = { file: item.file.path, path: [...item.path, 'id'], related };
    return [fault('CW1201', place, { id, kind: 'scenario' })];
  });
}

interface NamedThing {
  readonly what: 'deck' | 'kind' | 'component';
  readonly name: unknown;
  /** From the top of the scenario. */
  readonly path: Path;
}

function namesIn({ value: { when, given, then } }: Item): NamedThing[] {
  const [from, to] = [mapping(given), mapping(then)];
  switch (when) {
    case 'judge':
      return [...deckNames(from['deck']), ...componentNames(to['cards'], ['then', 'cards'])];
    case 'check':
      return [
        { what: 'kind', name: from['kind'], path: ['given', 'kind'] },
        { what: 'component', name: from['like'], path: ['given', 'like'] },
      ];
    case 'compile':
      return [...statementKinds(to['exactly']), ...componentNames(to['has'], ['then', 'has'])];
    default:
      return [];
  }
}

function deckNames(deck: unknown): NamedThing[] {
  if (!isMapping(deck)) return [{ what: 'deck', name: deck, path: ['given', 'deck'] }];
  return [{ what: 'deck', name: deck['like'], path: ['given', 'deck', 'like'] }];
}

function componentNames(list: unknown, path: Path): NamedThing[] {
  return Object.keys(mapping(list)).map((name) => ({
    what: 'component',
    name,
    path: [...path, name],
  }));
}

function statementKinds(list: unknown): NamedThing[] {
  if (!Array.isArray(list)) return [];
  return list.map((statement: unknown, index) => ({
    what: 'kind',
    name: mapping(statement)['kind'],
    path: ['then', 'exactly', index, 'kind'],
  }));
}

function checkName({ what, name, path }: NamedThing, item: Item, game: GameFiles): Fault[] {
  if (typeof name !== 'string') return [];
  const kinds = kindsOf(what, game);
  const known = what === 'kind' ? kindNames(game.manifest) : idsOfKinds(game.names, kinds, true);
  if (known.has(name) || isIncomplete(game, kinds)) return [];
  const place = { file: item.file.path, path: [...item.path, ...path] };
  return [fault('CW1414', place, { what, name, nearest: nearest(name, known) })];
}

/** The kinds of files in which such a thing is. */
function kindsOf(what: NamedThing['what'], { manifest }: GameFiles): string[] {
  if (what === 'kind') return [];
  return what === 'deck' ? ['deck'] : Object.keys(manifest.kinds);
}

const kindNames = remember(({ kinds }: Manifest) => new Set(Object.keys(kinds)));

function unknownOptions({ file, path, value }: Item, { manifest }: GameFiles): Fault[] {
  const known = Object.keys(manifest.options ?? {});
  return Object.keys(mapping(mapping(value['given'])['options']))
    .filter((option) => !known.includes(option) && option !== 'players')
    .map((option) => {
      const place = { file: file.path, path: [...path, 'given', 'options', option] };
      const params = { option, known, nearest: nearest(option, known) };
      return fault('CW1410', { ...place, part: 'key' }, params);
    });
}

function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : {};
}
