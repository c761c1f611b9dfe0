/**
 * How players answer what effects ask, whatever there is to choose from: `choose (3,4)`, `choose forest`,
 * and `done` where what was chosen is enough. A game lists its questions by the words of its choices, each
 * with the sort of its options (choices/option-words.ts).
 */
import { NO_MORE } from '../choices/choices.ts';
import { formsOfOneShape, type ChoiceForm } from '../choices/form.ts';
import type { OptionWords } from '../choices/option-words.ts';
import type { GameEvent, Refusal } from '../rules.ts';
import type { DeclaredState, Setting } from '../state/kinds/part.ts';
import type { Question } from '../state/kinds/question.ts';
import type { Verb } from '../verb.ts';
import { askedByEffect } from './asking.ts';
import type { EffectRunner } from './runner.ts';

export interface AnsweredQuestion<State, Sort extends string> {
  readonly sort: Sort;
  /** Several of them in any order, each once. */
  readonly as?: 'row';
  /** Where options are called by something else, as units by their squares: what it is, and back. */
  readonly kindOf?: (state: State, option: number) => number;
  readonly optionOf?: (state: State, kind: number) => number;
  /** Whether a player may say that what was chosen is enough. */
  readonly mayEnd?: true;
}

export interface EffectAnswersOptions<
  Config extends Setting,
  Event extends GameEvent,
  Sort extends string,
  Code extends string,
> {
  readonly options: OptionWords<Config, Sort>;
  readonly questions: Readonly<Record<string, AnsweredQuestion<DeclaredState<Config>, Sort>>>;
  readonly asked: Question<Config>;
  readonly runnerOf: (state: DeclaredState<Config>) => EffectRunner<DeclaredState<Config>, Event>;
  readonly refuse: (code: Code) => Refusal;
  /** What is said of what is no option, where the choice does not say why, and of an end that comes too soon. */
  readonly noOption: Code;
  readonly notEnough: Code;
}

export class EffectAnswers<
  Config extends Setting,
  Event extends GameEvent,
  Sort extends string,
  Code extends string,
> {
  readonly #game: EffectAnswersOptions<Config, Event, Sort, Code>;
  readonly #found: number[] = [];
  readonly forms: readonly ChoiceForm<DeclaredState<Config>>[];
  readonly choose: Verb<DeclaredState<Config>, never, unknown, Config>;
  readonly done: Verb<DeclaredState<Config>, never, unknown, Config>;

  constructor(game: EffectAnswersOptions<Config, Event, Sort, Code>) {
    const { options, questions, asked, runnerOf } = game;
    const answers = Object.keys(questions);
    this.#game = game;
    this.forms = formsOfOneShape(
      Object.entries(questions).map(([word, { sort, as, kindOf }]) => {
        const names =
          kindOf === undefined ? options.names(sort) : { ...options.names(sort), kindOf };
        return askedByEffect<DeclaredState<Config>, Event>(word, runnerOf, names, as);
      }),
    );
    this.choose = {
      answers,
      words: { option: options.word },
      among: { option: (state, _, into) => this.#list(state, into) },
      tested: ['option'],
      refuse: [[['option'], (state, _, value) => this.#refuse(state, value)]],
      play: (state, _, __, value) => {
        const kind = options.optionOf(this.#question(state).sort, value);
        if (asked.take(state, kind)) runnerOf(state).answer(state, asked.listOf(state));
      },
    };
    this.done = {
      answers,
      refuse: [[[], (state) => this.#refuseEnd(state)]],
      play: (state) => this.end(state),
    };
  }

  /** Goes on with what was chosen. */
  end(state: DeclaredState<Config>): void {
    const { asked, runnerOf } = this.#game;
    asked.take(state, NO_MORE);
    runnerOf(state).answer(state, asked.listOf(state));
  }

  #question(state: DeclaredState<Config>): AnsweredQuestion<DeclaredState<Config>, Sort> {
    const { asked, questions } = this.#game;
    return questions[asked.form(state)!.word]!;
  }

  /** Writes what can be chosen, as values of the word; returns how many. */
  #list(state: DeclaredState<Config>, into: number[]): number {
    const { asked, options } = this.#game;
    const { sort } = this.#question(state);
    const count = asked.list(state, this.#found);
    let listed = 0;
    for (let i = 0; i < count; i += 1)
      if (this.#found[i] !== NO_MORE) into[listed++] = options.valueOf(sort, this.#found[i]!);
    return listed;
  }

  #refuse(state: DeclaredState<Config>, value: number): Refusal | null {
    const { asked, options, runnerOf, refuse, noOption } = this.#game;
    const { sort, optionOf } = this.#question(state);
    const kind = options.optionOf(sort, value);
    if (kind < 0) return refuse(noOption);
    if (asked.refuseStep(state, kind) === null) return null;
    const option = optionOf === undefined ? kind : optionOf(state, kind);
    return refuse((runnerOf(state).whyNotPicked(state, option) as Code | null) ?? noOption);
  }

  #refuseEnd(state: DeclaredState<Config>): Refusal | null {
    const { asked, refuse, notEnough } = this.#game;
    const isEnough = asked.pickCount(state) >= asked.asked(state).least;
    return isEnough && this.#question(state).mayEnd === true ? null : refuse(notEnough);
  }
}
