/** What the bazaar holds: what is where, who sees it, how positions name it. */
import {
  askedByEffect,
  count,
  defineState,
  PositionFormat,
  outcome,
  pile,
  pendingEffects,
  question,
  seat,
  uses,
  zone,
  type Card,
  type DeclaredState,
  type EffectRunner,
  type NamedEnding,
  type EventOf,
  type HandlerTable,
  type Setting,
} from '../../../engine/index.ts';

export interface Config extends Setting {
  readonly table: HandlerTable<State, Event>;
  readonly runner: EffectRunner<State, Event>;
}

export type State = DeclaredState<Config>;

export type Event = EventOf<{
  put: { seat: string; card: string };
  drawn: { seat: string; card?: string };
  earned: { seat: string; coins: number };
  swapped: { seat: string; gift: string; prize: string };
  discarded: { seat: string; cards: readonly string[] };
  gameEnded: NamedEnding<'coins'>;
}>;

/** Of how many cards there are. */
export const CARDS = 20;

export const turn = seat<Config>();
export const turns = count<Config>();
export const coins = count<Config>({ per: 'seat', start: 2 });
/** No card has more than one effect. */
export const used = uses<Config>({ effects: () => 1, until: 'turn' });
export const deck = pile<Config>({ sees: 'nobody' });
export const hand = zone<Config>({ per: 'seat', sees: 'owner' });
export const stall = zone<Config>({ per: 'seat', sees: 'all' });
export const gone = zone<Config>({ sees: 'all' });
export const work = pendingEffects<Config>({
  room: { seats: 2, sources: CARDS, frames: 8, queued: 24, picks: 8 },
  running: (config) => config,
  writesListening: true,
});
const byType = {
  kindOf: ({ config }: State, card: Card): number => config.types[card]!,
  nameOf: ({ config }: State, type: number): string => config.catalogue.ids[type]!,
  kindNamed: ({ config }: State, name: string): number => config.catalogue.indexOf.get(name) ?? -1,
};
const asks = ['ownWare', 'otherWare', 'discard'].map((word) =>
  askedByEffect<State, Event>(word, ({ config }) => config.runner, {
    ...byType,
    isSecret: word === 'discard',
  }),
);
export const asked = question<Config>({ forms: () => asks, room: () => 2 });
export const result = outcome(['coins']);

export const declaration = defineState<Config>({
  turn,
  turns,
  coins,
  used,
  deck,
  hand,
  stall,
  gone,
  effects: work,
  choice: asked,
  outcome: result,
});
export const beginTurn = declaration.until('turn');

export const positions = new PositionFormat<Config>(declaration);
