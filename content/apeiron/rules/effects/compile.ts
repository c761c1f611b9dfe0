/** The abilities of the cards as functions, and what runs them. Made once per game. */
import * as engine from 'cardwright/engine';
import type { AbilityData, CardTables } from '../cards.ts';
import type { At, Code, EffectTables, State } from '../config.ts';
import { payH } from '../damage.ts';
import type { Event } from '../events.ts';
import { discardFromSide, mill } from '../piles.ts';
import { asked, chest, field, h, pending, phase, player, side } from '../state.ts';
import { steps } from '../steps.ts';
import { isGrave, shownType } from '../units.ts';
import { settle } from '../vanish.ts';
import { atFrame } from './at.ts';
import { choices } from './choices.ts';
import { conditions } from './conditions.ts';
import { operations } from './operations.ts';
import { panelOperations } from './panel-operations.ts';
import { compileStanding } from './standing.ts';
import { DRAW, events, STAR, USE, VANISH } from './vocabulary.ts';

/** What says more than that there is no target, if it is why all are refused. */
const telling: readonly Code[] = ['PANEL_LIMIT', 'OBJECT_LIMIT', 'PANEL_OCCUPIED', 'STOP_ON_START'];

const judged = new engine.JudgedEffects<State, At, Event, Code, AbilityData>({
  choices,
  operations: { ...operations, ...panelOperations },
  atFrame,
  noOption: 'TARGET_ILLEGAL',
  nothing: (faults) => telling.find((code) => faults.includes(code)) ?? 'NO_LEGAL_TARGET',
  // APE-5.8.10: an event leaves the unit on its start square if it must.
  spares: ({ on }) => (on === 'draw' ? 'STOP_ON_START' : null),
});

const meaningOf = (): engine.EffectMeaning<State, Event, AbilityData> => ({
  events,
  standing: ['static', 'held'],
  paid: 'afterChoices', // 8.7
  conditions,
  ...judged.meaning(),
  limits: {},
  // APE-5.13.4 to APE-5.13.6
  costs: {
    payH: (amount) => ({
      canPay: (state, _, unit) => h.get(state, unit) >= amount,
      pay: {
        apply: (state, frame, report) => payH(state, engine.sourceIn(state, frame), amount, report),
      },
    }),
    discardSide: () => ({
      canPay: (state, seat) => side.get(state, seat) >= 0,
      pay: engine.acting((state, seat, report) => discardFromSide(state, seat, report)),
    }),
    millChest: (count) => ({
      canPay: (state, seat) => chest.size(state, seat) >= count,
      pay: engine.acting((state, seat, report) => mill(state, seat, count, report)),
    }),
  },
});

export function compileEffects(cards: CardTables): EffectTables {
  const definitions = cards.data.map((card) => ({
    id: card.id,
    effects: ('abilities' in card && card.abilities) || [],
  }));
  const table = engine.compileEffects<State, Event, AbilityData>(meaningOf(), definitions);
  const runner = new engine.EffectRunner<State, Event>({
    table,
    layoutOf: () => pending.layout,
    definitionOf: shownType,
    order: (state) => [player.get(state), 1 - player.get(state)],
    steps,
    settle,
    isOver: (state) => phase.is(state, 'over'),
    ask: engine.askThrough(() => asked),
    works: (state, { event }, source) => works(state, event, source),
  });
  const declaring = table.handlers.map(({ definition, entry }) =>
    judged.declaring({ definition, effect: definitions[definition]!.effects[entry]! }),
  );
  return { table, runner, declaring, standing: compileStanding(cards) };
}

/** What was declared goes on whatever becomes of its unit; other abilities need H (APE-5.13.2, APE-5.12.2). */
function works(state: State, event: number, source: number): boolean {
  if (event === STAR || event === USE || event === DRAW || event === VANISH) return true;
  if (field.squareOf(state, source) < 0 || isGrave(state, source)) return false;
  return h.get(state, source) > 0 || state.config.catalogue.h[shownType(state, source)] === 0;
}
