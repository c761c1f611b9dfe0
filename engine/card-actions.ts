/**
 * Actions with cards as numbers and as text: a verb and what it takes, and the answers to what is
 * asked meanwhile (choices/).
 *
 * form       | text                       | takes
 * -----------|----------------------------|--------------------------------------------------
 * `plain`    | `pass`                     | nothing
 * `type`     | `use axe`                  | a type of card
 * `number`   | `effect 2`                 | a number from 1; its argument is one less
 * `set`      | `trade [axe, bow]`         | a set of cards; without one the action that begins it
 * `type set` | `forge axe [bow, bow]`     | a type of card, and a set or none
 * words      | `move left`                | one of these words
 *
 * The number is `argument * 32 + verb`. Whole sets are named in notation only and never listed; they
 * keep the order in which their cards are named.
 */
import { NO_MORE, type Choices, type NoAnswer } from './choices/choices.ts';
import type { NumberOf } from './number-kinds.ts';
import type { DeclaredState, Setting } from './state/kinds/part.ts';

export type CardAction = NumberOf<'action'> | SetAction;

export interface SetAction {
  readonly verb: number;
  readonly argument: number;
  /** Types of cards, or what else is asked for, in the order in which they are named. */
  readonly picks: readonly number[];
}

/** What a verb takes; a list is the words that it takes, by number. */
export type CardForm = 'plain' | 'type' | 'number' | 'set' | 'type set' | readonly string[];

/** Verbs of answers: a pick and 1, 0 for no more, or a set; then those to something that is not asked. */
export const ANSWER = 0;
/** `choose`; `take` or `done`; the verb of some question. */
export const [OTHER_CHOICE, OTHER_STEP, OTHER_SET] = [1, 2, 3] as const;
export const FIRST_VERB = 4;

/** A power of two, so that taking a number apart is quick. */
const VERBS = 32;

export function cardAction(verb: number, argument = 0): CardAction {
  return argument * VERBS + verb;
}

/** The verbs of a game by their numbers, for `cardAction`. */
export function verbNumbers<Verb extends string>(
  forms: Readonly<Record<Verb, CardForm>>,
): Readonly<Record<Verb, number>> {
  const numbers = Object.keys(forms).map((verb, place) => [verb, FIRST_VERB + place]);
  return Object.fromEntries(numbers) as Record<Verb, number>;
}

/** A pick, or `NO_MORE`. */
export function answerOf(kind: number): CardAction {
  return cardAction(ANSWER, kind + 1);
}

export function verbOf(action: CardAction): number {
  return typeof action === 'number' ? action & (VERBS - 1) : action.verb;
}

export function argumentOf(action: CardAction): number {
  return typeof action === 'number' ? action >>> 5 : action.argument;
}

/** The set that is named; null for an action that names none. */
export function picksOf(action: CardAction): readonly number[] | null {
  return typeof action === 'number' ? null : action.picks;
}

/** The kinds that an answer names: a set, one pick, or none. */
export function kindsAnswered(action: CardAction): readonly number[] {
  const kind = argumentOf(action) - 1;
  return picksOf(action) ?? (kind === NO_MORE ? [] : [kind]);
}

const kinds: number[] = [];

/** Writes the steps of an answer into `into`; to pick nothing where one thing may be picked comes last. */
export function listAnswers<Config extends Setting>(
  choices: Choices<DeclaredState<Config>>,
  state: DeclaredState<Config>,
  into: CardAction[],
): number {
  const count = choices.list(state, kinds);
  const isLast = count > 0 && kinds[0] === NO_MORE && choices.isSingle(state);
  const from = isLast ? 1 : 0;
  for (let i = from; i < count; i += 1) into[i - from] = answerOf(kinds[i]!);
  if (isLast) into[count - 1] = answerOf(NO_MORE);
  return count;
}

/** Why an `ANSWER` is none to what is asked; null where it is. */
export function refuseAnswer<Config extends Setting>(
  choices: Choices<DeclaredState<Config>>,
  state: DeclaredState<Config>,
  action: CardAction,
): NoAnswer | null {
  const picks = picksOf(action);
  if (picks !== null) return choices.refuse(state, picks);
  return choices.refuseStep(state, argumentOf(action) - 1);
}

/** Takes an answer. Returns whether the choice is made. */
export function takeAnswer<Config extends Setting>(
  choices: Choices<DeclaredState<Config>>,
  state: DeclaredState<Config>,
  action: CardAction,
): boolean {
  const picks = picksOf(action);
  if (picks === null) return choices.take(state, argumentOf(action) - 1);
  choices.takeAll(state, picks);
  return true;
}
