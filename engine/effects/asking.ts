/** How effects ask players: each choice of an effect is a question of the same word (engine/choices). */
import type { Choices } from '../choices/choices.ts';
import type { ChoiceForm } from '../choices/form.ts';
import type { GameEvent } from '../rules.ts';
import type { WithInts } from '../state/flat-state.ts';
import type { DeclaredState, Setting } from '../state/kinds/part.ts';
import type { EffectsOptions } from '../state/kinds/pending-effects.ts';
import type { EffectGame } from './game.ts';
import type { EffectRunner } from './runner.ts';

/**
 * The form of a question that effects ask under this word: what there is to pick from are the
 * candidates of the choice that waits. `runnerOf` gives the runner when somebody asks. In a row they are
 * picked in any order, each once.
 */
export function askedByEffect<State extends WithInts, Event extends GameEvent>(
  word: string,
  runnerOf: (state: State) => EffectRunner<State, Event>,
  names: Pick<ChoiceForm<State>, 'kindOf' | 'nameOf' | 'kindNamed' | 'isSecret'>,
  as: 'set' | 'row' = 'set',
): ChoiceForm<State> {
  return {
    word,
    as,
    options: (state, _, picked, into) => {
      const runner = runnerOf(state);
      if (runner.choice(state)?.word !== word) return 0;
      const count = runner.candidates(state, into);
      return as === 'set' ? count : without(into, count, picked);
    },
    ...names,
  };
}

/** Takes out what was picked; returns how many are left. */
function without(options: number[], count: number, picked: readonly number[]): number {
  let left = 0;
  for (let i = 0; i < count; i += 1) {
    const option = options[i]!;
    if (!picked.includes(option)) options[left++] = option;
  }
  return left;
}

/** For `EffectGame.ask`: puts the choice of an effect before its seat. */
export function askThrough<State extends WithInts>(
  choicesOf: () => Choices<State>,
): EffectGame<State, GameEvent>['ask'] {
  return (state, { word }, seat, _, __, least, most) => {
    choicesOf().open(state, word, seat, least, most);
  };
}

/** How positions name what effects have picked: as their questions do, but cards by their places. */
export function picksAsAsked<Config extends Setting>(
  formsOf: (config: Config) => readonly ChoiceForm<DeclaredState<Config>>[],
): NonNullable<EffectsOptions<Config>['picks']> {
  return {
    write(state, word, pick) {
      const form = formsOf(state.config).find((one) => one.word === word);
      return form === undefined || form.kindOf !== undefined ? null : form.nameOf(state, pick);
    },
    read(state, pick) {
      for (const { kindOf, kindNamed } of formsOf(state.config)) {
        const kind = kindOf === undefined ? kindNamed(state, String(pick)) : -1;
        if (kind >= 0) return kind;
      }
      return null;
    },
  };
}
