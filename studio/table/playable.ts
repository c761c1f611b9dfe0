/** What can be said of a position, by the rules of its game. */
import {
  type AnyRules,
  BadPosition,
  type Position,
  type PositionFields,
  nameOrNull,
} from '../../engine/index.ts';
import type { Playable } from './view.ts';

/** None where the rules do not declare what their positions say. */
export function fieldsOf(rules: AnyRules, state: unknown): PositionFields {
  return rules.positionFields?.(state) ?? { fields: [], follows: {} };
}

/** Throws a `BadPosition` for one from which no game can be played. */
export function playableFrom(rules: AnyRules, position: Position): Playable {
  const state = rules.fromPosition(position);
  const { fields, follows } = fieldsOf(rules, state);
  const said = isAgreed(rules, { ...position, ...follows }) ? follows : {};
  const whole = rules.toPosition(state);
  return { fields: { fields, follows: said }, whole, toAct: nameOrNull(rules.toAct(state)) };
}

/** What begins at once may change what follows: then a position had better not say it. */
function isAgreed(rules: AnyRules, position: Position): boolean {
  try {
    rules.fromPosition(position);
    return true;
  } catch (error) {
    if (error instanceof BadPosition) return false;
    throw error;
  }
}
