/** The words of actions, units by their names, everything else by the ids of components; why actions are refused (9.0). */
import { refusals } from './data.gen.ts';
import * as engine from 'cardwright/engine';
import {
  type Seat,
  type Verb as EngineVerb,
  type WordedAction,
  type WordKind,
  foreseen,
  refuseBy,
} from 'cardwright/engine';
import { MOST_UNITS, type Config, type Unit } from './config.ts';
import type { Listener } from './events.ts';
import type { Phase, State } from './state.ts';
import { stances } from './tables.ts';

/** Refusals of actions, each with the clause that it upholds. */
export const refuse = refuseBy({
  ...refusals,
  GAME_OVER: 'AAW-15.1.6',
  NOT_YOUR_DECISION: 'AAW-18.3.1',
  WRONG_PHASE: 'AAW-18.3.1',
  BAD_ACTION: 'AAW-18.3.1',
});

/** Before targets are named: whichever it would be, it is refused (AAW-5.1.2). */
export const NO_TARGET = foreseen(refuse('NO_TARGET'));

export type Action = WordedAction;
export type Verb = EngineVerb<State, Phase, Listener, Config>;

const MANY = 256;

/** One of a list of a game's names. */
const namedIn = (
  namesOf: (config: Config) => readonly string[],
  size = MANY,
): WordKind<Config> => ({
  size,
  nameOf: (config, value) => namesOf(config)[value] ?? '',
  valueOf: (config, word) => namesOf(config).indexOf(word),
});

export const unitWord = namedIn(({ unitNames }) => unitNames, MOST_UNITS);
export const actionWord = namedIn(({ tables }) => tables.actions);
export const resourceWord = namedIn(({ tables }) => tables.resources);
export const attackWord = namedIn(({ tables }) => tables.attacks.ids);
export const stanceWord = engine.wordAmong(stances);

/** Units of which that holds. */
export function unitsThat(
  test: (state: State, seat: Seat, unit: Unit) => boolean,
): engine.Among<State> {
  return (state, seat, into) => {
    let found = 0;
    for (let unit = 0; unit < state.config.units.length; unit += 1)
      if (test(state, seat, unit)) into[found++] = unit;
    return found;
  };
}

/** What an action of a slot is done with; 0 for nothing. */
export const {
  word: thingWord,
  valueOf: thingOf,
  inValue: inThing,
} = engine.wordOfKinds({
  attack: attackWord,
  item: engine.typeWord,
  square: engine.squareWord,
  unit: unitWord,
});

/** An attack by which another is extended, or that an item is dropped (AAW-5.6.3). */
export const extraWord = engine.optionalWord(
  engine.eitherWord<Config>(attackWord, engine.wordAmong(['drop'])),
);
export const DROP = 1 + MANY;
/** Without an extension. */
export const NONE = -1;
/** The attack that a thing or an extra names, or `NONE`; less for what is no attack. */
export const extensionIn = (word: number): number => (word < DROP ? word - 1 : NONE - 1);
