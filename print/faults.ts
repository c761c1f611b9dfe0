/**
 * From what the press finds to faults at their places; each once, and whether they keep a sheet
 * from being printed.
 */
import { isMapping, nearest } from '../kernel/index.ts';
import { posix } from 'node:path';
import { fault, type Fault, type Path, catalogue, type Code } from '../diagnostics/index.ts';
import { unpaintedFault } from './art/unpainted.ts';
import { pathIn } from '../generator/index.ts';
import { GAME } from './html/addresses.ts';
import type { Findings, Overflow, SmallText, UnsafeText } from './press/judge.ts';
import type { Measured } from './press/measure.ts';
import type { Refused } from './press/answer.ts';
import { pathOf } from './html/resources.ts';
import type { Shrunk } from './press/shrink.ts';
import { placeOfCard } from './render/faces.ts';
import { untranslatedWords, PSEUDO_LOCALE } from './render/pseudo.ts';
import type { Sheet } from './sheets/sheet.ts';
import type { PrintableGame } from './printable-game.ts';

/** What was printed when these things were found. */
export interface Occasion {
  readonly printable: PrintableGame;
  readonly sheet: Sheet;
  readonly locale: string;
}

/** Text that does not fit, is too small or too near to the cut, and characters that no font has. */
export function findingFaults(
  { overflows, small, unsafe, unwritable }: Findings,
  occasion: Occasion,
): Fault[] {
  return [
    ...overflows.map((overflow) => overflowFault(overflow, occasion)),
    ...small.map((text) => smallFault(text, occasion)),
    ...unsafe.map((text) => unsafeFault(text, occasion)),
    ...unwritable.map(({ card, families, characters }) =>
      fault('CW3004', findingPlaceOf(card, null, occasion), { families, characters }),
    ),
  ];
}

function overflowFault(overflow: Overflow, occasion: Occasion): Fault {
  const { card, field, text, side, across, down } = overflow;
  const { locale } = occasion;
  return fault('CW3001', findingPlaceOf(card, field, occasion), {
    text,
    side,
    locale,
    across,
    down,
    card: card ?? undefined,
    field: field ?? undefined,
  });
}

function smallFault({ card, field, text, size }: SmallText, occasion: Occasion): Fault {
  const { sheet, locale } = occasion;
  const place = findingPlaceOf(card, field, occasion);
  return fault('CW3050', place, { text, size, smallest: sheet.smallest, locale });
}

function unsafeFault(found: UnsafeText, occasion: Occasion): Fault {
  const { card, field, text, side, distance, line } = found;
  const { sheet, locale } = occasion;
  const place = findingPlaceOf(card, field, occasion);
  return fault('CW3051', place, { text, side, distance, line, safe: sheet.safe, locale });
}

/** Text that was set smaller to fit, each box of each card once. */
export function shrunkFaults(shrunk: readonly Shrunk[], occasion: Occasion): Fault[] {
  const byBox = new Map(
    shrunk.map((one) => [JSON.stringify([one.card, one.side, one.field, one.from]), one]),
  );
  return [...byBox.values()].map(({ card, field, from, to, leading }) =>
    fault('CW3052', findingPlaceOf(card, field, occasion), {
      field: field ?? undefined,
      from,
      to,
      leading: leading ?? undefined,
      locale: occasion.locale,
    }),
  );
}

/** Texts that stayed as they are in the pseudo-locale; each once for each side. */
export function untranslatedFaults({ faces }: Measured, occasion: Occasion): Fault[] {
  if (occasion.locale !== PSEUDO_LOCALE) return [];
  const found = new Map<string, Fault>();
  for (const { side, boxes } of faces) {
    for (const { text } of boxes.flatMap(({ runs }) => runs)) {
      const words = untranslatedWords(text).join(' ');
      const key = `${side} ${words}`;
      if (words === '' || found.has(key)) continue;
      found.set(key, fault('CW3053', findingPlace(side, occasion), { text: words, side }));
    }
  }
  return [...found.values()];
}

/** The field of the card, in this language; the card where no field is named; the template of a panel. */
export function findingPlaceOf(
  card: string | null,
  field: string | null,
  { printable: { game }, sheet, locale }: Occasion,
): Pick<Fault, 'file' | 'path'> {
  const place = card === null ? null : placeOfCard(game, card);
  if (card === null || place === null) {
    return { file: sheet.sort === 'panel' ? sheet.template : sheet.front, path: [] };
  }
  const value = game.names.get(card)?.item.value;
  const inside = field === null ? ['id'] : fieldPath(value, field.split('.'), locale);
  return { file: place.file, path: [...place.path, ...inside] };
}

/** The template of a side. */
export function findingPlace(
  side: 'front' | 'back' | 'panel',
  { sheet }: Occasion,
): Pick<Fault, 'file' | 'path'> {
  const front = sheet.sort === 'panel' ? sheet.template : sheet.front;
  return { file: side === 'back' ? (sheet.back ?? front) : front, path: [] };
}

/** As much of the path as the card has, and the language where the text has several. */
function fieldPath(card: unknown, field: readonly string[], locale: string): Path {
  const path: string[] = [];
  let value = card;
  for (const step of field) {
    if (!isMapping(value) || !(step in value)) break;
    path.push(step);
    value = value[step];
  }
  if (path.length === 0) return ['id'];
  return isMapping(value) && locale in value ? [...path, locale] : path;
}

/** Files and addresses that the faces asked for in vain, where they are written. */
export function refusalFaults(
  refused: readonly Refused[],
  { printable, sheet }: Occasion,
  isFinal = false,
): Fault[] {
  return refused.flatMap(({ address, refusal }) => {
    const own = pathOf(address);
    const path = own?.startsWith(GAME) === true ? own.slice(GAME.length) : null;
    const written = path ?? address;
    // Browsers ask for pictures of http: by https:.
    const forms = [written, own ?? written, written.replace(/^https:/, 'http:')];
    const named = path === null ? null : fieldNaming(path, printable);
    // The check has reported what is named and does not exist.
    const isReported = named !== null && !printable.game.paths.has(path ?? '');
    if (isReported && refusal !== 'outside' && refusal !== 'unpainted') return [];
    const { written: asWritten, ...place } = (named === null
      ? whereWritten(forms, printable)
      : { ...named, written }) ?? {
      file: sheet.sort === 'panel' ? sheet.template : sheet.front,
      path: [],
      written,
    };
    if (refusal === 'unpainted') return unpaintedFault(written, printable, place, isFinal);
    if (refusal === 'too-large') return [fault('CW3056', place, { path: written })];
    if (refusal === 'unreadable') return [fault('CW3058', place, { path: written })];
    return [
      refusal === 'outside' || path === null
        ? fault('CW2023', place, { address: asWritten })
        : fault('CW1214', place, { path, nearest: nearest(path, printable.game.paths) }),
    ];
  });
}

/** The field of a component that names a file of the game; the first of them. */
function fieldNaming(wanted: string, { game }: PrintableGame): Pick<Fault, 'file' | 'path'> | null {
  for (const { path: file, data, mentions } of game.files) {
    const mention = mentions['x-asset'].find(
      ({ value }) => typeof value === 'string' && posix.normalize(value) === wanted,
    );
    if (mention !== undefined) return { file, path: pathIn(data, mention.pointer) };
  }
  return null;
}

/** The address in a template or style sheet in which the first of these texts is, and its place. */
export function whereWritten(
  texts: readonly string[],
  { sources }: PrintableGame,
): (Pick<Fault, 'file' | 'path' | 'span'> & { written: string }) | null {
  for (const text of texts) {
    for (const [file, source] of sources) {
      const found = source.indexOf(text);
      if (found === -1) continue;
      const [before = ''] = /[^"'()\s]*$/.exec(source.slice(0, found)) ?? [];
      const [after = ''] = /^[^"'()\s]*/.exec(source.slice(found + text.length)) ?? [];
      const span = { start: found - before.length, end: found + text.length + after.length };
      return { file, path: [], span, written: before + text + after };
    }
  }
  return null;
}

/** Whether one of these keeps a sheet from being printed: errors do, warnings do not. */
export function forbid(faults: readonly Fault[]): boolean {
  return faults.some(({ code }) => catalogue[code as Code].severity === 'error');
}

/** The same fault on A4 and Letter, in a partial of two sheets, is one. */
export function unique(faults: readonly Fault[]): Fault[] {
  const byKey = new Map<string, Fault>();
  for (const one of faults) {
    const key = keyOf(one);
    if (!byKey.has(key)) byKey.set(key, one);
  }
  // What is an error in a final print is no warning besides.
  return [...byKey.values()].filter(
    ({ code, params }) => code !== 'CW3085' || !byKey.has(JSON.stringify(['CW3086', params])),
  );
}

const ONCE: readonly string[] = ['CW3085', 'CW3086'];

/** A picture that is missing is one fault, wherever it is shown. */
function keyOf({ code, file, path, span, params }: Fault): string {
  return JSON.stringify(ONCE.includes(code) ? [code, params] : [code, file, path, span, params]);
}
