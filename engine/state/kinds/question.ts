/** What a player is asked in the middle of an action (choices/), as a part of a declared state. */
import { CHOICE_HEADER, Choices } from '../../choices/choices.ts';
import type { ChoiceForm } from '../../choices/form.ts';
import { choiceInPosition, readChoice } from '../../choices/in-position.ts';
import { comparedOrNull } from '../../positions/compare.ts';
import { stream } from '../../random.ts';
import type { Position, PositionDifference } from '../../rules.ts';
import type { Seat, Viewer } from '../../seats.ts';
import type { StateLayout } from '../state-layout.ts';
import type { DeclaredState, Part, Setting } from './part.ts';

export interface QuestionOptions<Config extends Setting> {
  readonly forms: (config: Config) => readonly ChoiceForm<DeclaredState<Config>>[];
  /** Picks that there may be at most; as many as there are cards unless it is said here. */
  readonly room?: (config: Config) => number;
  /** False: observations of the game say it in another way. */
  readonly observed?: boolean;
}

/** Declared behind all that its options follow from. */
export class Question<Config extends Setting>
  extends Choices<DeclaredState<Config>>
  implements Part<Config>
{
  name = '';
  readonly isSecret = true;
  #slot = -1;
  readonly #options: QuestionOptions<Config>;

  constructor(options: QuestionOptions<Config>) {
    super(-1, 0, []);
    this.#options = options;
  }

  override formsOf({
    config,
  }: DeclaredState<Config>): readonly ChoiceForm<DeclaredState<Config>>[] {
    return this.#options.forms(config);
  }

  override roomOf({ config }: DeclaredState<Config>): number {
    return this.#options.room?.(config) ?? config.types.length;
  }

  override listOf({ at }: DeclaredState<Config>): number {
    return at[this.#slot]!;
  }

  declare(name: string, header: StateLayout, starts: StateLayout): void {
    this.name = name;
    this.at = header.take(CHOICE_HEADER);
    this.#slot = starts.take(1);
  }

  lay(config: Config, layout: StateLayout, at: number[]): void {
    at[this.#slot] = layout.list(this.#options.room?.(config) ?? config.types.length);
  }

  write(state: DeclaredState<Config>): unknown {
    return choiceInPosition(this, state);
  }

  seen(state: DeclaredState<Config>, viewer: Viewer): unknown {
    return this.#options.observed === false ? undefined : choiceInPosition(this, state, viewer);
  }

  read(state: DeclaredState<Config>, position: Position): void {
    readChoice(this, state, position[this.name], this.name, state.config.seats);
  }

  compare(
    state: DeclaredState<Config>,
    expected: unknown,
    key: string,
  ): readonly PositionDifference[] {
    return comparedOrNull(key, expected, this.write(state));
  }

  redeal(state: DeclaredState<Config>, viewer: Seat, seed: number): void {
    this.dealAnew(state, viewer, stream(seed, this.name));
  }

  faults(state: DeclaredState<Config>): readonly string[] {
    return this.isSound(state) ? [] : [`${this.name} asks for what cannot be picked`];
  }
}

/** The question that is open, of these forms; its picks stay until the next one. */
export function question<Config extends Setting>(
  options: QuestionOptions<Config>,
): Question<Config> {
  return new Question(options);
}
