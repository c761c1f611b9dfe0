/**
 * Choices that wait for a decision (BLS-12.1.3): what is asked of whom, and what may be chosen.
 *
 * Whoever asks writes the options into their list; the answer stands in the list `chosen`. Where more
 * than one card may be chosen, the whole set is accepted at once, and listed card by card (picking.ts).
 */
import {
  listClear,
  listIndexOf,
  listItem,
  listItems,
  listPush,
  listSize,
  type Refusal,
  type Seat,
} from 'cardwright/engine';
import {
  action,
  argumentOf,
  cardsIn,
  DO_CHOOSE_CARD,
  DO_CHOOSE_CELL,
  DO_CHOOSE_DIRECTION,
  DO_CHOOSE_NONE,
  DO_CHOOSE_SET,
  DO_DISCARD,
  DO_DISCARD_SET,
  DO_TAKE,
  verbOf,
  type Action,
} from './actions.ts';
import type { CardType } from './cards.ts';
import { NONE, type Card } from './config.ts';
import { missingOf, namedCards, placesOf } from './named-cards.ts';
import { isEnough, isFirstOfType, isFull, leadsOn, listTakes, placeToTake } from './picking.ts';
import { refuse, refuseMissing } from './refuse.ts';
import {
  ASSEMBLED,
  CHOOSE_CELL,
  CHOOSE_DIRECTION,
  CHOOSE_HAND_LIMIT,
  CHOOSE_SCRY,
  CHOOSER,
  get,
  LEAST,
  MOST,
  PENDING,
  set,
  typeOf,
  type State,
} from './state.ts';

/**
 * Asks a seat for so many of the options. Returns whether it must decide; without a choice all
 * options are chosen at once.
 */
export function ask(
  state: State,
  kind: number,
  chooser: Seat,
  least: number,
  most: number,
): boolean {
  const { words, config } = state;
  const { options, chosen } = config.layout;
  listClear(words, chosen);
  const count = listSize(words, options);
  if (count <= least) {
    for (let i = 0; i < count; i += 1) listPush(words, chosen, listItem(words, options, i));
    return false;
  }
  set(state, PENDING, kind);
  set(state, CHOOSER, chooser);
  set(state, LEAST, least);
  set(state, MOST, Math.min(most, count));
  return true;
}

/** Nobody is asked any more; `chosen` stays. */
export function stopAsking(state: State): void {
  for (const word of [PENDING, CHOOSER, LEAST, MOST, ASSEMBLED]) set(state, word, 0);
}

/** Whether cards are named one by one: all sets but those of effects that hold one card at most. */
function isByCard(state: State): boolean {
  const kind = get(state, PENDING);
  return kind > CHOOSE_HAND_LIMIT || (kind > CHOOSE_DIRECTION && get(state, MOST) > 1);
}

export function listChoices(state: State, into: Action[]): number {
  if (isByCard(state)) return listTakes(state, into);
  const { words, config } = state;
  const { options } = config.layout;
  const count = listSize(words, options);
  const kind = get(state, PENDING);
  let found = 0;
  for (let place = 0; place < count; place += 1) {
    const option = listItem(words, options, place);
    if (kind === CHOOSE_CELL) into[found++] = action(DO_CHOOSE_CELL, option);
    else if (kind === CHOOSE_DIRECTION) into[found++] = action(DO_CHOOSE_DIRECTION, option);
    else if (!isFirstOfType(state, place, 0)) continue;
    else {
      const verb = kind === CHOOSE_HAND_LIMIT ? DO_DISCARD : DO_CHOOSE_CARD;
      into[found++] = action(verb, typeOf(state, option));
    }
  }
  if (kind > CHOOSE_DIRECTION && get(state, LEAST) === 0) into[found++] = action(DO_CHOOSE_NONE);
  return found;
}

/** Whether the answer is one to what is asked. Presumes that the seat is asked. */
export function refuseChoice(state: State, answer: Action): Refusal | null {
  const verb = verbOf(answer);
  if (verb === DO_DISCARD || verb === DO_DISCARD_SET) return refuseDiscard(state, answer);
  return isAnswer(state, answer) ? null : refuse('BAD_CHOICE');
}

function isAnswer(state: State, answer: Action): boolean {
  const { words, config } = state;
  const { options, chosen } = config.layout;
  const kind = get(state, PENDING);
  switch (verbOf(answer)) {
    case DO_CHOOSE_CELL:
      return kind === CHOOSE_CELL && listIndexOf(words, options, argumentOf(answer)) >= 0;
    case DO_CHOOSE_DIRECTION:
      return kind === CHOOSE_DIRECTION && listIndexOf(words, options, argumentOf(answer)) >= 0;
    case DO_CHOOSE_CARD:
      return (
        isOfEffect(kind) && get(state, MOST) === 1 && placeToTake(state, argumentOf(answer)) >= 0
      );
    case DO_CHOOSE_NONE:
      return isSetOfEffect(state, []);
    case DO_CHOOSE_SET:
      return isSetOfEffect(state, cardsIn(answer));
    case DO_TAKE: {
      if (!isByCard(state) || listSize(words, chosen) >= get(state, MOST)) return false;
      const place = placeToTake(state, argumentOf(answer));
      return place >= 0 && leadsOn(state, place);
    }
    default:
      return isByCard(state) && isEnough(state); // DO_DONE
  }
}

/** Whether so many cards are asked for, and these may be chosen. */
function isSetOfEffect(state: State, names: readonly CardType[]): boolean {
  const { words, config } = state;
  const { options, chosen } = config.layout;
  return (
    isOfEffect(get(state, PENDING)) &&
    names.length >= get(state, LEAST) &&
    names.length <= get(state, MOST) &&
    listSize(words, chosen) === 0 &&
    missingOf(state, options, names) === NONE
  );
}

/** Cards that effects ask for. */
function isOfEffect(kind: number): boolean {
  return kind > CHOOSE_DIRECTION && kind < CHOOSE_HAND_LIMIT;
}

/** BLS-6.9.2: exactly as many as are above the limit. */
function refuseDiscard(state: State, answer: Action): Refusal | null {
  const { options, chosen } = state.config.layout;
  const names = cardsIn(answer);
  const count = names.length;
  const expected = get(state, LEAST);
  const isBegun = listSize(state.words, chosen) > 0;
  if (count !== expected || isBegun) return refuse('DISCARD_COUNT', { count, expected });
  const missing = missingOf(state, options, names);
  return missing === NONE ? null : refuseMissing(state, missing);
}

/** Takes an answer. Returns whether the choice is made; a set may still lack cards. */
export function answer(state: State, answer: Action): boolean {
  const { words, config } = state;
  const { options, chosen } = config.layout;
  switch (verbOf(answer)) {
    case DO_CHOOSE_CELL:
    case DO_CHOOSE_DIRECTION:
      listPush(words, chosen, argumentOf(answer));
      return true;
    case DO_CHOOSE_CARD:
    case DO_DISCARD:
      listPush(words, chosen, listItem(words, options, placeToTake(state, argumentOf(answer))));
      return true;
    case DO_CHOOSE_SET:
    case DO_DISCARD_SET:
      for (const card of inOrder(state, cardsIn(answer))) listPush(words, chosen, card);
      return true;
    case DO_TAKE:
      listPush(words, chosen, listItem(words, options, placeToTake(state, argumentOf(answer))));
      return isFull(state);
    default:
      return true; // DO_CHOOSE_NONE, DO_DONE
  }
}

/** As they are named (BLS-1.2.3), but those of a deck keep its order (BLS-12.5.6). */
function inOrder(state: State, names: readonly CardType[]): Card[] {
  const { options } = state.config.layout;
  if (get(state, PENDING) !== CHOOSE_SCRY) return namedCards(state, options, names);
  return placesOf(state, options, names)
    .toSorted((a, b) => a - b)
    .map((place) => listItem(state.words, options, place));
}

export function chosenCards({ words, config }: State): Card[] {
  return listItems(words, config.layout.chosen);
}
