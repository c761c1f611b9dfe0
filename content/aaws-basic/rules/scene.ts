/** Who plays which part in what the conditions of an effect are about (AAW-16). */
import type { DeclaredState } from 'cardwright/engine';

/** No unit has the role. */
export const NO_UNIT = -1;

/** Who plays which part in what an effect is about, and what it is. Units are places in `Config.units`. */
export interface Scene {
  readonly self: number;
  readonly attackUnit: number;
  readonly targetUnit: number;
  readonly mover: number;
  /** The attack action; -1 without one. */
  readonly attack: number;
  /** Whether its range is not adjacent (AAW-9.3.6). */
  readonly isFar: boolean;
  readonly isCounter: boolean;
  /** Whether `self` cooperates in it. */
  readonly isCooperating: boolean;
  readonly moveAction: string | null;
}

export const noScene: Scene = {
  self: NO_UNIT,
  attackUnit: NO_UNIT,
  targetUnit: NO_UNIT,
  mover: NO_UNIT,
  attack: -1,
  isFar: false,
  isCounter: false,
  isCooperating: false,
  moveAction: null,
};

const own: Scene[] = [];

/** A unit by itself. */
export const ownScene = (unit: number): Scene => (own[unit] ??= { ...noScene, self: unit });

/** Whether something holds there. Tables hold tests, and know nothing of the state that they are made for. */
export type Test = (state: DeclaredState, scene: Scene) => boolean;

/** Of what has no conditions. */
export const always: Test = () => true;
