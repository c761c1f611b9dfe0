/** What players are asked in the middle of a turn. */
import * as engine from 'cardwright/engine';
import type { ChoiceForm } from 'cardwright/engine';
import { actions, NO_UNIT, verbs, type Action } from './actions.ts';
import { places } from './config.ts';
import type { Event } from './events.ts';
import { listAskedDefenders } from './strike.ts';
import { DIRECTIONS, listPaths } from './shift.ts';
import { asked, type State } from './state.ts';

const runnerOf = ({ config }: State) => config.effects.runner;

export const questions: readonly ChoiceForm<State>[] = engine.formsOfOneShape<State>([
  // AWF-5.14.7
  engine.askedByEffect<State, Event>('keep', runnerOf, { ...engine.cardNames, isSecret: true }),
  engine.askedByEffect<State, Event>('ability', runnerOf, engine.squareNames),
  {
    word: 'defence',
    as: 'set',
    options: (state, { chooser }, _, into) => listAskedDefenders(state, chooser, into),
    ...engine.wordNames(places),
  },
  {
    word: 'evade',
    as: 'row',
    options: (state, _, picked, into) => {
      const paths = listPaths(state, asked.chooser(state)).map((path) =>
        engine.placesInRow(path, DIRECTIONS + 1),
      );
      const begun = paths.filter(
        (path) => path.length === picked.length + 1 && picked.every((step, i) => path[i] === step),
      );
      for (const [i, path] of begun.entries()) into[i] = path.at(-1)!;
      return begun.length;
    },
    ...engine.wordNames(engine.compass),
  },
]);

const options: number[] = [];

/** The answers to what is asked, as actions; to do without it first, where that is allowed. */
export function listAnswers(state: State, into: Action[]): number {
  const form = asked.form(state)!;
  if (form.word === 'evade') {
    const paths = listPaths(state, asked.chooser(state));
    for (const [i, path] of paths.entries()) into[i] = actions.code(verbs.evade, path);
    return paths.length;
  }
  const count = form.options(state, asked.asked(state), [], options);
  let found = 0;
  if (form.word === 'defence') into[found++] = actions.code(verbs.defend, NO_UNIT);
  if (form.word === 'ability' && asked.asked(state).least === 0)
    into[found++] = actions.code(verbs.decline);
  for (let i = 0; i < count; i += 1) {
    const action = answerOf(state, form.word, options[i]!);
    if (!into.slice(0, found).includes(action)) into[found++] = action;
  }
  return found;
}

function answerOf(state: State, word: string, option: number): Action {
  if (word === 'keep') return actions.code(verbs.keep, state.config.types[option]);
  if (word === 'ability') return actions.code(verbs.useAbility, option);
  return actions.code(verbs.defend, option);
}

/** What may be picked, by its names. */
export function optionNames(state: State): string[] {
  const form = asked.form(state)!;
  const count = form.options(state, asked.asked(state), [], options);
  const kinds = options.slice(0, count).map((option) => form.kindOf?.(state, option) ?? option);
  return kinds.map((kind) => form.nameOf(state, kind));
}
