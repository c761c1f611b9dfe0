import { inLocale } from '../../generator/words.ts';
import type { NamedSize } from '../../generator/print-sizes.ts';
import type { Press } from '../press/press.ts';
import type { PrintShop } from '../workshop.ts';
import type { GameDiff } from './diff-games.ts';
import { diffPage } from './diff-page.ts';
import { picturesFor } from './diff-pictures.ts';

export interface PictureOrder {
  readonly before: PrintShop | null;
  readonly after: PrintShop;
  readonly diff: GameDiff;
  readonly locale: string;
  readonly paper: NamedSize;
  readonly date: Date;
  /** The state before, in a reader's words. */
  readonly since: string;
}

/** The page with pictures of both states. Throws what the press throws. */
export async function pictureDiff(order: PictureOrder, press: Press): Promise<string> {
  const { before, after, diff, locale, since } = order;
  const items = diff.items.map(({ item }) => item);
  const own = { locale, paper: order.paper, date: order.date };
  return diffPage({
    title: inLocale(after.data.manifest.title, locale),
    locale,
    since,
    diff,
    before: before === null ? new Map() : await picturesFor(before, items, own, press),
    after: await picturesFor(after, items, own, press),
  });
}
