/** Deployment before the first round (AAW-17.6). */
import * as engine from 'cardwright/engine';
import type { Refusal, Seat, Square } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { told } from './events.ts';
import { declaringSide } from './initiative.ts';
import { refuse } from './refuse.ts';
import { beginRound, happen, stages } from './round.ts';
import * as parts from './state.ts';
import { isOnField, isRestable, putUnit, seatOf, sideOf, unitOn } from './units.ts';
import { unitWord, type Verb } from './words.ts';

const { phase, status, turn } = parts;

/** Units of the deciding seat that have no place yet. */
function waiting(state: State): Unit[] {
  return [...state.config.units.keys()].filter(
    (unit) => !isOnField(state, unit) && state.config.units[unit]!.arrives === null,
  );
}

/** AAW-17.6.1: the GM side first, each seat with all its units. Returns whether anybody still deploys. */
export function callNext(state: State): boolean {
  const open = waiting(state);
  for (const number of [0, 1] as const) {
    const next = open.find((unit) => sideOf(state, unit) === declaringSide(state, number));
    if (next === undefined) continue;
    phase.set(state, 'deploy');
    turn.set(state, seatOf(state, next));
    return true;
  }
  return false;
}

function refuseDeploy(state: State, _: Seat, unit: Unit, square: Square): Refusal | null {
  const params = { square: engine.squareName(state.config.grid, square) };
  const isLegal =
    isRestable(state, square) &&
    state.config.battle.zones[sideOf(state, unit)]!.includes(square) &&
    unitOn(state, square) < 0;
  return isLegal ? null : refuse('DEPLOY_ILLEGAL', params);
}

export const deploy: Verb = {
  in: ['deploy'],
  words: { unit: unitWord, square: engine.squareWord },
  among: {
    unit: engine.valuesOf(waiting),
    square: engine.valuesOf(({ config }: State) => config.battle.zones.flat()),
  },
  refuse: [
    (state, seat, unit) =>
      waiting(state).includes(unit) && seatOf(state, unit) === seat
        ? null
        : refuse('DEPLOY_ILLEGAL'),
    refuseDeploy,
  ],
  play(state, _, tell, unit, square) {
    status.set(state, unit, 'active');
    putUnit(state, unit, square);
    tell?.(told.deployed(state, { unit, square }));
    if (callNext(state)) return;
    phase.set(state, 'main');
    happen(state, 'combatStart', tell);
    beginRound(state, stages.start);
  },
};
