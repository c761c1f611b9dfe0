/** What all places of cards have in common: who sees the cards, whose they are, how they are read. */
import type { Card, CardType } from '../../number-kinds.ts';
import type { CardsField } from '../../positions/fields.ts';
import { readCards, mapOf, readId } from '../../positions/reading.ts';
import { BadPosition, type Position } from '../../rules.ts';
import type { Seat, Viewer } from '../../seats.ts';
import { isMapping } from '../../plain-data.ts';
import { holderNames, saidByName, type Holders } from './holders.ts';
import type { DeclaredState, Setting, WrittenCard } from './part.ts';

/** Who knows which cards lie in a place. Nobody but these learns more than how many there are. */
export type Sees<Config extends Setting> =
  | 'all'
  | 'owner'
  | 'nobody'
  | ((state: DeclaredState<Config>, holder: number, viewer: Viewer) => boolean);

export interface CardPlaceOptions<Config extends Setting> {
  readonly sees: Sees<Config>;
  /** Single cards that a viewer knows to be here although the place is hidden. */
  readonly known?: (state: DeclaredState<Config>, card: number, viewer: Seat) => boolean;
  /** Which cards of the catalogue may lie here; all of them unless it is said here. */
  readonly types?: (config: Config, type: CardType) => boolean;
  /** Whose cards a position means; the first seat that holds the place unless it is said here. */
  readonly whose?: (config: Config, holder: number) => Seat;
}

export function isOpen<Config extends Setting>(
  sees: Sees<Config>,
  holders: Holders<Config> | null,
  state: DeclaredState<Config>,
  holder: number,
  viewer: Viewer,
): boolean {
  if (typeof sees === 'function') return sees(state, holder, viewer);
  if (sees !== 'owner') return sees === 'all';
  return viewer !== 'spectator' && (holders?.isHeldBy(state.config, holder, viewer) ?? false);
}

/** Ids of what may lie in such a place, in the order of the catalogue. */
export function offeredIds<Config extends Setting>(
  { types = () => true }: Pick<CardPlaceOptions<Config>, 'types'>,
  config: Config,
): string[] {
  return config.catalogue.ids.filter((_, type) => types(config, type));
}

/** What the key of such a place may hold. */
export function cardsField<Config extends Setting>(
  {
    name,
    holders,
    options,
  }: {
    readonly name: string;
    readonly holders: Holders<Config> | null;
    readonly options: Pick<CardPlaceOptions<Config>, 'types'>;
  },
  order: CardsField['order'],
  config: Config,
): CardsField {
  return {
    is: 'cards',
    key: name,
    holders: holders === null ? null : holderNames(holders, config),
    isSparse: holders?.written === 'changed',
    offered: offeredIds(options, config),
    order,
    isExact: false,
  };
}

/** The id of a card. */
export function idOfCard({ config }: DeclaredState, card: Card): string {
  return config.catalogue.ids[config.types[card]!]!;
}

export function namesOf(state: DeclaredState, cards: readonly number[]): string[] {
  return cards.map((card) => idOfCard(state, card));
}

/**
 * A value for each holder by its name, or one for the game. Of squares and the like only those that
 * are not empty.
 */
export function byHolder<Config extends Setting>(
  holders: Holders<Config> | null,
  config: Config,
  valueOf: (holder: number) => unknown,
  isEmpty: (holder: number) => boolean = () => false,
): unknown {
  if (holders === null) return valueOf(0);
  const all = Array.from({ length: holders.count(config) }, (_, holder) => holder);
  const named = holders.written === 'all' ? all : all.filter((holder) => !isEmpty(holder));
  return Object.fromEntries(named.map((i) => [holders.nameOf(config, i), valueOf(i)]));
}

/** What a position says of every holder, with its place. Throws a `BadPosition` for other holders. */
export function saidOf<Config extends Setting>(
  holders: Holders<Config> | null,
  config: Config,
  key: string,
  position: Position,
): { readonly holder: number; readonly what: string; readonly said: unknown }[] {
  if (holders === null) return [{ holder: 0, what: key, said: position[key] }];
  const said = saidByName(holders, config, position[key]);
  if (said !== undefined && !isMapping(said)) throw new BadPosition(key, said);
  const map = mapOf(said);
  for (const name of Object.keys(map)) {
    if (holders.find(config, name) < 0) throw new BadPosition(`${key}.${name}`, map[name]);
  }
  return Array.from({ length: holders.count(config) }, (_, holder) => {
    const name = holders.nameOf(config, holder);
    return { holder, what: `${key}.${name}`, said: map[name] };
  });
}

/** The cards of a list as it is written, all with the same owner and the same place. */
export function writtenCards(
  ids: readonly string[],
  what: string,
  { catalogue }: Setting,
  seat: Seat,
  put: WrittenCard['put'],
): WrittenCard[] {
  return ids.map((id) => ({ type: readId(catalogue.indexOf, id, what), what, seat, put }));
}

/** The plain form of a list: `[a, 3 x b]`; nothing where nothing is said. */
export function plainList(said: unknown, what: string): string[] {
  return said === undefined ? [] : readCards(said, what);
}
