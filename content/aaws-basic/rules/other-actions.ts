/** What a battle allows beside the actions that every unit has (AAW-7). */
import * as engine from 'cardwright/engine';
import type { Refusal, Square } from 'cardwright/engine';
import { spend, usesLeft } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { ownScene } from './scene.ts';
import { told, type Listener } from './events.ts';
import { abilityPlace, temporaryPlace } from './holders.ts';
import { refuse } from './refuse.ts';
import type { SlotAction } from './slot-action.ts';
import * as parts from './state.ts';
import { abilities, type Performed } from './tables.ts';
import { distance, isAlly, isEnemy, isOnField, unitOn } from './units.ts';
import { inThing, thingOf } from './words.ts';

const { at, hasTemporary, inCombat, inRound, object, terrain, vp } = parts;

/** By number of the other action. */
export function otherAction(number: number): SlotAction {
  const effectOf = ({ config }: State): Performed =>
    config.tables.otherActions.all[number]!.performed;
  return {
    refuse(state, unit) {
      const { id, usesUp } = state.config.tables.otherActions.all[number]!;
      const isOffered = state.config.battle.otherActions.includes(number);
      if (!isOffered || !effectOf(state).holds(state, ownScene(unit)))
        return refuse('ACTION_UNAVAILABLE', { action: id }, 'AAW-7.1.2');
      if (usesUp !== true) return null;
      const isSpent = usesLeft(state, unit, groundsOf(state, effectOf(state))) === 0;
      return isSpent ? refuse('BOOST_SPENT', 'AAW-7.1.3') : null;
    },
    things: (state, unit, into) => listChoices(state, unit, effectOf(state), into),
    refuseThing: (state, unit, thing) => refuseChoice(state, unit, thing, effectOf(state)),
    begin(state, unit, thing, _, __, tell) {
      const { id, usesUp } = state.config.tables.otherActions.all[number]!;
      tell?.(told.actionPerformed(state, { unit, action: id }));
      if (usesUp === true) spend(state, unit, groundsOf(state, effectOf(state)), 'action', tell);
      for (const one of effectOf(state).do) perform(state, one as Performing, thing, tell);
    },
  };
}

/** The element on the strength of which it is done (AAW-7.1.3). */
function groundsOf({ config }: State, { if: conditions = [] }: Performed): number {
  const grounds = conditions.find((one) => 'is' in one && one.is === 'hasElement');
  return config.tables.elements.numberOf.get((grounds as { readonly element: string }).element)!;
}

/** AAW-7.1.2 */
function refuseChoice(state: State, unit: Unit, thing: number, effect: Performed): Refusal | null {
  const { choose } = effect;
  if (choose === undefined) return thing === 0 ? null : refuse('ACTION_UNAVAILABLE');
  if (choose.pick === 'ally' || choose.pick === 'enemy') {
    const chosen = inThing('unit', thing);
    const isThere = chosen >= 0 && isOnField(state, chosen);
    const isRight = choose.pick === 'ally' ? isAlly : isEnemy;
    const isLegal =
      isThere && isRight(state, unit, chosen) && distance(state, unit, chosen) <= choose.within;
    return isLegal ? null : refuse('TARGET_ILLEGAL', 'AAW-7.1.2');
  }
  const square = inThing('square', thing);
  const isLegal =
    square >= 0 &&
    engine.isOnBoard(state.config.grid, square) &&
    engine.stepsBetween(state.config.grid, at.get(state, unit), square) <= choose.within &&
    isSuitable(state, square, choose) &&
    !effect.do.some((one) => one.op === 'setTerrain' && terrain.get(state, square) === one.terrain); // AAW-7.1.5
  return isLegal ? null : refuse('SQUARE_ILLEGAL');
}

type Choice = NonNullable<Performed['choose']>;

function isSuitable(state: State, square: Square, choose: Choice): boolean {
  if (choose.pick === 'objectSquare') return object.get(state, square) === choose.object;
  if (object.place(state, square) > 0) return false;
  return choose.pick === 'square' && (choose.free === 'objects' || unitOn(state, square) < 0);
}

/** What is near enough. */
function listChoices(state: State, unit: Unit, { choose }: Performed, into: number[]): number {
  if (choose === undefined) {
    into[0] = 0;
    return 1;
  }
  const { grid, units } = state.config;
  if (choose.pick === 'ally' || choose.pick === 'enemy') {
    for (let one = 0; one < units.length; one += 1) into[one] = thingOf('unit', one);
    return units.length;
  }
  const found = engine.squaresWithin(grid, at.get(state, unit), choose.within, into);
  for (let i = 0; i < found; i += 1) into[i] = thingOf('square', into[i]!);
  return found;
}

/** AAW-16.1.1 */
type Performing = Extract<
  Performed['do'][number],
  { readonly op: 'setTerrain' | 'removeObject' | 'grantTemporary' | 'restoreVp' | 'addAbility' }
>;

function perform(state: State, one: Performing, thing: number, tell: Listener): void {
  const [chosen, square] = [inThing('unit', thing), inThing('square', thing)];
  const { config } = state;
  switch (one.op) {
    case 'setTerrain':
      terrain.set(state, square, one.terrain);
      tell?.(told.terrainChanged(state, { square, terrain: one.terrain }));
      return;
    case 'removeObject':
      tell?.(told.objectRemoved(state, { square, object: object.get(state, square) }));
      object.setPlace(state, square, 0);
      return;
    case 'grantTemporary':
      return grant(state, chosen, one.element, tell);
    case 'restoreVp':
      vp.set(
        state,
        chosen,
        Math.min(config.units[chosen]!.maxVp, vp.get(state, chosen) + one.amount),
      );
      tell?.(told.vpRestored(state, { unit: chosen, vp: vp.get(state, chosen) }));
      return;
    case 'addAbility': {
      const lasting = one.until === 'endOfRound' ? inRound : inCombat; // AAW-16.1.5
      lasting.add(state, abilityPlace(chosen, abilities.indexOf(one.ability)), one.amount);
      const { ability, amount } = one;
      tell?.(told.abilityChanged(state, { unit: chosen, ability, amount }));
      return;
    }
  }
}

/** A temporary element (AAW-11.1.3). */
export function grant(state: State, unit: Unit, element: string, tell: Listener): void {
  const temporary = state.config.tables.temporaries.numberOf.get(element)!;
  hasTemporary.set(state, temporaryPlace(state.config, unit, temporary));
  tell?.(told.temporaryGranted(state, { unit, element }));
}
