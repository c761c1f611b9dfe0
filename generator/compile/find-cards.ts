import type { CardLookup } from '../../engine/construction/card-lookup.ts';
import type { Card } from '../../engine/construction/types.ts';
import { componentFiles, type CheckedFile, type GameFiles } from '../link/game-files.ts';
import { namedIn } from '../link/names.ts';
import { remember } from '../remember.ts';
import { cardsIn } from './cards.ts';

/**
 * Finds the components of a game. They are compiled file by file as they are asked for: a check
 * needs those that decks name. `deckKinds` may stand in decks.
 */
export function findCards(game: GameFiles, deckKinds: readonly string[]): CardLookup {
  const filesOf = (kind: string): CheckedFile[] => componentFiles(game, kind, { fixtures: false });
  const places = deckKinds.flatMap((kind) => filesOf(kind).map((file) => ({ file, kind })));
  const find = (id: string): Card | undefined => {
    const place = places.find(({ file }) => idsIn(file).has(id));
    return place && byId(cardsIn(place.file, place.kind, game)).get(id);
  };
  // Decks name the same cards, and each of them several times.
  const found = new Map<string, Card | undefined>();
  return {
    card(id) {
      if (!found.has(id)) found.set(id, find(id));
      return found.get(id);
    },
    all: () => places.flatMap(({ file, kind }) => cardsIn(file, kind, game)),
    ids: (kind) => new Set(filesOf(kind).flatMap((file) => [...idsIn(file)])),
  };
}

const idsIn = remember(
  (file: CheckedFile): ReadonlySet<string> => new Set(namedIn(file).map(({ id }) => id)),
);

const byId = remember(
  (cards: readonly Card[]): ReadonlyMap<string, Card> =>
    new Map(cards.map((card) => [card.id, card])),
);
