import { compiledDeck } from '../../engine/construction/compiled-deck.ts';
import type { CompiledGame, GameOption } from '../../engine/game.ts';
import type { GameFiles } from '../link/game-files.ts';
import type { LinkedGame } from '../link/link.ts';
import { compilePatterns } from './cards.ts';
import { makeTable } from './tables.ts';

/**
 * The whole game as frozen data. Presumes that the check found no error. `cards` are the components
 * by kind where scenarios see more of them than players.
 */
export function compileGame(
  game: GameFiles,
  linked: LinkedGame,
  cards: CompiledGame['kinds'] = linked.cards,
): CompiledGame {
  const { manifest } = game;
  return freeze({
    id: manifest.id,
    title: manifest.title,
    locales: manifest.locales,
    players: (manifest.players ?? []).toSorted((a, b) => a - b),
    options: compileOptions(manifest.options ?? {}),
    kinds: cards,
    tables: Object.fromEntries(
      Object.entries(manifest.kinds).map(([kind, { derive = {} }]) => [
        kind,
        makeTable(kind, cards, game.schemas.get(kind) ?? {}, Object.keys(derive)),
      ]),
    ),
    patterns: compilePatterns(game),
    ...(manifest.play?.positions !== undefined && { positions: manifest.play.positions }),
    construction: linked.rules,
    decks: linked.decks
      .filter(({ expected }) => expected === null)
      .map(({ deck, verdict }) => compiledDeck(deck, verdict)),
  });
}

/** Titles are for people: the engine speaks none of their languages. */
function compileOptions(
  options: Readonly<Record<string, GameOption & { readonly title: unknown }>>,
): Record<string, GameOption> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { title: _, ...option }]) => [name, option]),
  );
}

/** Freezes a value and everything in it. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) freeze(item);
  return value;
}
