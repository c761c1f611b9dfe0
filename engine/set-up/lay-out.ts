/** The cards of a set-up where they begin, before anything is shuffled. */
import type { CardType } from '../number-kinds.ts';
import type { Seat } from '../seats.ts';
import type { Declaration } from '../state/declaration.ts';
import type { EachFigure } from '../state/kinds/figures.ts';
import type { Cards, DeclaredState, Setting } from '../state/kinds/part.ts';
import type { ZoneCards } from '../state/kinds/zone-cards.ts';

/** Cards that begin in one place. */
export interface LaidCards<Config extends Setting> {
  readonly in: ZoneCards<Config>;
  readonly holder: number;
  /** In the order in which they are put there. */
  readonly types: readonly CardType[];
}

export interface LayOutOptions<Config extends Setting> {
  readonly declaration: Declaration<Config>;
  /** What no action changes, with these cards; it is asked for a game without cards first. */
  readonly configOf: (cards: Cards) => Config;
  /** Whose every card is, where cards have owners: their holder. */
  readonly owner?: EachFigure<Config, Seat>;
  /** As for `PositionFormat`. */
  readonly backOf?: (config: Config, seat: Seat, type: CardType) => number;
}

export function layOut<Config extends Setting>(
  { declaration, configOf, owner, backOf = () => 0 }: LayOutOptions<Config>,
  places: readonly LaidCards<Config>[],
): DeclaredState<Config> {
  const cards = places.flatMap((place) => place.types.map((type) => ({ type, place })));
  const empty = configOf({ types: [], backs: [] });
  const config = configOf({
    types: cards.map(({ type }) => type),
    backs: cards.map(({ type, place }) => backOf(empty, place.holder, type)),
  });
  const state = declaration.blank(config);
  for (const [card, { place }] of cards.entries()) {
    owner?.set(state, card, place.holder);
    place.in.add(state, place.holder, card);
  }
  return state;
}
