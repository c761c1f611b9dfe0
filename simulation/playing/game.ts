/** One game between two entrants, and what is worth knowing of it. */
import {
  botNamed,
  RulesDefect,
  type Bot,
  type GameEvent,
  type Rules,
  type Seat,
  type Setup,
  steadyPlayer,
  type Tell,
} from '../../engine/index.ts';
import type { Ending } from '../result.ts';

export type AnyRules = Rules<unknown, unknown>;

/** What is played: with whom at which place of the list of entrants. */
export interface GameToPlay {
  readonly setup: Setup;
  /** By entrant as they are listed. */
  readonly bots: readonly [string, string];
  readonly seed: number;
  /** For the bots alone. */
  readonly botSeed: number;
  /** No more decisions than this. */
  readonly longest: number;
}

export interface Watch {
  /** Hears all events, those of the set-up too. */
  readonly tell: Tell<GameEvent>;
  /** Called before each decision: how many actions are legal. */
  readonly deciding: (
    state: unknown,
    seat: Seat,
    actions: readonly unknown[],
    count: number,
  ) => void;
  /** Called once, before the first decision. */
  readonly begun: (state: unknown, entrantOf: (seat: Seat) => 0 | 1) => void;
}

/** All by entrant as they are listed. */
export interface PlayedGame {
  readonly endings: readonly [Ending, Ending];
  /** Who was the first to decide. */
  readonly beginner: 0 | 1;
  /** Why it ended, in the words of the game; `unfinished`, `RULES_DEFECT`. */
  readonly reason: string;
  readonly decisions: number;
  readonly leadChanges: number;
  /** Who led after half of the decisions; null for nobody. */
  readonly halfway: 0 | 1 | null;
}

/** Reasons that are not the game's own. */
const [UNFINISHED, DEFECT] = ['unfinished', 'RULES_DEFECT'];

/** Plays it to the end; what nobody watches is quicker. `cardwright play` with both seeds shows the same game. */
export function playGame(rules: AnyRules, game: GameToPlay, watch?: Watch): PlayedGame {
  const state = rules.create(game.setup, game.seed, watch?.tell);
  const entrants = seating(rules, state);
  const entrantOf = (seat: Seat): 0 | 1 => entrants[seat] ?? 0;
  watch?.begun(state, entrantOf);
  const players = entrants.map((entrant) =>
    steadyPlayer(namedBot(game.bots[entrant]), rules, game.botSeed, watch?.deciding),
  );
  const lead = new Lead(rules, rules.sideOf(state, entrants.indexOf(0)));
  const beginner = entrantOf(rules.toAct(state) ?? 0);
  let decisions = 0;
  let reason = UNFINISHED;
  try {
    for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
      if (decisions === game.longest) break;
      rules.apply(state, seat, players[seat]!(state, seat, decisions), watch?.tell);
      decisions += 1;
      lead.note(state);
    }
  } catch (error) {
    if (!(error instanceof RulesDefect)) throw error;
    reason = DEFECT;
  }
  const outcome = reason === DEFECT ? null : rules.outcome(state);
  const endings = [0, 1].map((entrant): Ending => {
    if (outcome === null) return 'unfinished';
    const side = rules.sideOf(state, entrants.indexOf(entrant as 0 | 1));
    const { winners } = outcome;
    if (winners.length !== 1) return 'drawn';
    return winners[0] === side ? 'won' : 'lost';
  });
  return {
    endings: [endings[0]!, endings[1]!],
    beginner,
    reason: outcome?.reason ?? reason ?? '',
    decisions,
    leadChanges: lead.changes,
    halfway: lead.halfway,
  };
}

/** Entrant by seat. */
function seating(rules: AnyRules, state: unknown): (0 | 1)[] {
  const seats = Array.from({ length: rules.seats(state) }, (_, seat) => seat);
  return seats.map((seat) => ((rules.entrantOf?.(state, seat) ?? seat) === 0 ? 0 : 1));
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
  /** Of the first entrant. */
  readonly #side: number;
  readonly #signs: number[] = [];
  /** The last one who led: 1 or -1. */
  #leader = 0;

  constructor(rules: AnyRules, side: number) {
    this.#rules = rules;
    this.#side = side;
  }

  note(state: unknown): void {
    const sign = Math.sign(this.#rules.advantage(state, this.#side));
    this.#signs.push(sign);
    if (sign === 0) return;
    if (this.#leader === -sign) this.changes += 1;
    this.#leader = sign;
  }

  get halfway(): 0 | 1 | null {
    const sign = this.#signs[Math.floor(this.#signs.length / 2)] ?? 0;
    if (sign === 0) return null;
    return sign > 0 ? 0 : 1;
  }
}
