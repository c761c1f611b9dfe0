/** Pictures of a book that are missing. What a check knows of rulebooks it has reported already. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { isPicture, type PlacedReference } from '../../generator/index.ts';
import { nearest } from '../../kernel/index.ts';
import { unpaintedFault } from '../art/unpainted.ts';
import type { PrintableGame } from '../printable-game.ts';

export function referenceFaults(
  printable: PrintableGame,
  file: string,
  references: readonly PlacedReference[],
): Fault[] {
  const { data, game } = printable;
  return references.flatMap(({ reference: { sort, id }, span }) => {
    const place = { file, path: [], span };
    if (sort === 'file') {
      if (/^[a-z]+:/i.test(id)) return [fault('CW2023', place, { address: id })];
      if (game.paths.has(id)) return [];
      return isPicture(id)
        ? unpaintedFault(id, printable, place)
        : [fault('CW1214', place, { path: id, nearest: nearest(id, game.paths) })];
    }
    if (sort !== 'card' && sort !== 'anatomy' && sort !== 'pattern') return [];
    const known = sort === 'pattern' ? Object.keys(data.patterns) : [...data.componentIds()];
    if (known.includes(id)) return [];
    const what = sort === 'pattern' ? 'pattern' : 'component';
    return [fault('CW1203', place, { what, id, nearest: nearest(id, known) })];
  });
}
