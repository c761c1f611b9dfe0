/** Results of simulations as tests write them: few counts, the rest empty. */
import type { CompiledDeck } from '../../engine/index.ts';
import { noPairing } from '../../simulation/counting/add.ts';
import type { Plan } from '../../simulation/plan.ts';
import type { PairingCounts, SimulationResult } from '../../simulation/result.ts';

export function counted(
  pairs: readonly (readonly number[])[],
  rest: Partial<PairingCounts> = {},
): PairingCounts {
  return { ...noPairing([0, 1]), pairs, ...rest };
}

function deckOf(id: string): CompiledDeck {
  return { id, name: id } as unknown as CompiledDeck;
}

/** A run of greedy bots: decks by id, with what their pairing counted. */
export function played(
  ...pairings: (readonly [first: string, second: string, counts: PairingCounts])[]
): SimulationResult {
  const ids = [...new Set(pairings.flatMap(([first, second]) => [first, second]))];
  const plan: Plan = {
    game: 'tiny',
    content: 'c0ffee',
    engine: 'test',
    options: {},
    entrants: ids.map((id) => ({ deck: deckOf(id), bot: 'greedy' })),
    pairings: pairings.map(([first, second]) => [ids.indexOf(first), ids.indexOf(second)]),
    seed: 1,
    pairs: 1000,
    longest: 1000,
    stop: { at: 'games' },
    perShard: 100,
  };
  return {
    simulation: 1,
    run: 'run',
    plan,
    shards: 10,
    stopped: 'games',
    pairings: pairings.map(([, , counts]) => counts),
    events: {},
    refusals: {},
  };
}
