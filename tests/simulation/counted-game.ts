/** Shards of a real game, played in this process by quick bots. */
import { ladderGame } from '../support/ladder.ts';
import { planOf, shardsOf, type Plan, type PlanRequest } from '../../simulation/index.ts';
import { playShard } from '../../simulation/playing/play-shard.ts';
import type { ShardCounts } from '../../simulation/result.ts';

export interface Counted {
  readonly plan: Plan;
  readonly shards: readonly ShardCounts[];
}

/** Two armies of Lords of War and their mirrors. */
export async function countedGame(request: Partial<PlanRequest> = {}): Promise<Counted> {
  const { rules, setups } = await ladderGame('lords-of-war');
  const decks = setups.find(({ decks: [one, other] }) => one !== other)!.decks;
  const asked: PlanRequest = {
    game: 'lords-of-war',
    content: 'c',
    engine: 'e',
    options: {},
    entrants: decks.map((deck) => ({ deck, bot: 'random' })),
    mirrors: true,
    seed: 1,
    pairs: 6,
    longest: 5000,
    stop: { at: 'games' },
    ...request,
  };
  const plan = { ...planOf(asked), perShard: 1 };
  const cards = { hand: 'hand', drawn: ['cardDrawn'], played: ['unitPlaced'] };
  return { plan, shards: shardsOf(plan).map((shard) => playShard({ rules, cards }, plan, shard)) };
}
