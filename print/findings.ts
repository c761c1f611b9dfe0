/** From what the press finds to faults at their places. */
import { posix } from 'node:path';
import { fault, type Fault, type Path } from '../diagnostics/index.ts';
import { nearest } from '../generator/nearest.ts';
import { isMapping } from '../generator/link/game-files.ts';
import { unpaintedFault } from './art/unpainted.ts';
import { pathIn } from '../generator/validate/validator.ts';
import { GAME } from './html/addresses.ts';
import type { Findings, Overflow, SmallText, UnsafeText } from './press/judge.ts';
import type { Refused } from './press/press.ts';
import { pathOf } from './press/resources.ts';
import type { Shrunk } from './press/shrink.ts';
import { placeOfCard } from './render/faces.ts';
import type { Sheet } from './sheets/sheet.ts';
import type { PrintShop } from './workshop.ts';

/** What was printed when these things were found. */
export interface Occasion {
  readonly shop: PrintShop;
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

function unsafeFault({ card, field, text, side, distance }: UnsafeText, occasion: Occasion): Fault {
  const { sheet, locale } = occasion;
  const place = findingPlaceOf(card, field, occasion);
  return fault('CW3051', place, { text, side, distance, safe: sheet.safe, locale });
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

/** The field of the card, in this language; the card where no field is named; the template of a panel. */
export function findingPlaceOf(
  card: string | null,
  field: string | null,
  { shop: { game }, sheet, locale }: Occasion,
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
  if (sheet.sort === 'panel') return { file: sheet.template, path: [] };
  return { file: side === 'back' ? (sheet.back ?? sheet.front) : sheet.front, path: [] };
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
  { shop, sheet }: Occasion,
  isFinal = false,
): Fault[] {
  return refused.flatMap(({ address, refusal }) => {
    const own = pathOf(address);
    const path = own?.startsWith(GAME) === true ? own.slice(GAME.length) : null;
    const written = path ?? address;
    // Browsers ask for pictures of http: by https:.
    const forms = [written, own ?? written, written.replace(/^https:/, 'http:')];
    const named = path === null ? null : fieldNaming(path, shop);
    // The check has told of what is named and is not there.
    if (refusal !== 'outside' && named !== null && !shop.game.paths.has(path ?? '')) return [];
    const { written: asWritten, ...place } = (named === null
      ? whereWritten(forms, shop)
      : { ...named, written }) ?? {
      file: sheet.sort === 'panel' ? sheet.template : sheet.front,
      path: [],
      written,
    };
    if (refusal === 'unpainted') return unpaintedFault(written, shop, place, isFinal);
    if (refusal === 'too-large') return [fault('CW3056', place, { path: written })];
    if (refusal === 'unreadable') return [fault('CW3058', place, { path: written })];
    return [
      refusal === 'outside' || path === null
        ? fault('CW2023', place, { address: asWritten })
        : fault('CW1214', place, { path, nearest: nearest(path, shop.game.paths) }),
    ];
  });
}

/** The field of a component that names a file of the game; the first of them. */
function fieldNaming(wanted: string, { game }: PrintShop): Pick<Fault, 'file' | 'path'> | null {
  for (const { path: file, data, mentions } of game.files) {
    const mention = mentions['x-asset'].find(
      ({ value }) => typeof value === 'string' && posix.normalize(value) === wanted,
    );
    if (mention !== undefined) return { file, path: pathIn(data, mention.pointer) };
  }
  return null;
}

/** The address in a template or style sheet in which the first of these texts stands, and its place. */
export function whereWritten(
  texts: readonly string[],
  { sources }: PrintShop,
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
