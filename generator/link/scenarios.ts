import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { nearest } from '../nearest.ts';
import { isSound } from './certain.ts';
import { deckId } from './decks.ts';
import {
  filesOf,
  isMapping,
  itemsOf,
  type CheckedFile,
  type GameFiles,
  type Item,
  type LinkCheck,
} from './game-files.ts';
import { isIncomplete } from './references.ts';

/**
 * What scenarios name exists: decks, options, kinds and components. Lines of a deck that a scenario
 * writes out are left alone: a card that does not exist may be what the scenario is about.
 */
export const scenarios: LinkCheck = (game) =>
  filesOf(game, 'scenarios')
    .filter(isSound)
    .flatMap(itemsOf)
    .flatMap((item) => [
      ...namesIn(item).flatMap((name) => checkName(name, item, game)),
      ...unknownOptions(item, game),
    ]);

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
  const known = knownNames(what, game);
  if (known.has(name) || isIncomplete(game, kindsOf(what, game))) return [];
  const place = { file: item.file.path, path: [...item.path, ...path] };
  return [fault('CW1414', place, { what, name, nearest: nearest(name, known) })];
}

/** The kinds of files in which such a thing stands. */
function kindsOf(what: NamedThing['what'], { manifest }: GameFiles): string[] {
  if (what === 'kind') return [];
  return what === 'deck' ? ['deck'] : Object.keys(manifest.kinds);
}

function knownNames(what: NamedThing['what'], game: GameFiles): Set<string> {
  const kinds = Object.keys(game.manifest.kinds);
  if (what === 'kind') return new Set(kinds);
  const all = [...game.names.values()];
  if (what === 'component') {
    return new Set(all.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id));
  }
  const decks = all.filter(({ kind }) => kind === 'deck').map(({ id }) => id);
  return new Set([
    ...decks,
    ...filesOf(game, 'deck')
      .filter(isNameless)
      .map(({ path }) => deckId(path)),
  ]);
}

/** A pasted list need not say its id; its file does. */
function isNameless({ data }: CheckedFile): boolean {
  return mapping(data)['id'] === undefined;
}

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
