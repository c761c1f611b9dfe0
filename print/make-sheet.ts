/** One sheet from its cards to the bytes of its PDF. */
import { ParseSpeeds, PDFDocument } from 'pdf-lib';
import type { Fault } from '../diagnostics/index.ts';
import type { Measures } from '../generator/print-sizes.ts';
import { inLocale } from '../generator/words.ts';
import { composeSheet, type Composed } from './compose.ts';
import { findingFaults, refusalFaults, shrunkFaults, type Occasion } from './findings.ts';
import { sheetDocument } from './html/document.ts';
import type { Imprint } from './html/furniture.ts';
import type { PrintJob } from './jobs.ts';
import { finishPdf } from './pdf/finish.ts';
import { fontFaults } from './pdf/font-faults.ts';
import { judge } from './press/judge.ts';
import type { Press, PressJob } from './press/press.ts';
import type { Wanted } from './sheets/selection.ts';
import type { PrintShop } from './workshop.ts';

/** A sheet ready for the press. */
export interface PreparedSheet {
  readonly composed: Composed;
  readonly imprint: Imprint;
  readonly pressJob: PressJob;
}

/** What the press made of a sheet. */
export interface MadeSheet {
  /** Null when faults forbid it. */
  readonly pdf: Uint8Array | null;
  readonly faults: readonly Fault[];
}

/** `date` is printed on the sheet. */
export function prepareSheet(
  shop: PrintShop,
  { sheet, locale, paper }: PrintJob,
  wanted: Wanted,
  date: Date,
): PreparedSheet {
  const composed = composeSheet(shop, sheet, { locale, paper, wanted });
  const imprint = {
    game: inLocale(shop.data.manifest.title, locale),
    sheet: inLocale(sheet.title, locale),
    locale,
    stamp: date.toISOString().slice(0, 10),
    credits: composed.credits,
  };
  const { pages, faces } = composed;
  const html = sheetDocument({ pages, faces, styles: sheet.styles, imprint });
  const { folder, families } = shop;
  return { composed, imprint, pressJob: { html, folder, families, paper: largest(composed) } };
}

/** Prints a prepared sheet that has pages. */
export async function makeSheet(
  shop: PrintShop,
  { sheet, locale, paper }: PrintJob,
  { composed, imprint, pressJob }: PreparedSheet,
  date: Date,
  press: Press,
): Promise<MadeSheet> {
  const pressed = await press.print(pressJob);
  const occasion: Occasion = { shop, sheet, locale };
  const refusals = refusalFaults(pressed.refused, occasion);
  if (refusals.length > 0) return { pdf: null, faults: refusals };
  const document = await PDFDocument.load(pressed.pdf, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const findings = judge(pressed.measured, sheet);
  const faults = [
    ...findingFaults(findings, occasion),
    ...shrunkFaults(pressed.shrunk, occasion),
    ...fontFaults(document, { ...pressed.measured, ...findings }, occasion),
  ];
  const pdf = await finishPdf(document, composed.pages, {
    title: `${imprint.game} · ${imprint.sheet}`,
    subject: [locale, inLocale(paper.title ?? paper.id, locale), imprint.stamp].join(' · '),
    locale,
    date,
  });
  return { pdf, faults };
}

/** The pages of a panel may lie, those of cards all stand; one size holds all pages of a sheet. */
function largest({ pages }: Composed): Measures {
  return {
    width: Math.max(0, ...pages.map(({ paper }) => paper.width)),
    height: Math.max(0, ...pages.map(({ paper }) => paper.height)),
  };
}
