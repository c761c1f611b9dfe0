/**
 * The smallest game with effects: two seats with points, and cards that listen. Operations write
 * into a log, so that a test sees what ran, and in which order.
 */
import {
  addListener,
  compileAmount,
  compileEffects,
  effectLayout,
  EffectRunner,
  eventOf,
  FRAME_ARGUMENT,
  FRAME_SEAT,
  FRAME_SOURCE,
  listClear,
  listPush,
  newProposal,
  NOBODY,
  pickAt,
  pickCount,
  type AmountData,
  type EffectChoice,
  type EffectMeaning,
  type Frame,
  type GameEvent,
  type HandlerTable,
  StateLayout,
} from '../../../engine/index.ts';

export type Operation =
  /** Writes a word into the log. */
  | { readonly op: 'note'; readonly word: string }
  /** The opponent loses points. */
  | { readonly op: 'hurt'; readonly amount: AmountData<'argument'> }
  | { readonly op: 'gain'; readonly amount: number }
  /** Writes what was picked. */
  | { readonly op: 'notePicks' }
  | { readonly op: 'pickAndNote'; readonly from: readonly number[] }
  /** Standing: what own cards hurt is more, or double; the own side is not hurt at all. */
  | { readonly op: 'boost'; readonly amount: number }
  | { readonly op: 'twice' }
  | { readonly op: 'spare' };

export type Condition =
  | { readonly is: 'pointsAtMost'; readonly points: number }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

interface Numbers {
  readonly pick: 'numbers';
  readonly from: readonly number[];
  readonly least: number;
  readonly most: number;
  /** Asked even where all must be picked. */
  readonly always?: boolean;
}

export interface Effect {
  readonly on: 'play' | 'hurt' | 'gained' | 'static';
  /** For `hurt`: only by so much or more. */
  readonly by?: number;
  readonly if?: readonly Condition[];
  readonly limit?: 'once';
  readonly cost?: { readonly points?: number };
  readonly choose?: Numbers;
  readonly do: readonly Operation[];
}

export interface Card {
  readonly id: string;
  /** `NOBODY` for a trap. */
  readonly seat: number;
  readonly effects: readonly Effect[];
}

export interface State {
  readonly ints: Int32Array;
  /** What the operations wrote; copies share it. */
  readonly log: string[];
}

export const events = ['play', 'hurt', 'gained', 'boost', 'twice', 'spare'];
const POINTS = 0;
/** Points at the last settling. */
const BEFORE = 2;
const USED = 4;
const PICKED = 5;

/** Points at the beginning. */
const START = 100;

export class Sparks {
  readonly cards: readonly Card[];
  readonly #plan = new StateLayout(16);
  readonly layout = effectLayout(this.#plan, {
    seats: 2,
    sources: 8,
    unowned: 4,
    frames: 8,
    queued: 16,
    picks: 8,
  });
  readonly table: HandlerTable<State, GameEvent>;
  readonly runner: EffectRunner<State, GameEvent>;
  readonly #proposal = newProposal();

  constructor(
    cards: readonly Card[],
    limits: { mostDepth?: number; mostEffects?: number } = {},
    paid: 'beforeChoices' | 'afterChoices' = 'beforeChoices',
  ) {
    this.cards = cards;
    this.table = compileEffects({ ...this.#meaning(), paid }, cards);
    this.runner = new EffectRunner({
      table: this.table,
      layoutOf: () => this.layout,
      definitionOf: (_, source) => source,
      order: () => [0, 1, NOBODY],
      steps: [],
      settle: (state) => this.#settle(state),
      isOver: ({ ints }) => ints[POINTS]! <= 0 || ints[POINTS + 1]! <= 0,
      ask: ({ log }, { word }, seat, candidates, count, least, most) => {
        log.push(`ask ${seat} ${word} ${candidates.slice(0, count).join()} ${least}-${most}`);
      },
      ...limits,
    });
  }

  /** All cards listen. */
  newState(): State {
    const ints = this.#plan.blank().fill(START, POINTS, USED);
    for (const [source, { seat }] of this.cards.entries()) {
      addListener(ints, this.layout, seat, source, this.table.masks[source]!);
    }
    return { ints, log: [] };
  }

  /** Runs the effects of a card under `play`. Returns false when somebody must choose. */
  play(state: State, card: number, argument = 0): boolean {
    const { seat } = this.cards[card]!;
    this.runner.pending.beginEffects(state, eventOf(this.table, 'play'), card, seat, argument);
    return this.runner.run(state, undefined);
  }

  answer(state: State, ...picks: readonly number[]): boolean {
    listClear(state.ints, PICKED);
    for (const pick of picks) listPush(state.ints, PICKED, pick);
    this.runner.answer(state, PICKED);
    return this.runner.run(state, undefined);
  }

  #settle(state: State): void {
    const { ints } = state;
    for (const seat of [0, 1]) {
      const change = ints[POINTS + seat]! - ints[BEFORE + seat]!;
      ints[BEFORE + seat] = ints[POINTS + seat]!;
      const event = change < 0 ? 'hurt' : 'gained';
      if (change === 0) continue;
      for (const hearer of [seat, NOBODY]) {
        this.runner.pending.raise(state, eventOf(this.table, event), hearer, Math.abs(change));
      }
    }
  }

  #hurt(state: State, seat: number, source: number, amount: number): void {
    const proposal = this.#proposal;
    Object.assign(proposal, { seat, source, target: 1 - seat, amount });
    const kind = {
      replacedBy: [eventOf(this.table, 'spare')],
      modifiedBy: [eventOf(this.table, 'boost'), eventOf(this.table, 'twice')],
    };
    if (this.runner.standing.propose(state, kind, proposal, true)) {
      state.ints[POINTS + proposal.target]! -= proposal.amount;
      state.log.push(`hurt ${proposal.target} ${proposal.amount}`);
    } else state.log.push(`spare ${proposal.target}`);
  }

  #picks({ ints }: State, frame: Frame): string {
    const { layout } = this;
    const picks = Array.from({ length: pickCount(ints, layout, frame) });
    return picks.map((_, i) => pickAt(ints, layout, frame, i)).join();
  }

  #meaning(): EffectMeaning<State, GameEvent, Effect> {
    return {
      events,
      standing: ['static'],
      hears: ({ effect: { by } }) =>
        by === undefined ? null : (_state, _seat, _source, argument) => argument >= by,
      conditions: {
        pointsAtMost:
          ({ points }) =>
          (state, seat) =>
            pointsOf(state, seat) <= points,
      },
      choices: {
        numbers: ({ from, least, most, always }) => ({
          ...numbers('numbers', from, least, most),
          isAlwaysAsked: always,
        }),
      },
      costs: {
        points: (amount) => ({
          canPay: (state, seat) => pointsOf(state, seat) >= amount,
          pay: {
            apply: ({ ints, log }, frame) => {
              ints[POINTS + ints[frame + FRAME_SEAT]!]! -= amount;
              log.push(`pay ${amount}`);
            },
          },
        }),
      },
      operations: {
        note: ({ word }) => ({ apply: ({ log }) => void log.push(word) }),
        hurt: ({ amount }) => {
          const count = compileAmount<State, 'argument'>(amount, { argument: (...of) => of[3] });
          return {
            apply: (state, frame) => {
              const [source, seat, argument] = [FRAME_SOURCE, FRAME_SEAT, FRAME_ARGUMENT].map(
                (word) => state.ints[frame + word]!,
              ) as [number, number, number];
              this.#hurt(state, seat, source, count(state, seat, source, argument));
            },
          };
        },
        gain: ({ amount }) => ({
          apply: ({ ints, log }, frame) => {
            ints[POINTS + ints[frame + FRAME_SEAT]!]! += amount;
            log.push(`gain ${ints[frame + FRAME_SEAT]} ${amount}`);
          },
        }),
        notePicks: () => ({
          apply: (state, frame) => void state.log.push(`picks ${this.#picks(state, frame)}`),
        }),
        pickAndNote: ({ from }) => ({
          choice: numbers('pickAndNote', from, 1, 1),
          apply: (state, frame) => void state.log.push(`picked ${this.#picks(state, frame)}`),
        }),
        boost: ({ amount }) => ({
          modify: (_state, seat, _source, proposal, tally) => {
            if (proposal.seat === seat) tally.add(amount);
          },
        }),
        twice: () => ({
          modify: (_state, seat, _source, proposal, tally) => {
            if (proposal.seat === seat) tally.multiply(2);
          },
        }),
        spare: () => ({
          replace: (_state, seat, _source, proposal) => {
            proposal.isCancelled = proposal.target === seat;
          },
        }),
      },
      limits: {
        once: {
          isUsed: ({ ints }, bit) => (ints[USED]! & (1 << bit)) !== 0,
          use: ({ ints }, bit) => void (ints[USED]! |= 1 << bit),
        },
      },
    };
  }
}

export function pointsOf({ ints }: State, seat: number): number {
  return ints[POINTS + seat]!;
}

function numbers(
  word: string,
  from: readonly number[],
  least: number,
  most: number,
): EffectChoice<State> {
  return {
    word,
    least,
    most,
    candidates: (_state, _frame, into) => {
      from.forEach((number, i) => (into[i] = number));
      return from.length;
    },
  };
}
