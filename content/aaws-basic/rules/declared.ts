/** The parts of the state, which state.ts and attack-state.ts declare. */
import * as engine from 'cardwright/engine';
import type { Config } from './config.ts';

export const state = new engine.StateParts<Config>();
