/** The words of actions: units by their names, everything else by the ids of components. */
import * as engine from 'cardwright/engine';
import type { Seat, Verb as EngineVerb, WordedAction, WordKind } from 'cardwright/engine';
import { MOST_UNITS, type Config, type Unit } from './config.ts';
import type { Listener } from './events.ts';
import type { Phase, State } from './state.ts';
import { stances } from './tables.ts';

export type Action = WordedAction;
export type Verb = EngineVerb<State, Phase, Listener, Config>;

const NOT_THERE = -1;
const MANY = 256;

/** One of a list of a game's names. */
function namedIn(listOf: (config: Config) => readonly string[], size = MANY): WordKind<Config> {
  return {
    size,
    nameOf: (config, value) => listOf(config)[value] ?? '',
    valueOf: (config, word) => listOf(config).indexOf(word),
  };
}

export const unitWord: WordKind<Config> = {
  size: MOST_UNITS,
  nameOf: ({ units }, unit) => units[unit]?.name ?? '',
  valueOf: ({ units }, word) => units.findIndex(({ name }) => name === word),
};
export const allUnits = engine.valuesOf(({ config }: State) => config.allUnits);

/** Units of which that holds; `first` is the word before. */
export function unitsThat(
  test: (state: State, seat: Seat, unit: Unit, first: number) => boolean,
): engine.Among<State> {
  return (state, seat, into, first) => {
    let found = 0;
    for (let unit = 0; unit < state.config.units.length; unit += 1)
      if (test(state, seat, unit, first)) into[found++] = unit;
    return found;
  };
}
export const actionWord = namedIn(({ tables }) => tables.actions);
export const resourceWord = namedIn(({ tables }) => tables.resources);
export const attackWord: WordKind<Config> = {
  size: MANY,
  nameOf: ({ tables }, attack) => tables.attacks.all[attack]?.id ?? '',
  valueOf: ({ tables }, word) => tables.attacks.numberOf.get(word) ?? NOT_THERE,
};
export const stanceWord = engine.wordAmong(stances);
const typeWord: WordKind<Config> = engine.typeWord;
export const squareWord: WordKind<Config> = engine.squareWord;

/** What an action of a slot is done with; 0 for nothing. */
const things = {
  attack: attackWord,
  item: typeWord,
  square: squareWord,
  unit: unitWord,
};
type Kind = keyof typeof things;
export const thingWord = engine.optionalWord(engine.eitherWord<Config>(...Object.values(things)));
const starts = { attack: 1, item: 0, square: 0, unit: 0 };
starts.item = starts.attack + things.attack.size;
starts.square = starts.item + things.item.size;
starts.unit = starts.square + things.square.size;

/** The thing that is this attack, type of item, square or unit. */
export const thingOf = (kind: Kind, value: number): number => starts[kind] + value;

/** The attack, item, square or unit that a thing is; -1 where it is something else. */
export function inThing(kind: Kind, thing: number): number {
  const value = thing - starts[kind];
  return value >= 0 && value < things[kind].size ? value : NOT_THERE;
}

/** An attack by which another is extended, or that an item is dropped (AAW-5.6.3). */
export const extraWord = engine.optionalWord(
  engine.eitherWord<Config>(attackWord, engine.wordAmong(['drop'])),
);
export const DROP = 1 + MANY;
export const extensionIn = (extra: number): number => (extra < DROP ? extra - 1 : NOT_THERE);
