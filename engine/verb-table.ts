/**
 * The verbs of a game whose actions are verbs with words (worded-actions.ts): when each may be played,
 * why it may not, what it does. Who decides, what comes in the wrong phase, and in which order
 * refusals are tested follow from the table.
 */
import { refuseOutOfTurn, type Refuse } from './refusals.ts';
import type { Refusal } from './rules.ts';
import type { Seat } from './seats.ts';
import type { WithInts } from './state/flat-state.ts';
import type { WordedAction } from './worded-actions.ts';

/** A verb; its words are numbers, 0 for those that it does not have. */
export interface VerbRules<State, Phase, Listener> {
  /** The phases that it belongs to, while nothing is asked. */
  readonly in?: readonly Phase[];
  /** Or the question that it answers. */
  readonly answers?: string;
  /** Why it may not be played although it is its time; it always may where this is missing. */
  readonly refuse?: (state: State, first: number, second: number, third: number) => Refusal | null;
  /** Presumes that it is not refused. */
  readonly play: (
    state: State,
    tell: Listener,
    first: number,
    second: number,
    third: number,
  ) => void;
}

/** Writes actions from index 0 and returns how many. */
type List<State> = (state: State, into: WordedAction[]) => number;

export interface VerbTableOptions<State, Verb extends string, Phase extends string, Listener> {
  readonly actions: {
    verbOf(action: WordedAction): Verb;
    first(action: WordedAction): number;
    second(action: WordedAction): number;
    third(action: WordedAction): number;
  };
  readonly verbs: Readonly<Record<Verb, VerbRules<State, Phase, Listener>>>;
  readonly refuse: Refuse<'GAME_OVER' | 'NOT_YOUR_DECISION' | 'WRONG_PHASE'>;
  /** Nobody decides in the phase `over`. */
  readonly phase: { get(state: State): Phase; is(state: State, phase: 'over' & Phase): boolean };
  /** Who decides while nothing is asked. */
  readonly turn: { get(state: State): Seat };
  readonly asked: {
    isOpen(state: State): boolean;
    chooser(state: State): Seat;
    form(state: State): { readonly word: string } | null;
  };
  /** What may be done by phase while nothing is asked, and in answer to what is asked. */
  readonly listIn: Readonly<Partial<Record<Phase, List<State>>>>;
  readonly listAnswers: List<State>;
}

export class VerbTable<
  State extends WithInts,
  Verb extends string,
  Phase extends string,
  Listener,
> {
  readonly #options: VerbTableOptions<State, Verb, Phase, Listener>;

  constructor(options: VerbTableOptions<State, Verb, Phase, Listener>) {
    this.#options = options;
  }

  /** Whoever is asked, or has the turn; null after the end. */
  readonly toAct = (state: State): Seat | null => {
    const { phase, asked, turn } = this.#options;
    if (phase.is(state, 'over' as 'over' & Phase)) return null;
    return asked.isOpen(state) ? asked.chooser(state) : turn.get(state);
  };

  readonly legalActions = (state: State, seat: Seat, into: WordedAction[]): number => {
    const { phase, asked, listIn, listAnswers } = this.#options;
    if (this.toAct(state) !== seat) return 0;
    if (asked.isOpen(state)) return listAnswers(state, into);
    return listIn[phase.get(state)]?.(state, into) ?? 0;
  };

  /** The first that applies: the game is over, others decide, it is not its time, its own. */
  readonly refusal = (state: State, seat: Seat, action: WordedAction): Refusal | null => {
    const { actions, verbs, refuse, phase } = this.#options;
    const outOfTurn = refuseOutOfTurn(refuse, this.toAct(state), seat);
    if (outOfTurn !== null) return outOfTurn;
    const verb = verbs[actions.verbOf(action)];
    if (!this.#isItsTime(state, verb)) return refuse('WRONG_PHASE', { phase: phase.get(state) });
    const [first, second] = [actions.first(action), actions.second(action)];
    return verb.refuse?.(state, first, second, actions.third(action)) ?? null;
  };

  #isItsTime(state: State, verb: VerbRules<State, Phase, Listener>): boolean {
    const { phase, asked } = this.#options;
    const question = asked.form(state)?.word;
    return question === undefined
      ? (verb.in?.includes(phase.get(state)) ?? false)
      : verb.answers === question;
  }

  /** Plays what is not refused. */
  readonly play = (state: State, action: WordedAction, tell: Listener): void => {
    const { actions, verbs } = this.#options;
    const { play } = verbs[actions.verbOf(action)];
    play(state, tell, actions.first(action), actions.second(action), actions.third(action));
  };
}
