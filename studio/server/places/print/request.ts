/** What may be printed, and what a page asked for as a request to print: only what is on the lists. */
import { bookFile, filesOf, judgeDeckFile, type CheckedGame } from '../../../../generator/index.ts';
import { inLocale, isMapping } from '../../../../kernel/index.ts';
import {
  boxOf,
  formatNamed,
  FORMAT_NAMES,
  inkProfile,
  papersOf,
  printableGame,
  type PrintRequest,
  profileNames,
  SIDES,
  tabletops,
  vendorFormat,
  vendors,
} from '../../../../print/index.ts';
import { join } from 'node:path';
import type { Option, PrintAsked, PrintChoices } from '../../../protocol/print.ts';
import { printWords } from './words.ts';
import { ownName } from '../../../protocol/own-name.ts';

export function choicesOf(checked: CheckedGame): PrintChoices {
  const { manifest, locale } = checked;
  const { choices } = printWords.words;
  const plain = (values: readonly string[]): Option[] =>
    values.map((value) => ({ value, text: choices[value] ?? value }));
  const papers = [...papersOf(checked)].map(([value, { title = value }]) => {
    return { value, text: inLocale(title, locale) };
  });
  const services = [...vendors()].map(([value, { title, pdfX }]) => {
    return { value, text: inLocale(title, locale), isInInks: pdfX !== undefined };
  });
  const sheets = (printableGame(checked)?.sheets ?? []).map(({ id, title }) => {
    return { value: id, text: inLocale(title, locale) };
  });
  const paths = { paths: checked.game.paths, manifest };
  const hasBook = (name: 'rulebook' | 'rules'): boolean =>
    manifest.locales.some((one) => bookFile(name, one, paths) !== null);
  const tables = tabletops.map(({ name }) => name);
  return {
    products: plain([
      SHEETS,
      ...(boxOf(checked) === null ? [] : ['box']),
      ...(hasBook('rulebook') ? ['rulebook'] : []),
      ...(hasBook('rules') ? ['clauses'] : []),
      'list',
      ...tables,
    ]),
    tables,
    sheets,
    papers: papers.toSorted((a, b) => Number(b.value === 'a4') - Number(a.value === 'a4')),
    formats: plain(FORMAT_NAMES),
    vendors: services,
    profiles: plain(profileNames()),
    locales: manifest.locales.map((value) => ({ value, text: ownName(value) })),
    decks: filesOf(checked.game, 'deck').map(({ path, data }) => ({
      value: path,
      text: (isMapping(data) && inLocale((data['name'] ?? null) as string | null, locale)) || path,
    })),
    sides: plain(SIDES.sides),
    flips: plain(SIDES.flip),
    orders: plain(SIDES.order),
    marks: plain(SIDES.marks),
  };
}

/** What is made where nothing else is chosen. */
export const SHEETS = 'sheets';

/** Where pictures may be; empty for this machine. */
const ADDRESS = /^(?:https?:\/\/[^/\s]\S*)?$/;

/** An order is the box, unless it is of a deck. */
function isOfBox(checked: CheckedGame, { what, vendor, deck }: PrintAsked): boolean {
  return what === 'box' || (vendor !== '' && deck === '' && boxOf(checked) !== null);
}

/** Null where something is asked for that is on no list. */
export function requestOf(
  checked: CheckedGame,
  asked: PrintAsked,
): Omit<PrintRequest, 'out' | 'date' | 'onFile'> | null {
  const choices = choicesOf(checked);
  const isKnown = (
    [
      [asked.paper, choices.papers],
      [asked.format, choices.formats],
      [asked.vendor, choices.vendors],
      [asked.profile, choices.profiles],
      [asked.what, choices.products],
      [asked.sheet, choices.sheets],
      [asked.deck, choices.decks],
      [asked.sides, choices.sides],
      [asked.flip, choices.flips],
      [asked.order, choices.orders],
      [asked.marks, choices.marks],
      ...asked.locales.map((locale) => [locale, choices.locales] as const),
    ] as const
  ).every(([value, list]) => value === '' || list.some((one) => one.value === value));
  if (!isKnown || !ADDRESS.test(asked.url)) return null;
  const service = vendors().get(asked.vendor);
  const format = service === undefined ? formatNamed(asked.format || 'pdf') : vendorFormat(service);
  const profile = asked.profile === '' ? null : inkProfile(asked.profile);
  const isInInks = service?.pdfX !== undefined || format.name.startsWith('pdf-x');
  return {
    papers: [asked.paper || 'a4'],
    format,
    imposition: impositionOf(asked),
    together: asked.together && format.name === 'pdf',
    ...(asked.locales.length > 0 && { locales: asked.locales }),
    ...(asked.sheet !== '' && { sheets: [asked.sheet] }),
    ...(asked.bleed !== null && { bleed: asked.bleed }),
    ...(isOfBox(checked, asked) && { fromBox: true }),
    ...(asked.lowInk && { ink: 'low' as const }),
    ...(profile !== null && isInInks && { profile }),
    ...deckOf(checked, asked.deck),
  };
}

function impositionOf(asked: PrintAsked): NonNullable<PrintRequest['imposition']> {
  const { sides, flip, order, marks, gutter, margins, cuts, safeArea } = asked;
  // Both sides on one page: nothing else goes with it.
  const both = flip === 'fold' ? '' : sides;
  return {
    ...(both !== '' && { sides: both as (typeof SIDES.sides)[number] }),
    ...(flip !== '' && { flip: flip as (typeof SIDES.flip)[number] }),
    ...(order !== '' && { order: order as (typeof SIDES.order)[number] }),
    ...(gutter !== null && { gutter }),
    ...(margins !== null && { margins }),
    ...(cuts && { numbered: true }),
    ...(safeArea && { safeArea: true }),
    marks: marks === '' ? {} : { on: marks as (typeof SIDES.marks)[number] },
  };
}

function deckOf(checked: CheckedGame, file: string): Pick<PrintRequest, 'deck' | 'label'> {
  if (file === '' || checked.linked.judge === null) return {};
  const { deck, verdict } = judgeDeckFile(checked, join(checked.folder, file));
  return deck === null || verdict === null ? {} : { deck: verdict.cards, label: deck.id };
}
