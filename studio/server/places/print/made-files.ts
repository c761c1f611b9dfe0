/** The files of a print as the page lists them, with their pages. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pageSizes, type PrintedFile } from '../../../../print/index.ts';
import type { MadeFile } from '../../../protocol/print.ts';

export interface Made extends MadeFile {
  /** Absolute. */
  readonly path: string;
  readonly sizes: Awaited<ReturnType<typeof pageSizes>>;
}

/** What is shown as it is. */
export const PICTURE = /\.(?:png|jpe?g)$/i;

/** Null for a file that is gone. */
export function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** A folder of pictures counts as its files. */
export async function madeOf(printed: PrintedFile): Promise<Made[]> {
  const { path } = printed;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() !== true) return [await one(path, printed)];
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .toSorted();
  return Promise.all(inside.map((file) => one(file, printed)));
}

async function one(path: string, { sheet, locale, paper, cards }: PrintedFile): Promise<Made> {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const sizes = path.endsWith('.pdf') ? await pageSizes(readFileSync(path)) : [];
  const pages = sizes.map(({ width, height }) => width / height);
  const shown = PICTURE.test(path) ? [1] : pages;
  return { path, sizes, name: basename(path), sheet, locale, paper, cards, size, pages: shown };
}
