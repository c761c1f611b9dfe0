/**
 * Choices that say why an option is none: decided in one place for what is offered, for what is refused,
 * and for whether an effect can be declared at all. An option is judged by its choice, then by every
 * operation that is done with it; an operation for which nothing is chosen is judged by itself.
 *
 * `At` is what a game wants to know of where an effect happens: made of its frame, or of its source
 * before it begins, when nothing is picked yet.
 */
import type { Listener } from '../events.ts';
import type { GameEvent } from '../rules.ts';
import type { WithInts } from '../state/flat-state.ts';
import type { ChoiceOf, EffectMeaning, EffectPlace, OperationOf } from './compile.ts';
import { makeByWord, type ByWord, type ChoiceData, type EffectData } from './data.ts';
import type { EffectChoice, Frame, OperationHandler } from './handler.ts';
import { Judge, type Why } from './judge.ts';

export interface JudgedChoice<State, At, Code extends string> {
  /** The question (choices/form.ts). */
  readonly word: string;
  /** 1 where it is missing. */
  readonly least?: number;
  readonly most: number;
  /** How many can be picked now, where that may be fewer. */
  readonly room?: (state: State, at: At) => number;
  /** All that can be named, in the order in which it is listed. */
  readonly options: (state: State, at: At) => readonly number[];
  /** The choice itself refuses none where it is missing. */
  readonly why?: Why<State, At, Code>;
  /** It can only be judged once something else was chosen. */
  readonly isDependent?: true;
}

export interface JudgedOperation<State, At, Event extends GameEvent, Code extends string> {
  /** The name of the choice that `why` judges; `why` judges the operation itself where it is missing. */
  readonly judges?: string | undefined;
  readonly why?: Why<State, At, Code> | undefined;
  readonly apply: (state: State, at: At, report: Listener<Event>) => void;
  /** Another choice, made when everything else is. */
  readonly choice?: JudgedChoice<State, At, Code> | undefined;
}

export interface JudgedWords<
  State,
  At,
  Event extends GameEvent,
  Code extends string,
  Effect extends EffectData,
> {
  readonly choices: ByWord<
    ChoiceOf<Effect>,
    'pick',
    JudgedChoice<State, At, Code>,
    EffectPlace<Effect>
  >;
  readonly operations: ByWord<
    OperationOf<Effect>,
    'op',
    JudgedOperation<State, At, Event, Code>,
    EffectPlace<Effect>
  >;
  readonly atFrame: (state: State, frame: Frame) => At;
  /** What is said of something that cannot be named at all. */
  readonly noOption: Code;
  /** What is said where nothing can be picked, of why each option is refused. */
  readonly nothing: (faults: readonly Code[]) => Code;
  /** What may be picked in spite of this fault where there is nothing else. */
  readonly spares?: (effect: Effect) => Code | null;
}

/** Why an effect cannot be declared where `at` is; null where it can. */
export type Declaring<State, At, Code extends string> = (state: State, at: At) => Code | null;

export class JudgedEffects<
  State extends WithInts,
  At,
  Event extends GameEvent,
  Code extends string,
  Effect extends EffectData,
> {
  readonly #words: JudgedWords<State, At, Event, Code, Effect>;

  constructor(words: JudgedWords<State, At, Event, Code, Effect>) {
    this.#words = words;
  }

  /** Choices and operations, for the meaning of effects (compile.ts). */
  meaning(): Pick<EffectMeaning<State, Event, Effect>, 'choices' | 'operations'> {
    const { choices, operations } = this.#words;
    const choice = (data: ChoiceData, place: EffectPlace<Effect>): EffectChoice<State> =>
      this.#asked(this.#choice(data, place), this.#judge(data, place));
    const operation = (data: { op: string }, place: EffectPlace<Effect>) =>
      this.#handler(this.#operation(data, place), place);
    return { choices: each(choices, choice), operations: each(operations, operation) } as Pick<
      EffectMeaning<State, Event, Effect>,
      'choices' | 'operations'
    >;
  }

  /** What is judged before an effect begins: operations without choices, then choices that need no other. */
  declaring(place: EffectPlace<Effect>): Declaring<State, At, Code> {
    const { choose = {}, do: operations } = place.effect;
    const free = operations
      .map((data) => this.#operation(data, place))
      .flatMap(({ judges, why }) => (judges === undefined && why !== undefined ? [why] : []));
    const choices = Object.values<ChoiceData>(choose as Readonly<Record<string, ChoiceData>>)
      .map((data) => ({ choice: this.#choice(data, place), judge: this.#judge(data, place) }))
      .filter(({ choice }) => choice.isDependent !== true);
    return (state, at) => {
      for (let i = 0; i < free.length; i += 1) {
        const fault = free[i]!(state, at, 0);
        if (fault !== null) return fault;
      }
      for (let i = 0; i < choices.length; i += 1) {
        const { choice, judge } = choices[i]!;
        const options = choice.options(state, at);
        if (judge.isAny(options, state, at)) continue;
        const faults = options.map((option) => judge.why(state, at, option));
        return this.#words.nothing(faults.filter((fault) => fault !== null));
      }
      return null;
    };
  }

  #choice(data: ChoiceData, place: EffectPlace<Effect>): JudgedChoice<State, At, Code> {
    const made = makeByWord(this.#words.choices, data.pick, data, place);
    return made as JudgedChoice<State, At, Code>;
  }

  #operation(
    data: EffectData['do'][number],
    place: EffectPlace<Effect>,
  ): JudgedOperation<State, At, Event, Code> {
    const made = makeByWord(this.#words.operations, data.op, data, place);
    return made as JudgedOperation<State, At, Event, Code>;
  }

  /** A choice as the operations of its effect judge it, which know it by its name. */
  #judge(data: ChoiceData, place: EffectPlace<Effect>): Judge<State, At, Code> {
    const names = Object.entries(place.effect.choose ?? {});
    const [name] = names.find(([, one]) => one === data) ?? [];
    const demands = place.effect.do
      .map((one) => this.#operation(one, place))
      .flatMap(({ judges, why }) => (judges === name && why !== undefined ? [why] : []));
    const { why: own } = this.#choice(data, place);
    return this.#judgeBy(own === undefined ? demands : [own, ...demands], place);
  }

  #judgeBy(all: readonly Why<State, At, Code>[], { effect }: EffectPlace<Effect>) {
    return new Judge(all, this.#words.spares?.(effect) ?? null);
  }

  #handler(
    { choice, apply }: JudgedOperation<State, At, Event, Code>,
    place: EffectPlace<Effect>,
  ): OperationHandler<State, Event> {
    const { atFrame } = this.#words;
    return {
      choice: choice && this.#asked(choice, this.#judgeBy(choice.why ? [choice.why] : [], place)),
      apply: (state, frame, report) => apply(state, atFrame(state, frame), report),
    };
  }

  #asked(
    choice: JudgedChoice<State, At, Code>,
    judge: Judge<State, At, Code>,
  ): EffectChoice<State> {
    const { atFrame, noOption } = this.#words;
    const { word, least = 1, most, room, options } = choice;
    return {
      word,
      least,
      most,
      room: room && ((state, frame) => room(state, atFrame(state, frame))),
      isAlwaysAsked: true,
      candidates(state, frame, into) {
        const at = atFrame(state, frame);
        return judge.list(options(state, at), state, at, into);
      },
      why(state, frame, option) {
        const at = atFrame(state, frame);
        return options(state, at).includes(option) ? judge.why(state, at, option) : noOption;
      },
    };
  }
}

/** One maker for all words. */
function each(words: object, make: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(words).map((word) => [word, make]));
}
