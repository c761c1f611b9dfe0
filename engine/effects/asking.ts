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
 * candidates of the choice that waits. `runnerOf` gives the runner when somebody asks.
 */
export function askedByEffect<State extends WithInts, Event extends GameEvent>(
  word: string,
  runnerOf: (state: State) => EffectRunner<State, Event>,
  names: Pick<ChoiceForm<State>, 'kindOf' | 'nameOf' | 'kindNamed' | 'isSecret'>,
): ChoiceForm<State> {
  return {
    word,
    as: 'set',
    options: (state, _, __, into) => {
      const runner = runnerOf(state);
      return runner.choice(state)?.word === word ? runner.candidates(state, into) : 0;
    },
    ...names,
  };
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
