/** One game between two entrants, and what is worth knowing of it. */
import {
  type AnyRules,
  botNamed,
  RulesDefect,
  type Bot,
  type GameEvent,
  type Seat,
  type Side,
  type Setup,
  steadyPlayer,
  type Report,
} from '../../engine/index.ts';
import type { Ending } from '../result.ts';

/** What is played: with whom at which place of the list of entrants. */
export interface GameToPlay {
  readonly setup: Setup;
  /** By entrant as they are listed. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** For the bots alone. */
  readonly botSeed: number;
  /** No more decisions than this. */
  readonly longest: number;
}

export interface Watch {
  /** Hears all events, those of the set-up too. */
  readonly report: Report<GameEvent>;
  /** Called before each decision: how many actions are legal. */
  readonly deciding: (
    state: unknown,
    seat: Seat,
    actions: readonly unknown[],
    count: number,
  ) => void;
  /** Called once, before the first decision. */
  readonly begun: (state: unknown, entrantOf: (seat: Seat) => number) => void;
}

/** All by entrant as they are listed. */
export interface PlayedGame {
  readonly endings: readonly Ending[];
  /** Where each of them sat. */
  readonly seats: readonly Seat[];
  /** By how many sides a game is shared that nobody won alone. */
  readonly sharing: number;
  /** Who was the first to decide. */
  readonly beginner: number;
  /** Why it ended, in the words of the game; `unfinished`, `RULES_DEFECT`. */
  readonly reason: string;
  readonly decisions: number;
  readonly leadChanges: number;
  /** Who led after half of the decisions; null for nobody. */
  readonly halfway: number | null;
}

/** Reasons that are not the game's own. */
const [UNFINISHED, DEFECT] = ['unfinished', 'RULES_DEFECT'];

/** Plays it to the end; what nobody watches is quicker. `cardwright play` with both seeds shows the same game. */
export function playGame(rules: AnyRules, game: GameToPlay, watch?: Watch): PlayedGame {
  const state = rules.create(game.setup, game.seed, watch?.report);
  const entrants = seating(rules, state);
  const entrantOf = (seat: Seat): number => entrants[seat] ?? 0;
  watch?.begun(state, entrantOf);
  const players = entrants.map((entrant) =>
    steadyPlayer(namedBot(game.bots[entrant]!), rules, game.botSeed, watch?.deciding),
  );
  const seats = game.bots.map((_, entrant) => entrants.indexOf(entrant));
  const sides = seats.map((seat) => rules.sideOf(state, seat));
  const lead = new Lead(rules, sides);
  const beginner = entrantOf(rules.toAct(state) ?? 0);
  let decisions = 0;
  let reason = UNFINISHED;
  try {
    for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
      if (decisions === game.longest) break;
      rules.apply(state, seat, players[seat]!(state, seat, decisions), watch?.report);
      decisions += 1;
      lead.note(state);
    }
  } catch (error) {
    if (!(error instanceof RulesDefect)) throw error;
    reason = DEFECT;
  }
  const outcome = reason === DEFECT ? null : rules.outcome(state);
  const winners = outcome?.winners ?? [];
  const endings = sides.map((side): Ending => {
    if (outcome === null) return 'unfinished';
    if (winners.length > 0 && !winners.includes(side)) return 'lost';
    return winners.length === 1 ? 'won' : 'drawn';
  });
  return {
    endings,
    seats,
    sharing: winners.length === 0 ? new Set(sides).size : winners.length,
    beginner,
    reason: outcome?.reason ?? reason ?? '',
    decisions,
    leadChanges: lead.changes,
    halfway: lead.halfway,
  };
}

/** Entrant by seat. */
function seating(rules: AnyRules, state: unknown): number[] {
  const seats = Array.from({ length: rules.seats(state) }, (_, seat) => seat);
  return seats.map((seat) => rules.entrantOf?.(state, seat) ?? seat);
}

function namedBot(name: string): Bot {
  const bot = botNamed(name);
  if (bot === undefined) throw new RangeError(`There is no bot "${name}".`);
  return bot;
}

/** Who is ahead after each decision, by what the game says of positions. */
class Lead {
  changes = 0;
  readonly #rules: AnyRules;
  /** By entrant. */
  readonly #sides: readonly Side[];
  /** Each once. */
  readonly #distinct: readonly Side[];
  /** The side that led after each decision; null for none. */
  readonly #leaders: (Side | null)[] = [];
  /** The last one who led. */
  #leader: Side | null = null;

  constructor(rules: AnyRules, sides: readonly Side[]) {
    this.#rules = rules;
    this.#sides = sides;
    this.#distinct = [...new Set(sides)];
  }

  note(state: unknown): void {
    const leader = this.#leading(state);
    this.#leaders.push(leader);
    if (leader === null) return;
    if (this.#leader !== null && this.#leader !== leader) this.changes += 1;
    this.#leader = leader;
  }

  /** Of two sides the one that is ahead of the other; of more the one that is ahead of all. */
  #leading(state: unknown): Side | null {
    const sides = this.#distinct;
    if (sides.length === 2) {
      const sign = Math.sign(this.#rules.advantage(state, sides[0]!));
      return sign === 0 ? null : sides[sign > 0 ? 0 : 1]!;
    }
    const far = sides.map((side) => this.#rules.advantage(state, side));
    const most = Math.max(...far);
    const first = far.indexOf(most);
    return far.includes(most, first + 1) ? null : sides[first]!;
  }

  /** The first entrant of the side that led. */
  get halfway(): number | null {
    const leader = this.#leaders[Math.floor(this.#leaders.length / 2)] ?? null;
    return leader === null ? null : this.#sides.indexOf(leader);
  }
}
