/** What squares do to who enters them and who stops there (5.15, 5.16). */
import { type Card, NOBODY, type Square } from 'cardwright/engine';
import { ARROW, GRAVITY, POISON } from './cards.ts';
import { damage } from './damage.ts';
import { canFly } from './effects/standing.ts';
import { events, type Listener } from './events.ts';
import { turnedBy } from './field.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { groundAt, isUnit } from './units.ts';

const { BOMB, facing, field, h, lies, NOTHING, POISON_SQUARE, rotation } = parts;

/** APE-5.9.3, APE-5.9.7: whether a unit flies over a square. */
export function fliesAt(state: State, card: Card, square: Square): boolean {
  return canFly(state, card) && groundAt(state, square) !== GRAVITY;
}

/** APE-5.16.1, APE-5.16.3 */
export function isPoison(state: State, square: Square): boolean {
  return lies.place(state, square) === POISON_SQUARE || groundAt(state, square) === POISON;
}

/** APE-5.15.4, APE-5.9.5 */
export function enter(state: State, card: Card, square: Square, report: Listener): void {
  if (!isPoison(state, square) || fliesAt(state, card, square)) return;
  damage(state, card, state.config.options.poisonDamage, NOBODY, report);
}

/** APE-5.15.6, APE-5.15.7, APE-6.1.8 */
export function setOffBomb(state: State, card: Card, report: Listener): void {
  const square = field.squareOf(state, card);
  if (lies.place(state, square) !== BOMB || fliesAt(state, card, square)) return;
  const before = h.get(state, card);
  damage(state, card, state.config.options.bombDamage, NOBODY, report);
  if (!state.config.options.bombConsumed || h.get(state, card) === before) return;
  lies.setPlace(state, square, NOTHING);
  if (report) report(events.objectRemoved(state, { square, object: 'bomb' }));
}

/** APE-5.16.6, APE-5.16.7 */
export function followArrow(state: State, card: Card): void {
  const square = field.squareOf(state, card);
  if (groundAt(state, square) !== ARROW) return;
  facing.setPlace(state, card, turnedBy(0, rotation.get(state, state.config.placeOf[square]!)));
}

/** APE-5.17.4: where a displacement ends. Who vanishes of it does so when the game settles. */
export function arrive(state: State, card: Card, report: Listener): void {
  if (!isUnit(state, card)) return;
  const square = field.squareOf(state, card);
  enter(state, card, square, report);
  if (h.get(state, card) > 0) setOffBomb(state, card, report);
  followArrow(state, card);
}
