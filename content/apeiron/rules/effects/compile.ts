/** The abilities of the cards as functions, and what runs them. Made once per game. */
import {
  askThrough,
  compileEffects as compileTable,
  EffectRunner,
  seatIn,
  sourceIn,
  type ByWord,
  type EffectMeaning,
  type Frame,
  type OperationHandler,
} from 'cardwright/engine';
import type { AbilityData, CardTables } from '../cards.ts';
import type { EffectTables, State } from '../config.ts';
import { discardFromSide, mill } from '../piles.ts';
import { payH } from '../damage.ts';
import type { Choice, Operation } from '../data.gen.ts';
import type { Event } from '../events.ts';
import { asked, chest, field, h, pending, phase, player, rotation, side } from '../state.ts';
import { steps } from '../steps.ts';
import { isGrave, shownType } from '../units.ts';
import { settle } from '../vanish.ts';
import { atFrame, picker } from './at.ts';
import { choices } from './choices.ts';
import { conditions } from './conditions.ts';
import { declaringOf, effectChoice, operations, rulesOf, type JudgedChoice } from './legality.ts';
import { compileStanding } from './standing.ts';
import { DRAW, events, STAR, USE, VANISH, type Place } from './vocabulary.ts';

/** APE-5.19.4: one of the three other ways in which a panel can lie, or none of them. */
const otherRotation = (placeOf: (state: State, frame: Frame) => number): JudgedChoice => ({
  word: 'lay',
  least: 0,
  most: 1,
  isAlwaysAsked: true,
  candidates(state, frame, into) {
    const now = rotation.get(state, placeOf(state, frame));
    const others = [0, 1, 2, 3].filter((quarters) => quarters !== now);
    for (const [i, quarters] of others.entries()) into[i] = quarters;
    return others.length;
  },
  judge: () => 'TARGET_ILLEGAL',
});

function operation(data: Operation, place: Place): OperationHandler<State, Event> {
  const rules = rulesOf(data, place);
  return {
    choice: rules.asksRotation === true ? otherRotation(changedPlace(data, place)) : undefined,
    apply: (state, frame, tell) => rules.apply(state, atFrame(state, frame), tell),
  };
}

/** The panel that is changed. */
function changedPlace(data: Operation, place: Place): (state: State, frame: Frame) => number {
  const { target } = data as Extract<Operation, { op: 'changePanel' }>;
  const picked = target.who === 'pickedPanel' ? picker(place, target.what) : null;
  return (state, frame) => {
    const at = atFrame(state, frame);
    return picked?.(state, at)[0] ?? state.config.placeOf[at.square]!;
  };
}

/** One maker for all words of a union. */
function eachBy(words: object, make: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(words).map((word) => [word, make]));
}

const meaningOf = (): EffectMeaning<State, Event, AbilityData> => ({
  events,
  standing: ['static', 'held'],
  paid: 'afterChoices', // 8.7
  conditions,
  choices: eachBy(choices, effectChoice) as ByWord<Choice, 'pick', JudgedChoice, Place>,
  operations: eachBy(operations, operation) as ByWord<
    Operation,
    'op',
    OperationHandler<State, Event>,
    Place
  >,
  limits: {},
  // APE-5.13.4 to APE-5.13.6
  costs: {
    payH: (amount) => ({
      canPay: (state, _, unit) => h.get(state, unit) >= amount,
      pay: {
        apply: (state, frame, tell) => payH(state, sourceIn(state, frame), amount, tell),
      },
    }),
    discardSide: () => ({
      canPay: (state, seat) => side.get(state, seat) >= 0,
      pay: { apply: (state, frame, tell) => discardFromSide(state, seatIn(state, frame), tell) },
    }),
    millChest: (count) => ({
      canPay: (state, seat) => chest.size(state, seat) >= count,
      pay: { apply: (state, frame, tell) => mill(state, seatIn(state, frame), count, tell) },
    }),
  },
});

export function compileEffects(cards: CardTables): EffectTables {
  const definitions = cards.data.map((card) => ({
    id: card.id,
    effects: ('abilities' in card && card.abilities) || [],
  }));
  const table = compileTable<State, Event, AbilityData>(meaningOf(), definitions);
  const runner = new EffectRunner<State, Event>({
    table,
    layoutOf: () => pending.layout,
    definitionOf: shownType,
    order: (state) => [player.get(state), 1 - player.get(state)],
    steps,
    settle,
    isOver: (state) => phase.is(state, 'over'),
    ask: askThrough(() => asked),
    works: (state, { event }, source) => works(state, event, source),
  });
  const declaring = table.handlers.map(({ definition, entry }) =>
    declaringOf({ definition, effect: definitions[definition]!.effects[entry]! }),
  );
  return { table, runner, declaring, standing: compileStanding(cards) };
}

/** What was declared goes on whatever becomes of its unit; other abilities need H (APE-5.13.2, APE-5.12.2). */
function works(state: State, event: number, source: number): boolean {
  if (event === STAR || event === USE || event === DRAW || event === VANISH) return true;
  if (field.squareOf(state, source) < 0 || isGrave(state, source)) return false;
  return h.get(state, source) > 0 || state.config.catalogue.h[shownType(state, source)] === 0;
}
