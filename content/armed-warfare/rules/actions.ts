/** The words of what players do (5.15). Equal cards are one action: it names the card of the catalogue. */
import { refusals } from './data.gen.ts';
import { wordAmong, type Verb as EngineVerb, type WordedAction, refuseBy } from 'cardwright/engine';
import { slots } from './cards.ts';
import { places, type Config } from './config.ts';
import type { Listener } from './events.ts';
import type { Phase, State } from './state.ts';

/** Refusals of actions, each with the clause that it upholds. */
export const refuse = refuseBy({
  ...refusals,
  GAME_OVER: 'AWF-5.10.3',
  NOT_YOUR_DECISION: 'AWF-5.3.7',
  WRONG_PHASE: 'AWF-5.3.6',
  BAD_ACTION: 'AWF-5.3.11',
});

export type Action = WordedAction;
export type Verb = EngineVerb<State, Phase, Listener, Config>;

export const slot = wordAmong(slots, 1);

/** Any card of a formation. */
export const place = wordAmong(places);

/** What `attack` names for the Armdroid itself (AWF-5.12.13). */
export const INNATE = 5;
export const source = wordAmong([...slots, 'innate'], 1);

/** What `defend` names for no unit. */
export const NO_UNIT = 0;
export const defender = wordAmong(['none', ...slots]);
