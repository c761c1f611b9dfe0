/** Deployment before the first round (AAW-17.6). */
import * as engine from 'cardwright/engine';
import type { Refusal, Seat, Square } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { events } from './events.ts';
import { declaringSide } from './initiative.ts';
import { beginRound, happen, stages } from './round.ts';
import { phase, status, turn } from './state.ts';
import { isOnField, isRestable, putUnit, seatOf, sideOf, unitOn } from './units.ts';
import { refuse, unitsThat, unitWord, type Verb } from './words.ts';

/** Whether it has no place yet, and is to have one. */
const isWaiting = (state: State, unit: Unit): boolean =>
  !isOnField(state, unit) && state.config.units[unit]!.arrives === null;

/** AAW-17.6.1: the GM side first, each seat with all its units. Returns whether anybody still deploys. */
export function callNext(state: State): boolean {
  const open = state.config.allUnits.filter((unit) => isWaiting(state, unit));
  for (const number of [0, 1] as const) {
    const next = open.find((unit) => sideOf(state, unit) === declaringSide(state, number));
    if (next === undefined) continue;
    phase.set(state, 'deploy');
    turn.set(state, seatOf(state, next));
    return true;
  }
  return false;
}

const mayDeploy = (state: State, seat: Seat, unit: Unit): boolean =>
  isWaiting(state, unit) && seatOf(state, unit) === seat;

const zoneOf = (state: State, unit: Unit): readonly Square[] =>
  state.config.battle.zones[sideOf(state, unit)]!;

function refuseDeploy(state: State, _: Seat, unit: Unit, square: Square): Refusal | null {
  const isLegal =
    unitOn(state, square) < 0 && zoneOf(state, unit).includes(square) && isRestable(state, square);
  if (isLegal) return null;
  return refuse('DEPLOY_ILLEGAL', { square: engine.squareName(state.config.grid, square) });
}

export const deploy: Verb = {
  in: ['deploy'],
  words: { unit: unitWord, square: engine.squareWord },
  among: {
    unit: unitsThat(mayDeploy),
    square: engine.valuesOf((state: State, _: Seat, unit) => zoneOf(state, unit)),
  },
  tested: ['unit'],
  refuse: [
    (state, seat, unit) => (mayDeploy(state, seat, unit) ? null : refuse('DEPLOY_ILLEGAL')),
    refuseDeploy,
  ],
  play(state, _, report, unit, square) {
    status.set(state, unit, 'active');
    putUnit(state, unit, square);
    report?.(events.deployed(state, { unit, square }));
    if (callNext(state)) return;
    phase.set(state, 'main');
    happen(state, 'combatStart', report);
    beginRound(state, stages.start);
  },
};
