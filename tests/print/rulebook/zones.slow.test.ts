/** The rulebook of a game without a board: its examples show cards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../../kernel/index.ts';
import { printRulebook } from '../../../print/rulebook/print-rulebook.ts';
import { webBooks } from '../../../print/rulebook/web-books.ts';
import { sharedPress } from '../../support/browsers.ts';
import { copyGame, temporaryRoom } from '../../support/games.ts';
import { readPdf } from '../read-pdf.ts';
import { checked } from '../tiny-game.ts';

const STARTER = join(packageRoot(), 'starter');
const room = temporaryRoom();
const press = sharedPress();

/** As if there were no fen: rules say of hands and decks alone where cards are. */
function withoutBoard(): string {
  const rules = readFileSync(join(STARTER, 'rules/index.ts'), 'utf8');
  const changed = rules.replace("if (detail === 'beside') return", 'return');
  expect(changed).not.toBe(rules);
  return copyGame(STARTER, join(room, 'cards'), {
    'rules/index.ts': changed,
    'rulebook.ja.md': '# 灯\n\n## 例\n\n![前](scenario:FEN-P1) ![後](scenario:FEN-P1/after)\n',
  });
}

test('hands are shown as cards, on paper and on the web, and everything is said in the language of the book', async () => {
  const folder = withoutBoard();
  const out = join(room, 'out');
  const request = { out, papers: ['a4'], date: new Date(0), locales: ['ja'] };
  const { files, diagnostics } = await printRulebook(checked(folder), request, press);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { pages } = await readPdf(files[0]!.path);
  const text = pages
    .map((page) => page.text)
    .join('')
    .replace(/\s+/g, '');
  expect(text).toContain('P1の手札');
  expect(text).not.toMatch(/hand|dyke-warden|gust/);
  const order = { date: new Date(0), clausesAt: (locale: string) => `clauses-${locale}.html` };
  const { books } = await webBooks(checked(folder), order, press);
  const html = books.find(({ name, locale }) => name === 'rulebook' && locale === 'ja')!.html;
  // A hand of two and one of one: before the card is played, and after the next is drawn.
  expect(html.match(/<dd(?: [^>]*)?>(?:<span><img[^>]*><\/span>)+<\/dd>/g)).toHaveLength(4);
  expect(html.match(/<img/g)).toHaveLength(6);
});
