/** What is printed on cards in the words of the vocabulary. */
import type { CardTables } from '../cards.ts';
import type { Effect, Requirement } from '../data.gen.ts';

interface Printed {
  readonly id: string;
  readonly effects?: readonly Effect[];
  readonly break?: readonly Requirement[];
}

/** By card of the catalogue. The schema of the game has checked that it is so. */
export function printedOf({ data }: CardTables): readonly Printed[] {
  return data as unknown as readonly Printed[];
}
