/** What a player is asked in the middle of an action, as a part of a declared state: engine/choices. */
import { Choices } from '../../choices/choices.ts';
import type { ChoiceForm } from '../../choices/form.ts';
import { choiceInWords, readChoice } from '../../choices/words.ts';
import { stream } from '../../random.ts';
import type { Position, Seat, Viewer } from '../../rules.ts';
import type { StateLayout } from '../state-layout.ts';
import type { DeclaredState, Setting } from './part.ts';
import { Said } from './said.ts';

export class Questions<Config extends Setting> extends Said<Config> {
  #choices: Choices<DeclaredState<Config>>;
  readonly isSecret = true;
  readonly #forms: readonly ChoiceForm<DeclaredState<Config>>[];
  readonly #room: number;

  constructor(room: number, forms: readonly ChoiceForm<DeclaredState<Config>>[]) {
    super();
    this.#room = room;
    this.#forms = forms;
    this.#choices = new Choices(0, room, forms);
  }

  /** Asks, lists, tests and takes; to be had once the state is declared. */
  get choices(): Choices<DeclaredState<Config>> {
    return this.#choices;
  }

  declare(name: string, header: StateLayout): void {
    this.name = name;
    this.#choices = new Choices(header.take(Choices.words(this.#room)), this.#room, this.#forms);
  }

  write(state: DeclaredState<Config>): unknown {
    return choiceInWords(this.#choices, state);
  }

  seen(state: DeclaredState<Config>, viewer: Viewer): unknown {
    return choiceInWords(this.#choices, state, viewer);
  }

  /** Presumes that what the question is about was read before. */
  read(state: DeclaredState<Config>, position: Position): void {
    readChoice(this.#choices, state, position[this.name], this.name, state.config.seats);
  }

  redeal(state: DeclaredState<Config>, viewer: Seat, seed: number): void {
    this.#choices.dealAnew(state, viewer, stream(seed, this.name));
  }
}

/**
 * One open question, of one of these forms, with so many picks at most. It stands behind the cards and
 * boards that it asks about.
 */
export function questions<Config extends Setting>(
  room: number,
  forms: readonly ChoiceForm<DeclaredState<Config>>[],
): Questions<Config> {
  return new Questions(room, forms);
}
