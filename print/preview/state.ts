/** What the preview shows of a game in one language. */
import type { Diagnostic, Severity } from '../../diagnostics/index.ts';
import type { CheckResult } from '../../generator/check.ts';
import { filesOf, itemsOf } from '../../generator/link/game-files.ts';
import { Places } from '../../generator/load/places.ts';
import { paperSizes } from '../../generator/print-sizes.ts';
import { inLocale } from '../../generator/words.ts';
import { composeSheet } from '../compose.ts';
import { fontStyle } from '../fonts/font-style.ts';
import { article } from '../html/document.ts';
import { placeStyle } from '../html/furniture.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { openShop, placeInGame, type PrintShop } from '../workshop.ts';

/** One face, as it will print. */
export interface ShownFace {
  /** `units/orc-ravager/front`; the same face keeps its key. */
  readonly key: string;
  readonly sheet: string;
  /** Null for a panel. */
  readonly card: string | null;
  /** In mm. */
  readonly width: number;
  readonly height: number;
  /** The article of the printing page. */
  readonly html: string;
}

export interface ShownFault {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string | null;
  /** `units/orc.yaml:9:12`, relative to the game folder. */
  readonly place: string;
  /** The card in whose entry it stands. */
  readonly card: string | null;
}

export interface PreviewState {
  readonly title: string;
  readonly locales: readonly string[];
  readonly locale: string;
  readonly sheets: readonly { readonly id: string; readonly title: string }[];
  /** Every card once, in the order of the sheets. */
  readonly faces: readonly ShownFace[];
  readonly faults: readonly ShownFault[];
  /** Paths of style sheets in the game folder. */
  readonly styles: readonly string[];
  /** `@font-face` rules for everything that is shown. */
  readonly fonts: string;
}

/** Panels that fill a page are shown as on this paper. */
const PAPER = 'a4';

/** What can be shown is shown, also of a game with faults. */
export function previewState(result: CheckResult, wanted: string | null): PreviewState {
  const locales = result.manifest?.locales ?? ['en'];
  const locale = wanted !== null && locales.includes(wanted) ? wanted : (locales[0] ?? 'en');
  const title = inLocale(result.manifest?.title ?? '', locale);
  const shop = openShop(result);
  const shown = shop === null ? NOTHING : show(shop, locale, result);
  const diagnostics = [...result.diagnostics, ...shown.diagnostics];
  return {
    title,
    locales,
    locale,
    sheets: (shop?.sheets ?? []).map((sheet) => ({
      id: sheet.id,
      title: inLocale(sheet.title, locale),
    })),
    faces: shown.faces,
    faults: shownFaults(diagnostics, result),
    styles: [...new Set((shop?.sheets ?? []).flatMap(({ styles }) => styles))],
    fonts: shop === null ? '' : fontStyle(shop.families, textOf(shop, shown.faces)),
  };
}

interface Shown {
  readonly faces: readonly ShownFace[];
  readonly diagnostics: readonly Diagnostic[];
}

const NOTHING: Shown = { faces: [], diagnostics: [] };

/** Shows all cards, or only those with these ids. */
function show(
  shop: PrintShop,
  locale: string,
  result: CheckResult,
  cards?: readonly string[],
): Shown {
  const paper = paperSizes().get(PAPER);
  if (paper === undefined) return NOTHING;
  const wanted = cards === undefined ? {} : { cards };
  const sheets = shop.sheets.map((sheet) => ({
    sheet,
    ...composeSheet(shop, sheet, { locale, paper, wanted }),
  }));
  const faults = [...shop.faults, ...sheets.flatMap(({ faults: found }) => found)];
  return {
    faces: sheets.flatMap(({ sheet, faces }) =>
      faces.map((face) => ({
        key: [sheet.id, face.card?.id, face.side].filter((part) => part !== undefined).join('/'),
        sheet: sheet.id,
        card: face.card?.id ?? null,
        ...face.size,
        html: article(face, placeStyle({ x: 0, y: 0, ...face.size }), bleedOf(sheet), locale),
      })),
    ),
    diagnostics: placeInGame(faults, result),
  };
}

/**
 * The state after a save as far as it can be told at once: the cards whose own data changed are
 * rendered, all else is as before. The whole follows with `previewState`.
 */
export function quickState(
  before: PreviewState,
  result: CheckResult,
  changed: readonly string[],
): PreviewState {
  const shop = changed.length === 0 ? null : openShop(result);
  if (shop === null || shop.faults.length > 0) return before;
  const { faces } = show(shop, before.locale, result, changed);
  const fresh = new Map(faces.map((face) => [face.key, face]));
  return {
    ...before,
    faces: before.faces.map((face) => fresh.get(face.key) ?? face),
    faults: shownFaults(result.diagnostics, result),
  };
}

/** Ids of the components that are not as they were. */
export function changedCards(before: CheckResult, after: CheckResult): string[] {
  const old = new Map(cardsOf(before));
  return cardsOf(after)
    .filter(([id, text]) => old.get(id) !== text)
    .map(([id]) => id);
}

function cardsOf({ linked }: CheckResult): [string, string][] {
  return Object.values(linked?.cards ?? {}).flatMap((cards) =>
    cards.map((card): [string, string] => [card.id, JSON.stringify(card)]),
  );
}

function bleedOf(sheet: Sheet): number {
  return sheet.sort === 'cards' ? sheet.bleed : 0;
}

function textOf({ sources }: PrintShop, faces: readonly ShownFace[]): string {
  return [...sources.values(), ...faces.map(({ html }) => html)].join('');
}

function shownFaults(diagnostics: readonly Diagnostic[], result: CheckResult): ShownFault[] {
  const cardAt = cardFinder(result);
  return diagnostics.map(({ code, severity, message, hint, file, range }) => {
    const path = file.slice(result.folder.length + 1);
    const place = range === null ? path : `${path}:${range.start.line}:${range.start.column}`;
    const card = range === null ? null : cardAt(path, range.start.offset);
    return { code, severity, message, hint: hint ?? null, place, card };
  });
}

/** Finds the component in whose entry an offset lies. */
function cardFinder({ game }: CheckResult): (file: string, offset: number) => string | null {
  const starts = new Map<string, { id: string; start: number }[]>();
  return (path, offset) => {
    const file =
      game === null ? undefined : filesOf(game, 'component').find((f) => f.path === path);
    if (file === undefined) return null;
    const known =
      starts.get(path) ??
      itemsOf(file).map((item) => ({
        id: typeof item.value['id'] === 'string' ? item.value['id'] : '',
        start: new Places(file.text).locate(item.path).start,
      }));
    starts.set(path, known);
    return known.findLast(({ start }) => start <= offset)?.id ?? null;
  };
}
