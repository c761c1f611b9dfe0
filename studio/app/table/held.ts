/** What somebody holds, and what of a table can be pointed at. */
import type { TableView } from '../../table/view.ts';
import { mapping, type TableScene } from './scene.ts';

export interface Hand {
  /** Key of positions. */
  readonly zone: string;
  /** Ids of components. */
  readonly cards: readonly string[];
}

/** Of the viewer, in the order of these zones; what is empty is missing. */
export function handsIn(zones: readonly string[], view: TableView | null): Hand[] {
  if (view === null) return [];
  return zones.flatMap((zone) => {
    const list = mapping(view.seen[zone])[view.viewer];
    return Array.isArray(list) && list.length > 0 ? [{ zone, cards: list.map(String) }] : [];
  });
}

/** Whether a word of the notation calls something on the board or in a hand. */
export function isThere(word: string, scene: TableScene | null, hands: readonly Hand[]): boolean {
  const onBoard = scene?.squares.some(
    ({ name, piece }) => name === word || piece?.name === word || piece?.id === word,
  );
  return onBoard === true || hands.some(({ cards }) => cards.includes(word));
}
