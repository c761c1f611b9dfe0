/** From the effects in the data of a game to handlers, once: play never looks at the data again. */
import type { GameEvent } from '../rules.ts';
import { compileConditions } from './conditions.ts';
import { makeByWord, UnknownWord, type ByWord, type ChoiceData, type EffectData } from './data.ts';
import type { Cost, EffectChoice, Limit, OperationHandler, Test } from './handler.ts';
import { makeTable, type CompiledHandler, type HandlerTable } from './table.ts';

/** A part of the envelope, in any of the effects of a union. */
type Part<Effect, Key extends string> = Effect extends unknown
  ? Key extends keyof Effect
    ? NonNullable<Effect[Key]>
    : never
  : never;

type Item<List> = List extends readonly (infer One)[] ? One : never;

export type OperationOf<Effect> = Item<Part<Effect, 'do'>>;
export type ConditionOf<Effect> = Item<Part<Effect, 'if'>>;
export type ChoiceOf<Effect> = AnyChoice<Part<Effect, 'choose'>>;
type AnyChoice<Choose> = Choose extends { readonly pick: string }
  ? Choose
  : Choose extends Readonly<Record<string, infer Choice>>
    ? Extract<Choice, { readonly pick: string }>
    : never;
/** The words of costs with their values. */
export type CostsOf<Effect> = Part<Effect, 'cost'>;
export type LimitOf<Effect> = Extract<Part<Effect, 'limit'>, string>;

/** Where an effect is written: some words mean the range of the card, or the area of the effect. */
export interface EffectPlace<Effect> {
  /** The card, by its place among the definitions. */
  readonly definition: number;
  readonly effect: Effect;
}

/** What the words of a game mean. A word of its data that is missing here does not compile. */
export interface EffectMeaning<State, Event extends GameEvent, Effect extends EffectData> {
  /** Triggers that effects run under, and operations of standing effects; at most 31. */
  readonly events: readonly string[];
  /**
   * Triggers of standing effects (`static`, `held`). Those do not run: each of their operations is
   * asked under the event of its own name while their card listens.
   */
  readonly standing: readonly string[];
  /** What a trigger with parameters waits for: an area, a value of life. */
  readonly hears?: (place: EffectPlace<Effect>) => Test<State> | null;
  readonly conditions: ByWord<ConditionOf<Effect>, 'is', Test<State>, EffectPlace<Effect>>;
  readonly choices: ByWord<ChoiceOf<Effect>, 'pick', EffectChoice<State>, EffectPlace<Effect>>;
  readonly operations: ByWord<
    OperationOf<Effect>,
    'op',
    OperationHandler<State, Event>,
    EffectPlace<Effect>
  >;
  /** The choice by which whoever controls an effect may do without it; null for those that must be done. */
  readonly whether?: (place: EffectPlace<Effect>) => EffectChoice<State> | null;
  readonly limits: Readonly<Record<LimitOf<Effect>, Limit<State>>>;
  /** What costs mean. Omitted: the game has its players pay before it begins an effect. */
  readonly costs?: {
    readonly [Word in keyof CostsOf<Effect>]-?: (
      value: NonNullable<CostsOf<Effect>[Word]>,
      place: EffectPlace<Effect>,
    ) => Cost<State, Event>;
  };
  /** When costs are paid: first of all where it is missing, or once everything is chosen. */
  readonly paid?: 'beforeChoices' | 'afterChoices';
}

/** A card with its effects as they are in the data. */
export interface Definition<Effect> {
  readonly id: string;
  readonly effects?: readonly Effect[];
}

/** Throws an `UnknownWord` for a word that `meaning` does not know. */
export function compileEffects<State, Event extends GameEvent, Effect extends EffectData>(
  meaning: EffectMeaning<State, Event, Effect>,
  definitions: readonly Definition<Effect>[],
): HandlerTable<State, Event> {
  const handlers = definitions.flatMap(({ id, effects = [] }, definition) =>
    effects.flatMap((effect, entry) =>
      located(`${id}/effects/${entry}`, () =>
        compileEffect(meaning, { definition, effect }, entry),
      ),
    ),
  );
  const cards = definitions.map(({ id }) => id);
  return makeTable(meaning.events, cards, handlers);
}

function located<Made>(path: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw error instanceof UnknownWord ? new UnknownWord(error.word, path) : error;
  }
}

/** One handler, or for a standing effect one per operation. */
function compileEffect<State, Event extends GameEvent, Effect extends EffectData>(
  meaning: EffectMeaning<State, Event, Effect>,
  place: EffectPlace<Effect>,
  entry: number,
): CompiledHandler<State, Event>[] {
  const { definition, effect } = place;
  const shared = {
    definition,
    entry,
    hears: meaning.hears?.(place) ?? null,
    condition: conditionOf(meaning, place),
    limit: effect.limit === undefined ? null : limitOf(meaning.limits, effect.limit),
    costs: costsOf(meaning, place),
  };
  const operations = operationSteps(meaning, place);
  if (meaning.standing.includes(effect.on)) {
    return operations.map((operation, i) => ({
      ...shared,
      event: eventOf(meaning.events, effect.do[i]!.op),
      steps: [operation],
    }));
  }
  const costs = shared.costs.map(({ pay }) => pay);
  const choices = choiceSteps(meaning, place);
  const isPaidFirst = meaning.paid !== 'afterChoices';
  const steps = [...(isPaidFirst ? [...costs, ...choices] : [...choices, ...costs]), ...operations];
  return [{ ...shared, event: eventOf(meaning.events, effect.on), steps }];
}

function conditionOf<State, Event extends GameEvent, Effect extends EffectData>(
  { conditions }: EffectMeaning<State, Event, Effect>,
  place: EffectPlace<Effect>,
): Test<State> | null {
  return compileConditions(
    place.effect.if ?? [],
    (condition) => makeByWord(conditions, condition.is, condition, place) as Test<State>,
  );
}

function operationSteps<State, Event extends GameEvent, Effect extends EffectData>(
  { operations, whether }: EffectMeaning<State, Event, Effect>,
  place: EffectPlace<Effect>,
): OperationHandler<State, Event>[] {
  const may = whether?.(place) ?? undefined;
  return place.effect.do.map((operation) => {
    const made = makeByWord(operations, operation.op, operation, place);
    const handler = made as OperationHandler<State, Event>;
    return may === undefined ? handler : { ...handler, choice: handler.choice ?? may };
  });
}

/** The choices of an effect come before its operations, which all find their picks. */
function choiceSteps<State, Event extends GameEvent, Effect extends EffectData>(
  meaning: EffectMeaning<State, Event, Effect>,
  place: EffectPlace<Effect>,
): OperationHandler<State, Event>[] {
  const { choose } = place.effect;
  if (choose === undefined) return [];
  const made = (data: ChoiceData): EffectChoice<State> =>
    makeByWord(meaning.choices, data.pick, data, place) as EffectChoice<State>;
  if (isOneChoice(choose)) return [{ choice: made(choose) }];
  return Object.values(choose).map((data) => ({ isNamed: true, choice: made(data) }));
}

function isOneChoice(choose: NonNullable<EffectData['choose']>): choose is ChoiceData {
  return typeof choose.pick === 'string';
}

/**
 * The place of a named choice among those of its effect, by which `pickOf` finds its picks. Throws an
 * `UnknownWord` for a name that the effect does not have.
 */
export function choiceNamed({ effect }: EffectPlace<EffectData>, name: string): number {
  const { choose = {} } = effect;
  const place = isOneChoice(choose) ? -1 : Object.keys(choose).indexOf(name);
  if (place < 0) throw new UnknownWord(name);
  return place;
}

function costsOf<State, Event extends GameEvent, Effect extends EffectData>(
  { costs }: EffectMeaning<State, Event, Effect>,
  place: EffectPlace<Effect>,
): Cost<State, Event>[] {
  if (costs === undefined) return [];
  return Object.entries(place.effect.cost ?? {}).map(([word, value]) => {
    const maker: unknown = Object.hasOwn(costs, word) ? Reflect.get(costs, word) : undefined;
    if (typeof maker !== 'function') throw new UnknownWord(word);
    return (maker as (value: unknown, place: EffectPlace<Effect>) => Cost<State, Event>)(
      value,
      place,
    );
  });
}

function limitOf<State>(
  limits: Readonly<Record<string, Limit<State>>>,
  word: string,
): Limit<State> {
  if (!Object.hasOwn(limits, word)) throw new UnknownWord(word);
  return limits[word]!;
}

function eventOf(events: readonly string[], name: string): number {
  const event = events.indexOf(name);
  if (event < 0) throw new UnknownWord(name);
  return event;
}
