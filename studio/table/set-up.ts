/** How a game is begun, also when nobody brings decks of their own. */
import { type CompiledDeck, readPart, type Rules, type Setup } from '../../engine/index.ts';
import type { TableGame, WantedGame } from './view.ts';

/** Sample decks in turn: as many as the rules refuse least, first of all one for each player. */
export function sampleSetup(
  agreed: Omit<Setup, 'decks'>,
  samples: readonly CompiledDeck[],
  rules: Pick<Rules<unknown, unknown>, 'refuseSetup'>,
): Setup {
  const setups = Array.from({ length: agreed.players + 1 }, (_, fewer) => ({
    ...agreed,
    decks: Array.from(
      { length: agreed.players - fewer },
      (_, seat) => samples[seat % samples.length],
    ).filter((deck) => deck !== undefined),
  }));
  const refused = setups.map((setup) => rules.refuseSetup(setup).length);
  return setups[refused.indexOf(Math.min(...refused))] ?? { ...agreed, decks: [] };
}

/** What a page asked for, with what the game brings where it does not say. Ids that the game does not have are missing. */
export function wantedSetup(
  game: TableGame,
  { players, options, decks, parts }: Omit<WantedGame, 'seed'>,
  rules: Pick<Rules<unknown, unknown>, 'refuseSetup'>,
): Setup {
  const { compiled } = game;
  const deckNamed = (id: string): CompiledDeck[] => compiled.decks.filter((deck) => deck.id === id);
  const samples = game.samples.flatMap(deckNamed);
  const brought = decks.flatMap((deck) => (typeof deck === 'string' ? deckNamed(deck) : [deck]));
  const withParts = (ids: Readonly<Record<string, string>>): Setup => {
    const read = Object.entries(ids).flatMap(([name, id]) => {
      const part = readPart(compiled, id);
      return part === null ? [] : [[name, part] as const];
    });
    const own = read.length > 0 && { parts: Object.fromEntries(read) };
    const agreed = { players, options, ...own };
    return decks.length === 0 ? sampleSetup(agreed, samples, rules) : { ...agreed, decks: brought };
  };
  return partsInTurn(game.parts, parts).reduce<Setup | null>((best, ids) => {
    const setup = withParts(ids);
    const refused = rules.refuseSetup(setup).length;
    return best === null || refused < rules.refuseSetup(best).length ? setup : best;
  }, null)!;
}

/** What the game brings, in the order in which it is tried, with what somebody asked for. */
function partsInTurn(
  usual: TableGame['parts'],
  wanted: WantedGame['parts'],
): readonly Readonly<Record<string, string>>[] {
  const most = Math.max(1, ...Object.values(usual).map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => ({
    ...Object.fromEntries(
      Object.entries(usual).map(([name, ids]) => [name, ids[Math.min(turn, ids.length - 1)] ?? '']),
    ),
    ...wanted,
  }));
}
