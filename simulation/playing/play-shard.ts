/** Plays a shard of a plan: every seed of it, in all pairings, with each entrant listed at each place. */
import { type AnyRules, next, stream, type Setup } from '../../engine/index.ts';
import type { CountedCards } from '../../generator/index.ts';
import { Happenings, PairingCounter } from '../counting/pairing-counter.ts';
import { Watcher } from '../counting/watcher.ts';
import { entrantsOf } from '../entrants.ts';
import { playersOf, type Entrant, type Plan, type Shard } from '../plan.ts';
import type { Ending, GameRef, ShardCounts } from '../result.ts';
import { listedAt } from '../seating.ts';
import { inGame } from './failed-game.ts';
import { playGame, type GameToPlay } from './game.ts';

/** A game that can be played by its rules. */
export interface Playable {
  readonly rules: AnyRules;
  /** How the rules report what becomes of cards. */
  readonly cards: CountedCards;
}

/** In every which seed what has become illegal is tried again: it takes time. */
const TRYING = 8;

export function playShard({ rules, cards }: Playable, plan: Plan, shard: Shard): ShardCounts {
  const players = playersOf(plan);
  const turns = Array.from({ length: players }, (_, turned) => turned);
  const watcher = new Watcher(rules, cards, players);
  const setups = new Setups(plan);
  const pairings = plan.pairings.map((pairing) => new PairingCounter(pairing));
  const [events, refusals] = [new Happenings(), new Happenings()];
  for (let seed = shard.from; seed < shard.to; seed += 1) {
    for (const [place, counter] of pairings.entries()) {
      const round = turns.map((turned): Ending => {
        const ref: GameRef = [place, seed, turned];
        const listed = setups.listedIn(ref);
        watcher.reset((seed - plan.seed) % TRYING === 0);
        const played = inGame(ref, () => playGame(rules, setups.gameOf(ref), watcher));
        counter.add({ ref, listed, played, watcher });
        for (const [type, times] of watcher.events) events.add(type, times, ref);
        for (const [clause, times] of watcher.refusals) refusals.add(clause, times, ref);
        return played.endings[listed.indexOf(0)]!;
      });
      counter.endRound(round);
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
 * The games of a plan. All games of a round deal alike; the bots decide by chance of their own, so that
 * a deck that plays against itself does not play the same game twice.
 */
export class Setups {
  readonly #plan: Plan;
  /** Rules remember what they made of a set-up as long as it is the same object. */
  readonly #made = new Map<string, Setup>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  gameOf(ref: GameRef): GameToPlay {
    const [place, seed, turned] = ref;
    const places = this.listedIn(ref);
    const entrants = entrantsOf(this.#plan, place);
    const listed = places.map((at) => entrants[at]!);
    return {
      setup: this.#setup(`${place} ${places.join(' ')}`, listed),
      bots: listed.map(({ bot }) => bot),
      seed,
      botSeed: botSeedOf(seed, turned),
      longest: this.#plan.longest,
    };
  }

  /** By place in the list of that game, the place in the pairing. */
  listedIn([place, seed, turned]: GameRef): number[] {
    const { pairings, seed: first } = this.#plan;
    return listedAt(pairings[place]!.length, seed - first, turned);
  }

  #setup(key: string, listed: readonly Entrant[]): Setup {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const { options, parts } = this.#plan;
    const decks = listed.flatMap(({ deck }) => (deck === null ? [] : [deck]));
    const players = listed.length;
    const setup = { players, decks, options, ...(parts !== undefined && { parts }) };
    this.#made.set(key, setup);
    return setup;
  }
}

function botSeedOf(seed: number, turned: number): number {
  if (turned === 0) return seed;
  return next(stream(seed, turned === 1 ? 'seats swapped' : `seats turned ${turned}`));
}
