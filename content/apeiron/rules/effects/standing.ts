/**
 * Figures as they are when they are used (APE-5.13.12): what is printed, what lasts for a time, and what
 * abilities add that work all the time. Those follow from what lies where; nothing is kept of them.
 */
import { compileConditions, makeByWord, NOBODY, NOWHERE } from 'cardwright/engine';
import type { Card, Seat } from 'cardwright/engine';
import { GRAVITY, type AbilityData, type CardTables } from '../cards.ts';
import type { Permission, Standing, StandingTable, Word } from '../config.ts';
import { NORTH, SOUTH } from '../field.ts';
import { field, h, modifiers, owner, side, type State } from '../state.ts';
import { groundAt, shownType } from '../units.ts';
import { atSource } from './at.ts';
import { conditions } from './conditions.ts';
import { groupOf } from './targets.ts';
import type { At, Place, Test } from './vocabulary.ts';

/** By type of card. */
export function compileStanding({ data }: CardTables): StandingTable {
  return data.map((card, definition) => {
    const abilities: readonly AbilityData[] = ('abilities' in card && card.abilities) || [];
    const all = abilities.flatMap((effect) => standingOf({ definition, effect }));
    return Object.fromEntries(
      all.map(({ word }) => [word, all.filter((one) => one.word === word)]),
    );
  });
}

function standingOf(place: Place): Standing[] {
  const { effect } = place;
  if (effect.on !== 'static' && effect.on !== 'held') return [];
  const condition = compileConditions(
    ('if' in effect && effect.if) || [],
    (one) => makeByWord(conditions, one.is, one, place) as Test,
  );
  return effect.do.flatMap((operation) => {
    const { op } = operation;
    if (op !== 'modify' && op !== 'grant' && op !== 'reduceDamage') return [];
    const { target } = operation;
    const isOwn = target.who !== 'each';
    const covers = isOwn
      ? (_: State, { unit }: At, card: Card) => card === unit
      : groupOf(target, place);
    const word = op === 'modify' ? operation.stat : op === 'grant' ? operation.flag : op;
    const amount = op === 'grant' ? 1 : operation.amount;
    return { word, amount, isOwn, covers, condition };
  });
}

/** All that is added to a unit; flags are 0 where nobody has them. */
function total(state: State, word: Word, card: Card): number {
  let sum = modifiers.sum(state, word, card);
  const sources = state.config.adding.get(word)![card]!;
  for (let i = 0; i < sources.length; i += 1) {
    const seat = whoseNow(state, sources[i]!);
    if (seat !== NOBODY) sum += addedBy(state, word, sources[i]!, seat, card);
  }
  return sum;
}

/** Whom a card works for all the time: nobody but on the field with H, or in a side zone. */
function whoseNow(state: State, source: Card): Seat {
  // APE-5.13.2, APE-5.13.8
  if (field.squareOf(state, source) !== NOWHERE)
    return h.get(state, source) > 0 ? owner.get(state, source) : NOBODY;
  // APE-5.20.14
  if (side.get(state, SOUTH) === source) return SOUTH;
  return side.get(state, NORTH) === source ? NORTH : NOBODY;
}

function addedBy(state: State, word: Word, source: Card, seat: Seat, card: Card): number {
  const abilities = state.config.effects.standing[shownType(state, source)]![word];
  if (abilities === undefined) return 0;
  const at = atSource(state, source, seat);
  let sum = 0;
  for (let i = 0; i < abilities.length; i += 1) {
    const { condition, covers, amount } = abilities[i]!;
    if (covers(state, at, card) && condition?.(state, seat, source, card) !== false) sum += amount;
  }
  return sum;
}

/** P, never below 0 (APE-5.10.13). */
export function powerOf(state: State, card: Card): number {
  return Math.max(0, state.config.catalogue.p[shownType(state, card)]! + total(state, 'p', card));
}

/** M, never below 1 (APE-5.8.11), and 1 on a gravity panel whatever else is (APE-5.16.4). */
export function moveOf(state: State, card: Card): number {
  if (groundAt(state, field.squareOf(state, card)) === GRAVITY) return 1;
  return Math.max(1, state.config.catalogue.m[shownType(state, card)]! + total(state, 'm', card));
}

export function hasFlag(state: State, card: Card, flag: Permission): boolean {
  return total(state, flag, card) > 0;
}

/** Wherever it is; on a gravity panel it does not (APE-5.9.7). Not an ability, so at H 0 too (APE-5.9.8). */
export function canFly(state: State, card: Card): boolean {
  return (
    state.config.catalogue.flies[shownType(state, card)] === 1 || hasFlag(state, card, 'flying')
  );
}

/** Of each attack on it (APE-5.13.19). */
export function damageReduction(state: State, card: Card): number {
  return total(state, 'reduceDamage', card);
}
