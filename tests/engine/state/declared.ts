/** A state that has one of each kind: a small game of three seats, nobody's in particular. */
import {
  boundedGrid,
  chance,
  count,
  defineState,
  flag,
  holders,
  PositionFormat,
  oneOf,
  outcome,
  perSquare,
  pieces,
  pile,
  seat,
  seatPer,
  seatStack,
  slot,
  zone,
  type Cards,
  type DeclaredState,
  type Grid,
  type Setting,
} from '../../../engine/index.ts';

export interface Config extends Setting {
  readonly grid: Grid;
}

export type State = DeclaredState<Config>;

const ids = ['ape', 'bee', 'cat', 'dog'];

/** P1 and P3 are side A, P2 is side B. */
export function configOf({ types, backs }: Cards): Config {
  return {
    types,
    backs,
    seats: 3,
    sides: [0, 1, 0],
    catalogue: { ids, indexOf: new Map(ids.map((id, type) => [id, type])) },
    grid: boundedGrid(4, 3),
  };
}

export const phase = oneOf(['open', 'closed']);
export const turn = seat<Config>();
export const round = count<Config>({ least: 0, most: 9, from: 1 });
export const isLate = flag<Config>({ until: 'dawn' });
export const life = count<Config>({ per: 'seat', start: 20 });
export const locked = flag<Config>({ per: 'side', until: 'dawn' });
/** A number that only its seat knows until it is shown. */
export const bid = count<Config>({
  per: 'seat',
  secret: { sees: 'owner', redeal: (_, __, stream) => Math.abs(stream[0]! % 7) },
});
export const traps = oneOf(['none', 'snare', 'pit'], {
  per: perSquare(({ grid }: Config) => grid),
});
export const owner = seatPer<Config>('card');
export const facing = oneOf(['up', 'down'], { per: 'card' });
export const hurt = count<Config>({ per: 'card', mark: 'h' });
export const tired = flag<Config>({ per: 'card', until: 'dawn' });
const limbs = holders<Config>({
  count: () => 2,
  nameOf: (_, limb) => ['left', 'right'][limb]!,
  seatsOf: (_, limb) => [limb],
});
export const shown = flag<Config>({ per: 'card', observed: false });
export const deck = pile<Config>({ sees: 'nobody' });
export const chest = pile<Config>({ per: 'seat', sees: 'owner', shuffled: true });
export const hand = zone<Config>({
  per: 'seat',
  sees: 'owner',
  known: (state, card) => shown.is(state, card),
});
export const discard = pile<Config>({ sees: 'all', from: 'bottom' });
export const arm = slot<Config>({ per: limbs, sees: 'owner' });
export const board = pieces<Config>({
  grid: ({ grid }) => grid,
  owner,
  beside: [facing, hurt, tired],
});
export const waiting = seatStack<Config>({ room: ({ seats }) => seats });
export const luck = chance();
export const result = outcome(['points', 'time']);

export const declaration = defineState<Config>({
  phase,
  turn,
  round,
  isLate,
  life,
  locked,
  bid,
  traps,
  owner,
  facing,
  hurt,
  tired,
  shown,
  deck,
  chest,
  hand,
  discard,
  arm,
  at: board,
  waiting,
  luck,
  outcome: result,
});

export const positions = new PositionFormat<Config>(declaration, {
  owner,
  derived: { cardsLeft: (state) => deck.size(state) },
});

export function read(position: Readonly<Record<string, unknown>>): State {
  return positions.read(position, configOf);
}
