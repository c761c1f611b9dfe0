/** Plays a shard of a plan: every seed of it, in all pairings, with either entrant listed first. */
import { next, stream } from '../../engine/index.ts';
import type { CountedCards } from '../../generator/index.ts';
import { Happenings, PairingCounter } from '../counting/pairing-counter.ts';
import { Watcher } from '../counting/watcher.ts';
import type { Plan, Shard } from '../plan.ts';
import type { Ending, GameRef, ShardCounts } from '../result.ts';
import { playGame, type AnyRules, type GameToPlay } from './game.ts';

/** A game that can be played by its rules. */
export interface Playable {
  readonly rules: AnyRules;
  /** How the rules report what becomes of cards. */
  readonly cards: CountedCards;
}

/** In every which seed what has become illegal is tried again: it takes time. */
const TRYING = 8;

export function playShard({ rules, cards }: Playable, plan: Plan, shard: Shard): ShardCounts {
  const watcher = new Watcher(rules, cards);
  const pairings = plan.pairings.map(() => new PairingCounter());
  const [events, refusals] = [new Happenings(), new Happenings()];
  for (let seed = shard.from; seed < shard.to; seed += 1) {
    for (const [place, counter] of pairings.entries()) {
      const [listedFirst, listedSecond] = ([0, 1] as const).map((swapped): Ending => {
        const ref: GameRef = [place, seed, swapped];
        watcher.reset((seed - plan.seed) % TRYING === 0);
        const played = playGame(rules, gameOf(plan, ref), watcher);
        counter.add({ ref, played, watcher });
        for (const [type, times] of watcher.events) events.add(type, times, ref);
        for (const [clause, times] of watcher.refusals) refusals.add(clause, times, ref);
        return played.endings[swapped];
      });
      counter.addPair(listedFirst!, listedSecond!);
    }
  }
  return {
    shard: shard.number,
    pairings: pairings.map((counter) => counter.counts()),
    events: events.counts(),
    refusals: refusals.counts(),
  };
}

/**
 * A game of a plan. Both games of a pair deal alike; the bots decide by chance of their own, so that
 * a deck that plays against itself does not play the same game twice.
 */
export function gameOf(plan: Plan, [place, seed, swapped]: GameRef): GameToPlay {
  const pairing = plan.pairings[place]!;
  const listed = [pairing[swapped]!, pairing[1 - swapped]!].map((one) => plan.entrants[one]!);
  const decks = listed.flatMap(({ deck }) => (deck === null ? [] : [deck]));
  const { options, parts } = plan;
  return {
    setup: { players: 2, decks, options, ...(parts !== undefined && { parts }) },
    bots: [listed[0]!.bot, listed[1]!.bot],
    seed,
    botSeed: swapped === 0 ? seed : next(stream(seed, 'seats swapped')),
    longest: plan.longest,
  };
}
