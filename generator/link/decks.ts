/** The sample decks of a game, judged. */
import { isMapping, remember } from '../../kernel/index.ts';
import { cardPlaces, deckFault, firstViolations } from '../decks/deck-fault.ts';
import { indexKnown, type NameIndex, toDeck } from '../decks/names.ts';
import type { NamedCard } from '../decks/unique-fields.ts';
import { deckId } from './names.ts';
import { isSound } from './certain.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import {
  type ConstructionRules,
  type Deck,
  type Judge,
  readDeck,
  type Verdict,
} from '../../engine/construction/index.ts';
import {
  componentFiles,
  filesOf,
  itemsOf,
  type CheckedFile,
  type GameFiles,
  type Item,
} from './game-files.ts';

/** A deck file with what the judge makes of it. */
export interface JudgedDeck {
  readonly file: CheckedFile;
  readonly deck: Deck;
  readonly verdict: Verdict;
  /** The codes that the file says it gives, sorted; null for a deck that must be legal. */
  readonly expected: readonly string[] | null;
}

/** Reads every deck file that has the shape of a deck, in the order of paths. */
export function readDecks(game: GameFiles, names: NameIndex): { file: CheckedFile; deck: Deck }[] {
  return filesOf(game, 'deck').flatMap((file) =>
    isMapping(file.data) ? [{ file, deck: toDeck(file.data, deckId(file.path), names) }] : [],
  );
}

/** Judges every deck of the game whose file is sound. */
export function judgeDecks(
  decks: readonly { file: CheckedFile; deck: Deck }[],
  judge: Judge,
): JudgedDeck[] {
  return decks
    .filter(({ file }) => isSound(file))
    .map(({ file, deck }) => ({
      file,
      deck,
      verdict: judge(deck),
      expected: expectedCodes(file.data),
    }));
}

function expectedCodes(data: unknown): string[] | null {
  const list = isMapping(data) ? data['expect'] : undefined;
  return Array.isArray(list) ? list.map(String).toSorted() : null;
}

/** What is wrong with the judged decks: broken limits, or other codes than a sample promises. */
export function deckFaults(
  judged: readonly JudgedDeck[],
  game: GameFiles,
  names: NameIndex,
  rules: ConstructionRules,
): Fault[] {
  const decks = legalIds(judged);
  const cardPlace = cardPlaces(game);
  return judged.flatMap((one) =>
    one.expected === null
      ? firstViolations(one.verdict.violations).map((violation) =>
          deckFault(violation, {
            file: one.file.path,
            deck: one.deck,
            names,
            rules,
            decks,
            cardPlace,
          }),
        )
      : expectationFaults(one, one.expected),
  );
}

/** Ids of the decks that others may start from. */
export function legalIds(judged: readonly JudgedDeck[]): string[] {
  return judged.filter(({ expected }) => expected === null).map(({ deck }) => deck.id);
}

function expectationFaults({ file, verdict }: JudgedDeck, expected: readonly string[]): Fault[] {
  const actual = verdict.violations.map(({ code }) => code).toSorted();
  const same =
    actual.length === expected.length && actual.every((code, index) => code === expected[index]);
  return same
    ? []
    : [fault('CW1315', { file: file.path, path: ['expect'], part: 'key' }, { expected, actual })];
}

/** Names of text lists that mean several cards. */
export function ambiguousNames(decks: readonly { file: CheckedFile }[], names: NameIndex): Fault[] {
  return decks.flatMap(({ file }) => {
    const { sections } = readDeck(isMapping(file.data) ? file.data : {});
    return Object.values(sections)
      .flat()
      .flatMap(({ card, path }) => {
        const found = names.find(card);
        if (found.length < 2) return [];
        const place = { file: file.path, path: [...path, 'card'] };
        return [fault('CW1317', place, { name: card, cards: found })];
      });
  });
}

/** An index over the components of these kinds, without those that only scenarios see. */
export function deckNames(game: GameFiles, kinds: readonly string[]): NameIndex {
  const files = kinds.flatMap((kind) => componentFiles(game, kind, { fixtures: false }));
  const lists = files.map((file) => namedCards(file));
  return indexKnown(lists, (id) => {
    const named = game.names.ids.get(id);
    return named !== undefined && !named.fixture && kinds.includes(named.kind);
  });
}

/** The cards of a file that have an id. */
export const namedCards = remember((file: CheckedFile) =>
  itemsOf(file)
    .map(({ value }) => value)
    .filter(hasId),
);

function hasId(value: Item['value']): value is NamedCard {
  return typeof value['id'] === 'string';
}
