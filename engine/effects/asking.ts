/** How effects ask players: each choice of an effect is a question of the same word (engine/choices). */
import type { Choices } from '../choices/choices.ts';
import type { ChoiceForm } from '../choices/form.ts';
import type { GameEvent } from '../rules.ts';
import type { Worded } from '../state/flat-state.ts';
import type { EffectGame } from './game.ts';
import type { EffectRunner } from './runner.ts';

/**
 * The form of a question that effects ask under this word: what there is to pick from are the
 * candidates of the choice that waits. `runnerOf` gives the runner when somebody asks.
 */
export function askedByEffect<State extends Worded, Event extends GameEvent>(
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
export function askThrough<State extends Worded>(
  choicesOf: () => Choices<State>,
): EffectGame<State, GameEvent>['ask'] {
  return (state, { word }, seat, _, __, least, most) => {
    choicesOf().ask(state, word, seat, least, most, 0);
  };
}
