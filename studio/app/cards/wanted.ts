/** Which faces somebody wants to see. */
import type { Findings, ShownFace, ShownSheet } from '../../../print/in-page.ts';
import type { ShownProblem } from '../../protocol/state.ts';
import { baseKey } from './changed.ts';
import { writtenOn } from './written.ts';

export interface Wish {
  /** Empty for all. */
  readonly kind: string;
  readonly sheet: string;
  /** Words of an id, or of what is written on a face. */
  readonly find: string;
  readonly backs: boolean;
  /** See `faultyCards`; null for all. */
  readonly faulty: ReadonlySet<string> | null;
  /** Keys of faces; null for all. */
  readonly changed: ReadonlySet<string> | null;
}

/** In their order. */
export function wantedFaces(
  faces: readonly ShownFace[],
  sheets: readonly ShownSheet[],
  { kind, sheet, find, backs, faulty, changed }: Wish,
): readonly ShownFace[] {
  const words = find.trim().toLowerCase();
  const kinds = new Map(sheets.map((one) => [one.id, one.kind]));
  return faces.filter((face) => {
    const { key, sheet: own, card } = face;
    return (
      (kind === '' || kinds.get(own) === kind) &&
      (sheet === '' || own === sheet) &&
      (backs || !/\/back(?: |$)/.test(key)) &&
      (faulty === null || faulty.has(card ?? own)) &&
      (changed === null || changed.has(baseKey(key))) &&
      (words === '' || `${card ?? ''} ${writtenOn(face)}`.includes(words))
    );
  });
}

/** Cards with faults, and sheets with faults on a panel; a fault of the whole game is on none of them. */
export function faultyCards(
  problems: readonly ShownProblem[],
  findings: ReadonlyMap<string, Findings>,
): ReadonlySet<string> {
  const cards = problems.flatMap(({ id }) => id ?? []);
  const panels = [...findings].filter(([, { overflows, small, unsafe, unwritable }]) =>
    [overflows, small, unsafe, unwritable].flat().some(({ card }) => card === null),
  );
  return new Set([...cards, ...panels.map(([sheet]) => sheet)]);
}
