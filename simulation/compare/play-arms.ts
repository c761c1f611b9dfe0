/** Plays arms beside the first version: the same pairings, by the same seeds. */
import type { AnyRules, CompiledGame, PairSums } from '../../engine/index.ts';
import type { Pairing, Plan } from '../plan.ts';
import { inGame } from '../playing/failed-game.ts';
import { playGame } from '../playing/game.ts';
import { Setups } from '../playing/play-shard.ts';
import type { Ending, GameRef } from '../result.ts';
import { withComponents, withDecks, type Arm, type Variant, type Version } from './arms.ts';
import { PAIR_VALUES, type ArmCounts, type ArmEntrant, type ArmPairing } from './counts.ts';

/** Some seeds of some arms; by places in the list of arms. */
export interface ArmTask {
  readonly number: number;
  /** The first seed; seeds are less than `to`. */
  readonly from: number;
  readonly to: number;
  readonly arms: readonly number[];
}

export interface ArmAnswer {
  readonly task: ArmTask;
  /** In the order of `task.arms`; null for an arm whose rules cannot be made, or throw for its components. */
  readonly counts: readonly (ArmCounts | null)[];
  /** What rules threw, by place in the list of arms. */
  readonly thrown: readonly (readonly [arm: number, why: string])[];
}

export interface Compared {
  readonly versions: readonly Version[];
  readonly arms: readonly Arm[];
}

/** Makes the rules of a version; null where it cannot. */
export type RulesMaker = (version: number, game: CompiledGame) => AnyRules | null;

interface Playing {
  readonly rules: AnyRules;
  readonly setups: Setups;
  /** Whether components are others than those that the rules were written with. */
  readonly isChanged: boolean;
  /** The place of the version, where all is as it is in its plan: its games can be played again. */
  readonly version?: number;
}

/** Rules that throw for changed components; `cause` is what they threw. */
class Unplayable extends Error {}

/** Both games of a pair, by how they ended for the first entrant. */
type PairEnd = readonly [Ending, Ending];

const HALVES: Readonly<Record<Ending, number>> = { won: 2, drawn: 1, lost: 0, unfinished: 1 };

const worthOf = ([one, other]: PairEnd): number => HALVES[one] + HALVES[other];

export class ArmPlayer {
  readonly #compared: Compared;
  readonly #rulesOf: RulesMaker;
  readonly #whole = new Map<number, AnyRules | null>();
  readonly #wholeSetups = new Map<number, Setups>();
  /** Pairs of the first version. */
  readonly #base = new Map<string, PairEnd>();

  constructor(compared: Compared, rulesOf: RulesMaker) {
    this.#compared = compared;
    this.#rulesOf = rulesOf;
  }

  play(task: ArmTask): ArmAnswer {
    this.#base.clear();
    const thrown: [arm: number, why: string][] = [];
    const counts = task.arms.map((place) => {
      try {
        return this.#arm(this.#compared.arms[place]!, task);
      } catch (error) {
        if (!(error instanceof Unplayable)) throw error;
        thrown.push([place, String(error.cause)]);
        return null;
      }
    });
    return { task, counts, thrown };
  }

  #arm(arm: Arm, { from, to }: ArmTask): ArmCounts | null {
    const version = this.#compared.versions[arm.version]!;
    const base = this.#rules(0);
    if (base === null) return null;
    const variants = arm.inTurn.map((variant) => this.#variant(variant, arm.version));
    const { pairings, seed: first } = version.plan;
    const tables = arm.pairings.map(() => emptyTable());
    const differs: (GameRef | null)[] = arm.pairings.map(() => null);
    const entrants = entrantsOf(arm, pairings);
    for (let seed = from; seed < to; seed += 1) {
      for (const one of entrants) one.begin();
      const variant = variants[(seed - first) % variants.length]!();
      if (variant === null) return null;
      for (const [index, place] of arm.pairings.entries()) {
        const before = this.#basePair(base, place, seed);
        const after = afterChange(variant, place, seed);
        const [was, is] = [worthOf(before), worthOf(after)];
        tables[index]![was]![is]! += 1;
        differs[index] ??= differing(before, after, place, seed);
        for (const one of entrants) one.add(pairings[place]!, was, is);
      }
      for (const one of entrants) one.end();
    }
    return {
      pairings: arm.pairings.map((place, index): ArmPairing => {
        return { place, table: tables[index]!, differs: differs[index]! };
      }),
      entrants: entrants.map((one) => one.counts()),
    };
  }

  /** Made when its turn comes, once. */
  #variant({ components = [], decks = [] }: Variant, version: number): () => Playing | null {
    let made: Playing | null | undefined;
    return () => {
      if (made !== undefined) return made;
      const { game, plan } = this.#compared.versions[version]!;
      const rules =
        components.length === 0
          ? this.#rules(version)
          : this.#rulesOf(version, withComponents(game, components));
      const setups =
        decks.length === 0 ? this.#setups(version) : new Setups(withDecks(plan, decks));
      const isChanged = components.length > 0;
      const isPlain = !isChanged && decks.length === 0;
      made = rules === null ? null : { rules, setups, isChanged, ...(isPlain && { version }) };
      return made;
    };
  }

  #rules(version: number): AnyRules | null {
    const known = this.#whole.get(version);
    if (known !== undefined) return known;
    const rules = this.#rulesOf(version, this.#compared.versions[version]!.game);
    this.#whole.set(version, rules);
    return rules;
  }

  #setups(version: number): Setups {
    const known = this.#wholeSetups.get(version);
    if (known !== undefined) return known;
    const setups = new Setups(this.#compared.versions[version]!.plan);
    this.#wholeSetups.set(version, setups);
    return setups;
  }

  #basePair(rules: AnyRules, place: number, seed: number): PairEnd {
    const key = `${place} ${seed}`;
    const known = this.#base.get(key);
    if (known !== undefined) return known;
    const base = { rules, setups: this.#setups(0), isChanged: false, version: 0 };
    const pair = playPair(base, place, seed);
    this.#base.set(key, pair);
    return pair;
  }
}

/** A figure may be beyond what the rules know: the other arms are played all the same. */
function afterChange(playing: Playing, place: number, seed: number): PairEnd {
  try {
    return playPair(playing, place, seed);
  } catch (error) {
    throw playing.isChanged ? new Unplayable('', { cause: error }) : error;
  }
}

function playPair({ rules, setups, version }: Playing, place: number, seed: number): PairEnd {
  const [one, other] = ([0, 1] as const).map((swapped) => {
    const game: GameRef = [place, seed, swapped];
    const play = (): Ending => playGame(rules, setups.gameOf(game)).endings[swapped]!;
    return inGame(game, play, version ?? null);
  });
  return [one!, other!];
}

function differing(before: PairEnd, after: PairEnd, place: number, seed: number): GameRef | null {
  const swapped = ([0, 1] as const).find((game) => before[game] !== after[game]);
  return swapped === undefined ? null : [place, seed, swapped];
}

function emptyTable(): number[][] {
  return Array.from({ length: PAIR_VALUES }, () => Array.from({ length: PAIR_VALUES }, () => 0));
}

function entrantsOf(arm: Arm, pairings: Plan['pairings']): EntrantSums[] {
  const places = arm.pairings.flatMap((place) => [...pairings[place]!]);
  return [...new Set(places)]
    .toSorted((one, other) => one - other)
    .map((entrant) => new EntrantSums(entrant, places.filter((one) => one === entrant).length));
}

/** What an entrant gains, seed by seed: pairings on one seed are not independent of each other. */
class EntrantSums {
  readonly #entrant: number;
  readonly #pairings: number;
  #sums: PairSums = { pairs: 0, sum: 0, squares: 0 };
  #before = 0;
  #gain = 0;

  constructor(entrant: number, pairings: number) {
    this.#entrant = entrant;
    this.#pairings = pairings;
  }

  begin(): void {
    this.#gain = 0;
  }

  add([first, second]: Pairing, was: number, is: number): void {
    if (first === this.#entrant) {
      this.#gain += is - was;
      this.#before += was;
    } else if (second === this.#entrant) {
      this.#gain -= is - was;
      this.#before += PAIR_VALUES - 1 - was;
    }
  }

  end(): void {
    const { pairs, sum, squares } = this.#sums;
    const gain = this.#gain;
    this.#sums = { pairs: pairs + 1, sum: sum + gain, squares: squares + gain * gain };
  }

  counts(): ArmEntrant {
    const [entrant, pairings] = [this.#entrant, this.#pairings];
    return { entrant, pairings, sums: this.#sums, before: this.#before };
  }
}
