/** The words of what players do (3.7). */
import { wordAmong, type Verb as EngineVerb, type WordedAction } from 'cardwright/engine';
import type { Config } from './config.ts';
import type { Listener } from './events.ts';
import { quarters } from './field.ts';
import type { Phase, State } from './state.ts';

export type Action = WordedAction;
export type Verb = EngineVerb<State, Phase, Listener, Config>;

/** Facings are named by quarter turns in actions. */
export const facingWord = wordAmong(quarters);
/** More steps than any move can have, so that what is too long can be said (APE-5.8.1). */
export const LONGEST = 10;

/** Where a drawn item goes (APE-5.20.6). */
export const sideWords = ['own', 'opponent', 'discard'] as const;
