/** Names for single cards in positions: where they lie, `table.P1.2` for the third card on that table. */
import type { Card } from '../number-kinds.ts';
import type { DeclaredState, Setting } from '../state/kinds/part.ts';
import type { Zone } from '../state/kinds/zone.ts';

/** What no card has as its number. */
const NOWHERE = -1;

export interface PlaceNames<Config extends Setting> {
  readonly nameOf: (state: DeclaredState<Config>, card: Card) => string;
  /** The card of a name, or less than 0. */
  readonly cardNamed: (state: DeclaredState<Config>, name: string) => Card;
}

export function placeNames<Config extends Setting>(
  zones: readonly Zone<Config>[],
): PlaceNames<Config> {
  const holdersOf = ({ holders }: Zone<Config>, config: Config): number[] =>
    Array.from({ length: holders?.count(config) ?? 1 }, (_, holder) => holder);
  const placeIn = (zone: Zone<Config>, config: Config, holder: number): string =>
    zone.holders === null ? zone.name : `${zone.name}.${zone.holders.nameOf(config, holder)}`;
  return {
    nameOf(state, card) {
      for (const zone of zones) {
        for (const holder of holdersOf(zone, state.config)) {
          const index = zone.cards(state, holder).indexOf(card);
          if (index >= 0) return `${placeIn(zone, state.config, holder)}.${index}`;
        }
      }
      return '';
    },
    cardNamed(state, name) {
      const [, place, index] = /^(.+)\.(\d{1,4})$/.exec(name) ?? [];
      for (const zone of zones) {
        for (const holder of holdersOf(zone, state.config)) {
          if (placeIn(zone, state.config, holder) !== place) continue;
          return zone.cards(state, holder)[Number(index)] ?? NOWHERE;
        }
      }
      return NOWHERE;
    },
  };
}
