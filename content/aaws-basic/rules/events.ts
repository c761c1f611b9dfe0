/** What is reported of a combat (AAW-18.2.3). Units are reported by their names. */
import * as engine from 'cardwright/engine';

/** AAW-15.1.1, AAW-15.1.5, AAW-4.4.3 */
export const reasons = ['victory', 'annihilation', 'both', 'nobody', 'roundLimit'] as const;
export type Reason = (typeof reasons)[number];

const side = ['alpha', 'beta'] as const;

export const { told, observeEvent } = engine.defineEvents({
  deployed: { unit: 'name', square: 'square' },
  roundBegan: { round: 'number' },
  commandTaken: { side, unit: 'name' },
  initiativeGained: { side, alpha: 'number', beta: 'number' },
  orderFixed: { order: 'names' },
  activated: { unit: 'name' },
  passed: { unit: 'name', slot: ['minor', 'major'] },
  moveDeclared: {
    unit: 'name',
    action: ['move', 'restricted-move'],
    power: 'number',
    route: 'squares',
  },
  moved: { unit: 'name', square: 'square' },
  stanceTaken: { unit: 'name', stance: 'name' },
  stanceReleased: { unit: 'name' },
  itemDropped: { unit: 'name', item: 'card' },
  itemEquipped: { unit: 'name', item: 'card' },
  itemStowed: { unit: 'name', item: 'card' },
  charged: { unit: 'name', tokens: 'number' },
  chargeLost: { unit: 'name', tokens: 'number' },
  tokensGained: { unit: 'name', token: 'name', count: 'number' },
  actionPerformed: { unit: 'name', action: 'name' },
  terrainChanged: { square: 'square', terrain: 'name' },
  objectRemoved: { square: 'square', object: 'name' },
  temporaryGranted: { unit: 'name', element: 'name' },
  vpRestored: { unit: 'name', vp: 'number' },
  abilityChanged: { unit: 'name', ability: 'name', amount: 'number' },
  policyDeclared: { unit: 'name', other: 'name', lifts: 'flag' },
  resourceSpent: { unit: 'name', resource: 'name', boost: 'name' },
  attackDeclared: {
    unit: 'name',
    action: 'name',
    slot: ['none', 'major', 'immediate', 'counter', 'triggered'],
  },
  rangeDeclared: { unit: 'name', n: 'number' },
  targetsChosen: { unit: 'name', targets: 'names', used: 'number', reach: 'number' },
  interfered: { unit: 'name', target: 'name' },
  cooperated: { unit: 'name', with: 'name' },
  compared: {
    unit: 'name',
    target: 'name',
    used: 'number',
    attack: 'number',
    defend: 'number',
    damage: 'number',
  },
  countered: { unit: 'name', target: 'name' },
  escapeDeclared: { unit: 'name' },
  escaped: { unit: 'name' },
  escapeFailed: { unit: 'name' },
  unitFell: { unit: 'name', status: ['incapacitated', 'dead'] },
  arrived: { unit: 'name', square: 'square' },
  roundEnded: { round: 'number' },
  combatEnded: { recovered: 'names', unclaimed: 'names' },
});

export type Event = engine.ChanceEvent | engine.GameEnded<Reason> | engine.EventsOf<typeof told>;
export type Listener = engine.Listener<Event>;
