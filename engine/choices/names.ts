/** How picks are distinguished and named, and where it is picked from: parts of forms (form.ts). */
import { isOnBoard, parseSquare, squareAt, squareName } from '../grid.ts';
import type { BoardSetting, DeclaredState, Setting } from '../state/kinds/part.ts';
import type { ZoneCards } from '../state/kinds/zone-cards.ts';
import type { ChoiceForm } from './form.ts';

type Names<State> = Pick<ChoiceForm<State>, 'kindOf' | 'nameOf' | 'kindNamed'>;

/** Cards, by their types. */
export const cardNames: Names<DeclaredState> = {
  kindOf: ({ config }, card) => config.types[card]!,
  nameOf: ({ config }, type) => config.catalogue.ids[type]!,
  kindNamed: ({ config }, name) => config.catalogue.indexOf.get(name) ?? -1,
};

/** Squares of the board. */
export const squareNames: Names<DeclaredState<BoardSetting>> = {
  nameOf: ({ config }, square) => squareName(config.grid, square),
  kindNamed({ config: { grid } }, name) {
    const place = parseSquare(name.replaceAll(' ', ''));
    const square = place === null ? -1 : squareAt(grid, ...place);
    return square >= 0 && isOnBoard(grid, square) ? square : -1;
  },
};

/** Words, by their places in the list. */
export function wordNames(ints: readonly string[]): Names<unknown> {
  return { nameOf: (_, place) => ints[place]!, kindNamed: (_, name) => ints.indexOf(name) };
}

/** The cards of a zone that the chooser holds. */
export function ofOwn<Config extends Setting>(
  zone: ZoneCards<Config>,
): ChoiceForm<DeclaredState<Config>>['options'] {
  return (state, { chooser }, _, into) => zone.listInto(state, chooser, into);
}
