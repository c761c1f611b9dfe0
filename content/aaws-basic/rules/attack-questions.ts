/** What is asked in an attack. What each answer may be is with its verb. */
import type * as engine from 'cardwright/engine';
import type { ChoiceForm } from 'cardwright/engine';
import type { State } from './config.ts';

const units: engine.ChoiceForm<State>['options'] = ({ config }, _, __, into) => {
  for (let unit = 0; unit < config.units.length; unit += 1) into[unit] = unit;
  return config.units.length;
};

/** The unit that is asked, or about which is asked. */
const unitForm = (word: string): ChoiceForm<State> => ({
  word,
  as: 'row',
  options: units,
  nameOf: ({ config }, unit) => config.units[unit]!.name,
  kindNamed: ({ config }, name) => config.units.findIndex((unit) => unit.name === name),
});

export const attackQuestions = [
  'aim',
  'interfere',
  'emergency',
  'cooperate',
  'guard',
  'defend',
  'counter',
].map(unitForm);
