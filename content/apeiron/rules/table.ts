/** The part of a state that lies on the table before anybody plays: the phase, panels, squares, units of decks. */
import * as engine from 'cardwright/engine';
import type { Card, CardType } from 'cardwright/engine';
import { grounds, PANEL, UNIT } from './cards.ts';
import type { Config, State } from './config.ts';
import { grid, SOUTH } from './field.ts';

export const inState = new engine.StateParts<Config>();

/** 5.1 to 5.3; the toss and the reveal pass by themselves. */
const phases = ['peek', 'show', 'place', 'play', 'over'] as const;
export type Phase = (typeof phases)[number];
export const phase = inState.oneOf('phase', phases, { usual: () => 'play' });
/** The places of the panels, by number (APE-3.1.2). */
export const PLACES = 9;
const isPast = (state: State, ...before: Phase[]): boolean => !before.includes(phase.get(state));
/** APE-5.1.4, APE-5.1.5, APE-5.5.1: which places a viewer has seen. */
export function isPlaceSeen(state: State, place: number, viewer: engine.Viewer): boolean {
  if (isPast(state, 'peek', 'show', 'place')) return true;
  const { field } = state.config;
  if ([0, 1].every((seat) => !field.isHome(seat, place))) return true;
  return viewer !== 'spectator' && field.isHome(viewer, place);
}
const perPlace = engine.holders<Config>({
  count: () => PLACES,
  nameOf: (_, place) => String(place + 1),
  seatsOf: () => [],
});
/** Cards of these kinds (`kinds` of cards.ts). */
export const ofKinds =
  (...kinds: readonly number[]) =>
  ({ catalogue }: Config, type: CardType): boolean =>
    kinds.includes(catalogue.kind[type]!);
/** Panels that lie as they were dealt; one that was changed is a panel without a name. */
export const panels = inState.slot('panels', {
  per: perPlace,
  whose: () => SOUTH,
  sees: isPlaceSeen,
  types: ofKinds(PANEL),
});
/** APE-3.1.4: clockwise quarter turns. */
export const rotation = inState.count('rotation', {
  per: perPlace,
  most: 3,
  secret: {
    sees: isPlaceSeen,
    redeal: ({ config }, _, chance) =>
      config.options.dealRotation === 'none' ? 0 : engine.below(4, chance),
  },
});
/** What kind of panel lies there, from the reveal on. */
export const ground = inState.oneOf('ground', grounds, { per: perPlace });
/** APE-5.25.2 */
export const undealt = inState.zone('undealt', { sees: 'nobody', types: ofKinds(PANEL) });
/** Panels that were changed or removed. */
export const lost = inState.zone('lost', { sees: 'all', types: ofKinds(PANEL) });

/** What lies on a square: an obstacle, or an object (APE-4.3.6). */
export const lying = [
  'nothing',
  'obstacle',
  'treasure',
  'poison',
  'bomb',
  'stop',
  'cactus',
] as const;
export type Lying = (typeof lying)[number];
export const [NOTHING, OBSTACLE, TREASURE, POISON_SQUARE, BOMB, STOP, CACTUS] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;
export const lies = inState.oneOf('lies', lying, { per: engine.perSquare(() => grid) });

/** The most units that an option allows on the field. */
export const MOST_UNITS = 8;
/** Units that are not on the field yet (APE-5.2.1), in the order of the deck (APE-5.3.5). */
export const units = inState.pile('unitDecks', {
  per: 'seat',
  from: 'bottom',
  types: ofKinds(UNIT),
  sees: (state, seat, viewer) => viewer === seat || isPast(state, 'peek'),
});
export function typeOf({ config }: State, card: Card): CardType {
  return config.types[card]!;
}
