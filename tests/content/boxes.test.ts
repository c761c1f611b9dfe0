/** The boxes of the games: they are counted without a fault, hold what is printed, and the rulebooks list them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bookFile } from '../../generator/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { contentsList } from '../../print/box/contents.ts';
import { countBox, countsOf } from '../../print/box/count-box.ts';
import { boxOf } from '../../print/box/read-box.ts';
import { printableGame } from '../../print/index.ts';
import { chooseCards } from '../../print/sheets/selection.ts';
import { checkedGame } from '../support/games.ts';

const GAMES = ['aaws-basic', 'apeiron', 'armed-warfare', 'battle-logistic-square', 'lords-of-war'];
const folders = [...GAMES.map((id) => `content/${id}`), 'starter'];

describe.for(folders)('%s', (path) => {
  const folder = join(packageRoot(), path);
  const checked = checkedGame(folder);
  const printable = printableGame(checked);
  const box = boxOf(checked);
  if (printable === null || box === null) throw new Error(`${path} has no box.`);
  const counted = countBox(box, printable);
  const { locales } = checked.manifest;

  test('is counted without a fault, and every line holds something', () => {
    expect(counted.faults).toEqual([]);
    expect(counted.lines.filter(({ count }) => count === 0)).toEqual([]);
  });

  test('has every card as often as it is printed, and every mat', () => {
    const counts = countsOf(counted);
    for (const sheet of printable.sheets) {
      const own = counts.get(sheet.id);
      if (sheet.sort === 'panel') {
        expect([sheet.id, (own?.count ?? 0) > 0]).toEqual([sheet.id, true]);
        continue;
      }
      const cards = printable.data.kinds[sheet.kind] ?? [];
      const printed = chooseCards(sheet, cards, printable.linked, {});
      const expected = Object.fromEntries(printed.map(({ card, copies }) => [card.id, copies]));
      expect([sheet.id, Object.fromEntries(own?.cards ?? [])]).toEqual([sheet.id, expected]);
    }
  });

  test('is listed in every language, each line with its number', () => {
    for (const locale of locales) {
      const list = contentsList(counted.lines, locale).split('\n');
      expect(list).toHaveLength(counted.lines.length);
      list.forEach((text, index) => expect(text).toContain(String(counted.lines[index]?.count)));
    }
  });

  test('every rulebook shows that list, and none beside it', () => {
    const paths = { paths: checked.game.paths, manifest: checked.manifest };
    for (const locale of locales) {
      const file = bookFile('rulebook', locale, paths);
      if (file === null) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text.match(/^!\[\]\(book:box\)$/gm)).toHaveLength(1);
    }
  });
});
