/**
 * Fields that `data-fit` names. What does not fit its box is reported there: a name that no card has
 * would have it reported at the card as a whole.
 */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { isMapping, nearest, remember } from '../../kernel/index.ts';
import type { Occasion } from '../faults.ts';
import { findingPlace } from '../faults.ts';
import type { Face } from '../html/face.ts';

/** A name that a value does not have. */
interface Unknown {
  readonly field: string;
  readonly known: readonly string[];
}

/** Each name once. Properties that a card merely omits exist and are empty. */
export function fitFieldFaults(faces: readonly Face[], occasion: Occasion): Fault[] {
  const { data, sources, doubts } = occasion.printable;
  const found = new Map<string, Fault>();
  for (const face of faces) {
    const card = face.card === null ? undefined : data.component(face.card.id);
    if (card === undefined) continue;
    for (const name of fitFieldsIn(face)) {
      if (found.has(name)) continue;
      const unknown = unknownStep(card, name.split('.'), data.openMappings);
      if (unknown === null || doubts.components.has(card.id)) continue;
      const place = whereNamed(name, sources) ?? findingPlace(face.side, occasion);
      const near = nearest(unknown.field, unknown.known);
      found.set(name, fault('CW2003', place, { ...unknown, nearest: near }));
    }
  }
  return [...found.values()];
}

const FIT = /\sdata-fit\s*=\s*(?:"([^"]+)"|'([^']+)')/g;

const fitFieldsIn = remember((face: Face): readonly string[] => [
  ...new Set(Array.from(face.html.matchAll(FIT), ([, double, single]) => double ?? single ?? '')),
]);

/** The first step that leads nowhere; null where all lead to something, or to what is omitted. */
function unknownStep(
  value: unknown,
  [step, ...others]: readonly string[],
  open: WeakSet<object>,
): Unknown | null {
  if (step === undefined || value === undefined || value === null) return null;
  if (typeof value !== 'object') return { field: step, known: [] };
  if (Object.hasOwn(value, step)) {
    return unknownStep((value as Record<string, unknown>)[step], others, open);
  }
  if (open.has(value)) return null;
  return { field: step, known: isMapping(value) ? Object.keys(value) : [] };
}

/** Where a template says so; undefined where the name is put together. */
function whereNamed(
  name: string,
  sources: ReadonlyMap<string, string>,
): Pick<Fault, 'file' | 'path' | 'span'> | undefined {
  for (const [file, text] of sources) {
    for (const { 0: whole, 1: double, 2: single, index } of text.matchAll(FIT)) {
      if ((double ?? single) !== name) continue;
      const end = index + whole.length - 1;
      return { file, path: [], span: { start: end - name.length, end } };
    }
  }
  return undefined;
}
