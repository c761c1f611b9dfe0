/** Results of simulations as tests write them: few counts, the rest empty. */
import type { CompiledDeck } from '../../engine/index.ts';
import type { Plan } from '../../simulation/plan.ts';
import type { PairingCounts, SimulationResult } from '../../simulation/result.ts';

const none = { won: 0, drawn: 0, lost: 0, unfinished: 0 };

export function counted(
  pairs: readonly (readonly number[])[],
  rest: Partial<PairingCounts> = {},
): PairingCounts {
  return {
    pairs,
    began: [none, none],
    reasons: {},
    lengths: {},
    branching: {},
    leadChanges: {},
    halfway: { won: 0, drawn: 0, lost: 0, even: 0 },
    cards: [{}, {}],
    samples: {},
    shortest: null,
    longest: null,
    mostLeadChanges: null,
    ...rest,
  };
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
