/**
 * The verbs of a game whose actions are verbs with words (worded-actions.ts): when each may be played,
 * what its words are, why it may not be played, what it does. Its notation, who decides, what comes in
 * the wrong phase, in which order refusals are tested and what is legal follow from the table.
 */
import { refuseOutOfTurn, type Refuse } from './refusals.ts';
import { mapped } from './plain-data.ts';
import type { Refusal } from './rules.ts';
import { NOBODY, type Seat } from './seats.ts';
import type { Setting } from './state/kinds/part.ts';
import { NO_MORE } from './choices/choices.ts';
import type { Verb } from './verb.ts';
import { VerbListing } from './verb-listing.ts';
import { listAlike, listOf, listTogether, type List } from './verb-lists.ts';
import { WordedActions, type WordedAction, type WordKind } from './worded-actions.ts';

export interface VerbTableOptions<
  State,
  Name extends string,
  Phase extends string,
  Listener,
  Config extends Setting,
> {
  /** In the order in which they are listed. */
  readonly verbs: Readonly<Record<Name, Verb<State, Phase, Listener, Config>>>;
  /** Verbs whose first word that is tried is the same: they are listed by its values, side by side. */
  readonly together?: readonly NoInfer<Name>[];
  /** Verbs that differ only in what may be said of their first word: the rest is tried once for all of them. */
  readonly alike?: readonly NoInfer<Name>[];
  readonly refuse: Refuse<'GAME_OVER' | 'NOT_YOUR_DECISION' | 'WRONG_PHASE'>;
  /** Nobody decides in the phase `over`. */
  readonly phase: { get(state: State): Phase; is(state: State, phase: 'over' & Phase): boolean };
  /** Who decides while nothing is asked. */
  readonly turn: { get(state: State): Seat };
  /** Who else may act now: all who decide at once, and `NOBODY` while a clock runs. */
  readonly mayAct?: (state: State, seat: Seat) => boolean;
  /** What comes at the wrong time, where that is more than the wrong phase. */
  readonly notNow?: (state: State) => Refusal;
  readonly asked: {
    isOpen(state: State): boolean;
    chooser(state: State): Seat;
    form(state: State): { readonly word: string } | null;
    list(state: State, into: number[]): number;
    optionNames(state: State): readonly string[];
  };
  /** What is over with each answer, but for verbs that are `asksOn`: the question, where steps of the game ask again. */
  readonly closes?: { cancel(state: State): void };
}

/** What is decided where a verb is one of several. */
const TURN = 'turn';

export class VerbTable<
  State extends { readonly config: Config },
  Name extends string,
  Phase extends string,
  Listener,
  Config extends Setting,
> {
  readonly actions: WordedActions<Config, Name>;
  readonly #options: VerbTableOptions<State, Name, Phase, Listener, Config>;
  /** By number of a verb. */
  readonly #verbs: readonly Verb<State, Phase, Listener, Config>[];
  readonly #listings: readonly VerbListing<State>[];
  /** What may be done by phase, and in answer to each question; by phase, what nobody may do. */
  readonly #inPhase = new Map<string, List<State>[]>();
  readonly #answering = new Map<string, List<State>[]>();
  /** What those may do by phase who are not waited for. */
  readonly #unasked = new Map<string, List<State>[]>();
  readonly #byClock = new Map<string, List<State>[]>();
  /** By phase: the number of the verb by which all is decided in it. */
  readonly #deciding = new Map<string, number>();

  constructor(options: VerbTableOptions<State, Name, Phase, Listener, Config>) {
    const names = Object.keys(options.verbs) as Name[];
    this.#options = options;
    this.#verbs = names.map((name) => options.verbs[name]);
    this.actions = new WordedActions(
      mapped(options.verbs, ({ words = {} }) => Object.values<WordKind<Config>>(words)),
    );
    this.#listings = this.#verbs.map(
      (verb, number) => new VerbListing<State>(verb, this.actions.codeOf(number), this.#picks),
    );
    for (const [number, { decision, in: phases = [] }] of this.#verbs.entries())
      if (decision !== undefined) for (const phase of phases) this.#deciding.set(phase, number);
    const { together = [], alike = [] } = options;
    for (const name of names) {
      const group = [together, alike].find((all) => all.includes(name)) ?? [name];
      const numbers = group.map((one) => names.indexOf(one));
      if (group[0] === name) this.#addLists(numbers, group === alike ? listAlike : listTogether);
    }
  }

  /** Whoever is asked, or has the turn; null after the end. */
  readonly toAct = (state: State): Seat | null => {
    const { phase, asked, turn } = this.#options;
    if (phase.is(state, 'over' as 'over' & Phase)) return null;
    return asked.isOpen(state) ? asked.chooser(state) : turn.get(state);
  };

  readonly legalActions = (
    state: State,
    seat: Seat,
    into: WordedAction[],
    enough = Infinity,
  ): number => {
    const lists = this.#listsFor(state, seat) ?? [];
    let found = 0;
    for (let i = 0; i < lists.length && found < enough; i += 1)
      found = lists[i]!(state, seat, into, found, enough);
    return found;
  };

  #listsFor(state: State, seat: Seat): readonly List<State>[] | undefined {
    const { phase, asked, mayAct } = this.#options;
    const decider = this.toAct(state);
    if (decider === null) return undefined;
    const now = phase.get(state);
    if (seat === NOBODY) return mayAct?.(state, seat) === true ? this.#byClock.get(now) : undefined;
    if (asked.isOpen(state))
      return decider === seat ? this.#answering.get(asked.form(state)!.word) : undefined;
    const isOneOfThem = decider === seat || mayAct?.(state, seat) === true;
    return (isOneOfThem ? this.#inPhase : this.#unasked).get(now);
  }

  /** The first that applies: the game is over, others decide, it is not its time, its own. */
  readonly refusal = (state: State, seat: Seat, action: WordedAction): Refusal | null => {
    const { actions } = this;
    const { refuse, phase, asked, mayAct, notNow } = this.#options;
    const number = actions.numberOf(action);
    const verb = this.#verbs[number]!;
    const isItsTime = this.#isItsTime(state, verb);
    const isOneOfThem = (seat === NOBODY || !asked.isOpen(state)) && mayAct?.(state, seat) === true;
    const mayPlay = isOneOfThem || (verb.isUnasked === true && isItsTime);
    const outOfTurn = refuseOutOfTurn(refuse, this.toAct(state), seat, mayPlay);
    if (outOfTurn !== null) return outOfTurn;
    if ((verb.isClock === true) !== (seat === NOBODY)) return refuse('NOT_YOUR_DECISION');
    if (!isItsTime) return notNow?.(state) ?? refuse('WRONG_PHASE', { phase: phase.get(state) });
    const [first, second] = [actions.first(action), actions.second(action)];
    const third = actions.third(action);
    const refusal = this.#listings[number]!.refusal(state, seat, first, second, third);
    // To those who are not waited for, what they may not play unasked is the decision of others.
    return refusal && (refuseOutOfTurn(refuse, this.toAct(state), seat, isOneOfThem) ?? refusal);
  };

  /** What the seat that decides is asked; `turn` where several verbs may be played. */
  readonly decision = (state: State): string => {
    const { phase, asked } = this.#options;
    const number = this.#deciding.get(phase.get(state));
    return asked.form(state)?.word ?? this.#verbs[number ?? -1]?.decision ?? TURN;
  };

  /** What may be chosen in answer to that, by its names; null where several verbs may be played. */
  readonly choices = (state: State): readonly string[] | null => {
    const { phase, asked, turn } = this.#options;
    if (asked.isOpen(state)) return asked.optionNames(state);
    const number = this.#deciding.get(phase.get(state));
    if (number === undefined) return null;
    const [word] = Object.values<WordKind<Config>>(this.#verbs[number]!.words ?? {});
    const values = this.#listings[number]!.valuesOfFirst(state, turn.get(state));
    return values.map((value) => word!.nameOf(state.config, value));
  };

  #isItsTime(state: State, verb: Verb<State, Phase, Listener, Config>): boolean {
    const { phase, asked } = this.#options;
    const question = verb.isClock === true ? undefined : asked.form(state)?.word;
    return question === undefined
      ? (verb.in?.includes(phase.get(state)) ?? false)
      : questionsOf(verb).includes(question);
  }

  /** What the contract of rules asks of actions, but for `apply`. */
  rules() {
    const { toAct, legalActions, refusal, actions } = this;
    return { toAct, legalActions, refusal, notation: actions.notation };
  }

  /** Plays what is not refused. Whoever plays may still look at what is asked. */
  readonly play = (state: State, seat: Seat, action: WordedAction, report: Listener): void => {
    const { actions } = this;
    const [first, second] = [actions.first(action), actions.second(action)];
    const verb = this.#verbs[actions.numberOf(action)]!;
    verb.play(state, seat, report, first, second, actions.third(action));
    if (verb.asksOn !== true) this.#options.closes?.cancel(state);
  };

  /** What may be picked in answer to what is asked. */
  readonly #picks = (state: State, _: Seat, into: number[]): number => {
    const count = this.#options.asked.list(state, into);
    if (into[0] !== NO_MORE) return count;
    into.copyWithin(0, 1, count);
    return count - 1;
  };

  #addLists(group: readonly number[], join: typeof listTogether): void {
    const [one] = group;
    const verb = this.#verbs[one!]!;
    const lists = group.map((number) => this.#listings[number]!);
    const list: List<State> = lists.length === 1 ? listOf(lists[0]!) : join(lists);
    for (const phase of verb.in ?? []) {
      added(verb.isClock === true ? this.#byClock : this.#inPhase, phase, list);
      if (verb.isUnasked === true) added(this.#unasked, phase, list);
    }
    for (const question of questionsOf(verb)) added(this.#answering, question, list);
  }
}

/** Those that a verb answers. */
function questionsOf({ answers = [] }: Pick<Verb<never, string, never, never>, 'answers'>) {
  return typeof answers === 'string' ? [answers] : answers;
}

function added<State>(lists: Map<string, List<State>[]>, key: string, list: List<State>): void {
  lists.set(key, [...(lists.get(key) ?? []), list]);
}
