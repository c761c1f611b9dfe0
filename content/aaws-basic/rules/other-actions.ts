/** What a battle allows beside the actions that every unit has (AAW-7). */
import * as engine from 'cardwright/engine';
import type { Refusal, Square } from 'cardwright/engine';
import { spend, usesLeft } from './boosts.ts';
import type { State, Unit } from './config.ts';
import { events, type Listener } from './events.ts';
import { abilityPlace, temporaryPlace } from './holders.ts';
import { ownScene } from './scene.ts';
import { slotAction, type SlotAction } from './slot-action.ts';
import { at, hasTemporary, inCombat, inRound, object, terrain, vp } from './state.ts';
import { abilities, type OtherAction, type Performed } from './tables.ts';
import { distance, isAlly, isEnemy, isOnField, unitOn } from './units.ts';
import { refuse, inThing, thingOf } from './words.ts';

/** By number of the other action. */
export function otherAction(number: number): SlotAction {
  const of = ({ config }: State): OtherAction => config.tables.otherActions.all[number]!;
  return slotAction({
    refuse(state, unit) {
      const { usesUp, performed } = of(state);
      const isOffered = state.config.battle.otherActions.includes(number);
      if (!isOffered || !performed.holds(state, ownScene(unit)))
        return refuse('ACTION_UNAVAILABLE', 'AAW-7.1.2');
      const isSpent = usesUp === true && usesLeft(state, unit, groundsOf(state, performed)) === 0;
      return isSpent ? refuse('BOOST_SPENT', 'AAW-7.1.3') : null;
    },
    things: (state, unit, into) => listChoices(state, unit, of(state).performed, into),
    refuseThing: (state, unit, thing) => refuseChoice(state, unit, thing, of(state).performed),
    begin(state, unit, report, thing) {
      const { id, usesUp, performed } = of(state);
      report?.(events.actionPerformed(state, { unit, action: id }));
      if (usesUp === true)
        spend(state, unit, { op: 'action' }, groundsOf(state, performed), report);
      for (const one of performed.do) perform(state, one as Performing, thing, report);
    },
  });
}

/** The element on the strength of which it is done (AAW-7.1.3). */
function groundsOf({ config }: State, { if: conditions = [] }: Performed): number {
  const grounds = conditions.find((one) => 'is' in one && one.is === 'hasElement');
  return config.tables.elements.indexOf.get((grounds as { readonly element: string }).element)!;
}

type Choice = NonNullable<Performed['choose']>;

/** AAW-7.1.2 */
function refuseChoice(state: State, unit: Unit, thing: number, effect: Performed): Refusal | null {
  const { choose, do: operations } = effect;
  if (choose === undefined) return thing === 0 ? null : refuse('ACTION_UNAVAILABLE');
  if (choose.pick === 'ally' || choose.pick === 'enemy') {
    const chosen = inThing('unit', thing);
    const isRight = choose.pick === 'ally' ? isAlly : isEnemy;
    const isThere = chosen >= 0 && isOnField(state, chosen) && isRight(state, unit, chosen);
    const isLegal = isThere && distance(state, unit, chosen) <= choose.within;
    return isLegal ? null : refuse('TARGET_ILLEGAL', 'AAW-7.1.2');
  }
  const square = inThing('square', thing);
  const { grid } = state.config;
  const isThere = square >= 0 && engine.isOnBoard(grid, square);
  const far = isThere ? engine.stepsBetween(grid, at.get(state, unit), square) : 0;
  const isLegal =
    far > 0 && // AAW-7.1.5: its own square is not adjacent.
    far <= choose.within &&
    isSuitable(state, square, choose) &&
    !operations.some(
      (one) => one.op === 'setTerrain' && terrain.get(state, square) === one.terrain,
    ); // AAW-7.1.5
  return isLegal ? null : refuse('SQUARE_ILLEGAL');
}

function isSuitable(state: State, square: Square, choose: Choice): boolean {
  if (choose.pick === 'objectSquare') return object.get(state, square) === choose.object;
  if (object.place(state, square) > 0) return false;
  return choose.pick === 'square' && (choose.free === 'objects' || unitOn(state, square) < 0);
}

/** What is near enough. */
function listChoices(state: State, unit: Unit, { choose }: Performed, into: number[]): number {
  if (choose === undefined) return engine.writeList([0], into);
  const { grid, allUnits } = state.config;
  const isUnit = choose.pick === 'ally' || choose.pick === 'enemy';
  const found = isUnit
    ? engine.writeList(allUnits, into)
    : engine.squaresWithin(grid, at.get(state, unit), choose.within, into);
  for (let i = 0; i < found; i += 1) into[i] = thingOf(isUnit ? 'unit' : 'square', into[i]!);
  return found;
}

/** AAW-16.1.1 */
type Performing = Extract<
  Performed['do'][number],
  { readonly op: 'setTerrain' | 'removeObject' | 'grantTemporary' | 'restoreVp' | 'addAbility' }
>;

function perform(state: State, one: Performing, thing: number, report: Listener): void {
  const [unit, square] = [inThing('unit', thing), inThing('square', thing)];
  switch (one.op) {
    case 'setTerrain':
      terrain.set(state, square, one.terrain);
      report?.(events.terrainChanged(state, { square, terrain: one.terrain }));
      return;
    case 'removeObject':
      report?.(events.objectRemoved(state, { square, object: object.get(state, square) }));
      object.setPlace(state, square, 0);
      return;
    case 'grantTemporary':
      return grant(state, unit, one.element, report);
    case 'restoreVp': {
      const { maxVp } = state.config.units[unit]!;
      vp.set(state, unit, Math.min(maxVp, vp.get(state, unit) + one.amount));
      report?.(events.vpRestored(state, { unit, vp: vp.get(state, unit) }));
      return;
    }
    case 'addAbility': {
      const { ability, amount } = one;
      const lasting = one.until === 'endOfRound' ? inRound : inCombat; // AAW-16.1.5
      lasting.add(state, abilityPlace(unit, abilities.indexOf(ability)), amount);
      report?.(events.abilityChanged(state, { unit, ability, amount }));
      return;
    }
  }
}

/** A temporary element (AAW-11.1.3). */
export function grant(state: State, unit: Unit, element: string, report: Listener): void {
  const temporary = state.config.tables.temporaries.indexOf.get(element)!;
  hasTemporary.set(state, temporaryPlace(state.config, unit, temporary));
  report?.(events.temporaryGranted(state, { unit, element }));
}
