/**
 * What can be chosen, and why not: in one place for what is offered, for what is refused, and for whether
 * an ability can be declared at all (APE-5.13.11). An option is judged by its choice, then by the
 * operations that are done with it.
 */
import { makeByWord, type EffectChoice } from 'cardwright/engine';
import type { Declaring, State } from '../config.ts';
import { sideCard } from '../units.ts';
import { atFrame } from './at.ts';
import { choices } from './choices.ts';
import { roomFor } from './objects.ts';
import { panelOperations } from './panel-operations.ts';
import { squareOperations, unitOperations } from './operations.ts';
import type { AbilityData } from '../cards.ts';
import type { At, ChoiceRules, Code, OperationRules, Place, Why } from './vocabulary.ts';

export const operations = { ...unitOperations, ...squareOperations, ...panelOperations };

export function rulesOf(data: AbilityData['do'][number], place: Place): OperationRules {
  return makeByWord(operations, data.op, data, place) as OperationRules;
}

/** A choice that says why an option is none. */
export interface JudgedChoice extends EffectChoice<State> {
  readonly judge: Why;
  /** How many objects can be placed on what is chosen. */
  readonly room?: (state: State) => number;
}

type NamedChoice = readonly [name: string, choice: ChoiceRules];

function namedChoices(place: Place): NamedChoice[] {
  const { choose } = place.effect;
  return Object.entries(choose ?? {}).map(([name, data]) => [
    name,
    makeByWord(choices, (data as { pick: string }).pick, data as object, place) as ChoiceRules,
  ]);
}

/** The choice of a name, as the operations of its effect judge it. */
function judgeOf([name, { why }]: NamedChoice, place: Place): Why {
  const demands = place.effect.do
    .map((data) => rulesOf(data, place))
    .flatMap((rules) => (rules.judges === name ? (rules.why ?? []) : []));
  return (state, at, option) => {
    const fault = why(state, at, option);
    if (fault !== null) return fault;
    for (const demand of demands) {
      const other = demand(state, at, option);
      if (other !== null) return other;
    }
    return null;
  };
}

const found: number[] = [];

/** Writes what is legal into `into`. An event leaves the unit on its start square if it must (APE-5.8.10). */
function listLegal(
  state: State,
  at: At,
  { options }: ChoiceRules,
  judge: Why,
  isEvent: boolean,
  into: number[],
): number {
  let [count, spared] = [0, 0];
  for (const option of options(state, at)) {
    const fault = judge(state, at, option);
    if (fault === null) into[count++] = option;
    else if (fault === 'STOP_ON_START') found[spared++] = option;
  }
  if (count > 0 || !isEvent) return count;
  for (; count < spared; count += 1) into[count] = found[count]!;
  return count;
}

const isEvent = ({ effect }: Place): boolean => effect.on === 'draw';

/** APE-5.21.2: an event may be declined where something lies in the side zone. */
const mayDecline = (place: Place): boolean =>
  isEvent(place) && place.effect.do.some(({ op }) => op === 'placeSpecial');

export const canDecline = (state: State, seat: number): boolean => sideCard(state, seat) >= 0;

export function effectChoice(data: { readonly pick: string }, place: Place): JudgedChoice {
  const named = namedChoices(place).find(([name]) => {
    const { choose } = place.effect;
    return (choose as Readonly<Record<string, unknown>>)[name] === data;
  })!;
  const judge = judgeOf(named, place);
  const rules = named[1];
  return {
    word: rules.word,
    least: mayDecline(place) ? 0 : 1,
    most: rules.most,
    isAlwaysAsked: true, // APE-5.20.11
    candidates: (state, frame, into) =>
      listLegal(state, atFrame(state, frame), rules, judge, isEvent(place), into),
    judge: (state, at, option) =>
      rules.options(state, at).includes(option) ? judge(state, at, option) : 'TARGET_ILLEGAL',
    ...roomOf(place),
  };
}

function roomOf({ effect }: Place): Pick<JudgedChoice, 'room'> {
  for (const operation of effect.do)
    if (operation.op === 'placeObject')
      return { room: (state) => roomFor(state, operation.object) };
  return {};
}

/** What says more than that there is no target, if it is why all are refused. */
const telling: readonly Code[] = ['PANEL_LIMIT', 'OBJECT_LIMIT', 'PANEL_OCCUPIED', 'STOP_ON_START'];

export function declaringOf(place: Place): Declaring {
  const free = place.effect.do.flatMap((data) => {
    const { judges, why } = rulesOf(data, place);
    return judges === undefined && why !== undefined ? why : [];
  });
  const independent = namedChoices(place)
    .filter(([, { isDependent }]) => isDependent !== true)
    .map((named) => [named[1], judgeOf(named, place)] as const);
  const options: number[] = [];
  return (state, at) => {
    for (const why of free) {
      const fault = why(state, at, 0);
      if (fault !== null) return fault;
    }
    for (const [rules, judge] of independent) {
      if (listLegal(state, at, rules, judge, isEvent(place), options) > 0) continue;
      const faults = rules.options(state, at).map((option) => judge(state, at, option));
      return telling.find((code) => faults.includes(code)) ?? 'NO_LEGAL_TARGET';
    }
    return null;
  };
}
