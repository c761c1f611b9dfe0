/** One of the threads that play: it is given a game and a plan once, then shard after shard. */
import type { CompiledGame } from '../../engine/index.ts';
import { loadRules, type CountedCards } from '../../generator/index.ts';
import type { Plan, Shard } from '../plan.ts';
import { inThread } from './in-thread.ts';
import { playShard } from './play-shard.ts';

/** What a thread is started with. */
export interface PlayedByThread {
  /** Where the rules are. */
  readonly folder: string;
  readonly game: CompiledGame;
  readonly cards: CountedCards;
  readonly plan: Plan;
}

const { port, given } = inThread();
const { folder, game, cards, plan } = given as PlayedByThread;
const factory = await loadRules(folder);
if (factory === null) throw new Error(`There are no rules of play in ${folder}.`);
const rules = factory(game);

port.on('message', (shard: Shard) => {
  port.postMessage(playShard({ rules, cards }, plan, shard));
});
