/** What is reported of a combat (AAW-18.2.3). Units are reported by name. */
import * as engine from 'cardwright/engine';

/** AAW-15.1.1, AAW-15.1.5, AAW-4.4.3 */
export const reasons = ['victory', 'annihilation', 'both', 'nobody', 'roundLimit'] as const;
export type Reason = (typeof reasons)[number];

const side = ['alpha', 'beta'] as const;
interface Units {
  readonly units: readonly { readonly name: string }[];
}
const unit = (config: Units, number: number): string => config.units[number]!.name;
const units = (config: Units, numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => unit(config, number));

export const { events, observeEvent } = engine.defineEvents({
  deployed: { unit, square: 'square' },
  roundBegan: { round: 'number' },
  commandTaken: { side, unit },
  initiativeGained: { side, alpha: 'number', beta: 'number' },
  orderFixed: { order: units },
  activated: { unit },
  passed: { unit, slot: ['minor', 'major'] },
  moveDeclared: {
    unit,
    action: ['move', 'restricted-move'],
    power: 'number',
    route: 'squares',
  },
  moved: { unit, square: 'square' },
  stanceTaken: { unit, stance: 'name' },
  stanceReleased: { unit },
  itemDropped: { unit, item: 'card' },
  itemEquipped: { unit, item: 'card' },
  itemStowed: { unit, item: 'card' },
  charged: { unit, tokens: 'number' },
  chargeLost: { unit, tokens: 'number' },
  tokensGained: { unit, token: 'name', count: 'number' },
  actionPerformed: { unit, action: 'name' },
  terrainChanged: { square: 'square', terrain: 'name' },
  objectRemoved: { square: 'square', object: 'name' },
  temporaryGranted: { unit, element: 'name' },
  vpRestored: { unit, vp: 'number' },
  abilityChanged: { unit, ability: 'name', amount: 'number' },
  policyDeclared: { unit, other: unit, lifts: 'flag' },
  resourceSpent: { unit, resource: 'name', boost: 'name' },
  attackDeclared: {
    unit,
    action: 'name',
    slot: ['none', 'major', 'immediate', 'counter', 'triggered'],
  },
  rangeDeclared: { unit, n: 'number' },
  targetsChosen: { unit, targets: units, used: 'number', reach: 'number' },
  interfered: { unit, target: unit },
  cooperated: { unit, with: unit },
  compared: {
    unit,
    target: unit,
    used: 'number',
    attack: 'number',
    defend: 'number',
    damage: 'number',
  },
  countered: { unit, target: unit },
  escapeDeclared: { unit },
  escaped: { unit },
  escapeFailed: { unit },
  unitFell: { unit, status: ['incapacitated', 'dead'] },
  arrived: { unit, square: 'square' },
  roundEnded: { round: 'number' },
  combatEnded: { recovered: 'names', unclaimed: 'names' },
});

export type Event = engine.ChanceEvent | engine.GameEnded<Reason> | engine.EventsOf<typeof events>;
export type Listener = engine.Listener<Event>;
