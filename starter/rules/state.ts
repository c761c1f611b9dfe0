/** What a game holds, declared once: words of positions, secrets and drawings follow from it. */
import {
  count,
  defineState,
  flag,
  outcome,
  perSquare,
  pieces,
  pile,
  seat,
  seatPer,
  zone,
  type DeclaredState,
  type Frozen,
  type Grid,
  type Setting,
  type Square,
} from 'cardwright/engine';
import type { Kinds, Options } from './data.gen.ts';

/** What no action changes. Cards are listed by type; in each list those of other kinds are undefined. */
export interface Config extends Setting {
  readonly keepers: readonly (Frozen<Kinds['keeper']> | undefined)[];
  readonly events: readonly (Frozen<Kinds['event']> | undefined)[];
  readonly panels: readonly (Frozen<Kinds['panel']> | undefined)[];
  readonly grid: Grid;
  readonly squares: readonly Square[];
  readonly options: Options;
}

export type State = DeclaredState<Config>;

const grid = ({ grid }: Config): Grid => grid;

export const turn = seat<Config>();
export const taken = count<Config>({ per: 'seat' });
export const deck = pile<Config>({ per: 'seat', sees: 'nobody' });
export const hand = zone<Config>({ per: 'seat', sees: 'owner' });
/** Events that were discarded, and those that stay (FEN-2.3); what these add is in `oil` and `mist`. */
export const played = pile<Config>({ sees: 'all' });
export const fen = pieces<Config>({ grid });
/** Panels that do not fill a row of the fen. */
export const rest = pile<Config>({ sees: 'all' });
export const owner = seatPer<Config>('card');
/** Keepers that are face down. */
export const out = flag<Config>({ per: 'card' });
export const lamps = pieces<Config>({ grid, owner, beside: [out] });
export const oil = count<Config>({ per: perSquare(grid) });
export const mist = count<Config>({ per: perSquare(grid), least: -99 });
export const result = outcome(['value', 'panels']);

export const declaration = defineState<Config>({
  turn,
  taken,
  deck,
  hand,
  played,
  fen,
  rest,
  owner,
  out,
  at: lamps,
  oil,
  mist,
  outcome: result,
});
