/** What players are asked in the middle of something; what may be answered is with each verb. */
import * as engine from 'cardwright/engine';
import type { ChoiceForm } from 'cardwright/engine';
import type { State } from './config.ts';
import { listBoost } from './boost.ts';
import { listDeclaring, listNext } from './initiative.ts';
import { asked } from './state.ts';
import { listVia } from './way.ts';
import { allUnits } from './words.ts';

/** Named and listed by the verbs that answer; here is what an answer can be about. */
const units = {
  nameOf: ({ config }: State, unit: number) => config.units[unit]!.name,
  kindNamed: ({ config }: State, name: string) =>
    config.units.findIndex((unit) => unit.name === name),
};

const resources = {
  nameOf: ({ config }: State, resource: number) => config.tables.resources[resource]!,
  kindNamed: ({ config }: State, name: string) => config.tables.resources.indexOf(name),
};

/** One answer, from this list; none may be asked for. */
const one = (word: string, list: engine.Among<State>, names: typeof units): ChoiceForm<State> => ({
  word,
  as: 'row',
  options: (state, { chooser }, _, into) => list(state, chooser, into, 0, 0),
  ...names,
});

/** The unit that is asked. */
const itself = engine.valuesOf((state: State) => [asked.about(state)]);

export const questions: readonly ChoiceForm<State>[] = engine.formsOfOneShape<State>([
  one('initiative', listDeclaring, units),
  one('order', listNext, units),
  one('boost', (state, _, into) => listBoost(state, into), resources),
  {
    word: 'way',
    as: 'row',
    options: (state, _, __, into) => listVia(state, into),
    ...engine.squareNames,
  },
  engine.yesOrNo('overwatch'),
  ...['aim', 'cooperate', 'guard'].map((word) => one(word, allUnits, units)),
  ...['interfere', 'emergency', 'defend', 'counter'].map((word) => one(word, itself, units)),
]);
