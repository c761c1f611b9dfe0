/** Plays a shard of a plan: every seed of it, in all pairings, with either entrant listed first. */
import { next, stream, type Setup } from '../../engine/index.ts';
import type { CountedCards } from '../../generator/index.ts';
import { Happenings, PairingCounter } from '../counting/pairing-counter.ts';
import { Watcher } from '../counting/watcher.ts';
import type { Entrant, Plan, Shard } from '../plan.ts';
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
  const setups = new Setups(plan);
  const pairings = plan.pairings.map(() => new PairingCounter());
  const [events, refusals] = [new Happenings(), new Happenings()];
  for (let seed = shard.from; seed < shard.to; seed += 1) {
    for (const [place, counter] of pairings.entries()) {
      const [listedFirst, listedSecond] = ([0, 1] as const).map((swapped): Ending => {
        const ref: GameRef = [place, seed, swapped];
        watcher.reset((seed - plan.seed) % TRYING === 0);
        const played = playGame(rules, setups.gameOf(ref), watcher);
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
 * The games of a plan. Both games of a pair deal alike; the bots decide by chance of their own, so that
 * a deck that plays against itself does not play the same game twice.
 */
export class Setups {
  readonly #plan: Plan;
  /** Rules remember what they made of a set-up as long as it is the same object. */
  readonly #made = new Map<number, Setup>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  gameOf([place, seed, swapped]: GameRef): GameToPlay {
    const listed = this.#listed(place, swapped);
    return {
      setup: this.#setup(2 * place + swapped, listed),
      bots: [listed[0].bot, listed[1].bot],
      seed,
      botSeed: swapped === 0 ? seed : next(stream(seed, 'seats swapped')),
      longest: this.#plan.longest,
    };
  }

  #listed(place: number, swapped: 0 | 1): readonly [Entrant, Entrant] {
    const { pairings, entrants } = this.#plan;
    const pairing = pairings[place]!;
    return [entrants[pairing[swapped]]!, entrants[pairing[1 - swapped]!]!];
  }

  #setup(key: number, listed: readonly Entrant[]): Setup {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const { options, parts } = this.#plan;
    const decks = listed.flatMap(({ deck }) => (deck === null ? [] : [deck]));
    const setup = { players: 2, decks, options, ...(parts !== undefined && { parts }) };
    this.#made.set(key, setup);
    return setup;
  }
}
