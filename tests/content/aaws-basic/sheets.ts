/** The sheets of A-AWs Basic as printed, for its tests. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { contentFolder } from '../../../cli/find-games.ts';
import { GameChecker } from '../../../generator/check.ts';
import { formatNamed } from '../../../print/formats/index.ts';
import type { FormatName } from '../../../print/formats/names.ts';
import type { Press } from '../../../print/press/press.ts';
import { printGame } from '../../../print/print-game.ts';
import type { PrintedFile } from '../../../print/request.ts';
import { readPdf, type ReadPage } from '../../print/read-pdf.ts';

export const checked = new GameChecker(join(contentFolder(), 'aaws-basic')).check();

/** What these tests look at. */
export interface Shown {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
  readonly vp: number;
  readonly ep: number;
  readonly elements: readonly string[];
  readonly field: { readonly columns: number; readonly rows: number };
}

export function cardsOf(kind: string): readonly Shown[] {
  return (checked.linked?.cards[kind] ?? []) as unknown as readonly Shown[];
}

/** Sheets in a folder, some of them or all; nothing may be wrong with them. */
export async function printed(
  room: string,
  press: Press,
  wanted: {
    readonly format: FormatName;
    readonly papers: readonly string[];
    readonly kinds?: readonly string[];
    readonly sheets?: readonly string[];
  },
): Promise<readonly PrintedFile[]> {
  const { format, ...rest } = wanted;
  const request = {
    out: join(room, format),
    date: new Date(0),
    ...rest,
    format: formatNamed(format),
  };
  const result = await printGame(checked, request, press);
  expect(result.diagnostics).toEqual([]);
  return result.files;
}

export function fileOf(
  files: readonly PrintedFile[],
  sheet: string,
  locale: string,
  paper = 'a4',
): PrintedFile {
  const found = files.find(
    (one) => one.sheet === sheet && one.locale === locale && one.path.endsWith(`-${paper}.pdf`),
  );
  if (found === undefined) throw new Error(`${sheet} was not printed in ${locale} on ${paper}.`);
  return found;
}

export async function pagesOf(
  files: readonly PrintedFile[],
  sheet: string,
  locale: string,
  paper = 'a4',
): Promise<readonly ReadPage[]> {
  return (await readPdf(fileOf(files, sheet, locale, paper).path)).pages;
}

/** Without markup and spaces. */
export function plain(text: string): string {
  return text.replace(/<[^>]*>/g, '').replace(/[\s\u200B\u00A0]/g, '');
}
