/**
 * Kinds of numbers that are kept apart: a card where a square is wanted does not compile. Numbers
 * that say nothing of their kind (a literal, the index of a loop) fit all of them.
 */
declare const kind: unique symbol;

/** A number of the kind of that name. */
export type NumberOf<Kind extends string> = number & { readonly [kind]?: Kind };

/** One card, unit or panel of a game, by its place in `Setting.types`. */
export type Card = NumberOf<'card'>;

/** A component of the catalogue: what is printed. Several cards may be of one type. */
export type CardType = NumberOf<'type'>;
