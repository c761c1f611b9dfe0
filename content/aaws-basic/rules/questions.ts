/** What players are asked in the middle of something; what may be answered is with each verb. */
import * as engine from 'cardwright/engine';
import type { ChoiceForm, Seat } from 'cardwright/engine';
import type { State } from './config.ts';
import { listBoost } from './boost.ts';
import { listDeclaring, listNext } from './initiative.ts';
import { asked } from './state.ts';
import { listVia } from './way.ts';

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

type List = (state: State, seat: Seat, into: number[]) => number;

/** One answer, from this list; none may be asked for. */
const one = (word: string, list: List, names: typeof units): ChoiceForm<State> => ({
  word,
  as: 'row',
  options: (state, { chooser }, _, into) => list(state, chooser, into),
  ...names,
});

const everybody: List = ({ config }, _, into) => {
  for (let unit = 0; unit < config.units.length; unit += 1) into[unit] = unit;
  return config.units.length;
};

/** The unit that is asked. */
const itself: List = (state, _, into) => {
  into[0] = asked.about(state);
  return 1;
};

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
  ...['aim', 'cooperate', 'guard'].map((word) => one(word, everybody, units)),
  ...['interfere', 'emergency', 'defend', 'counter'].map((word) => one(word, itself, units)),
]);
