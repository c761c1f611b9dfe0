/** The rulebooks of the games, in all their languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bookFile, referencesIn, termIn, termsOf } from '../../generator/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { withContents } from '../../print/box/contents.ts';
import { printableGame } from '../../print/index.ts';
import { checkedGame } from '../support/games.ts';

/** Games with a rulebook for players; one that loses it is missed here. */
const GAMES = ['aaws-basic', 'apeiron', 'armed-warfare', 'battle-logistic-square', 'lords-of-war'];

describe.for(GAMES)('%s', (id) => {
  const folder = join(packageRoot(), 'content', id);
  const checked = checkedGame(folder);
  const { game, manifest } = checked;
  const printable = printableGame(checked);
  const books = manifest.locales.map((locale) => {
    const file = bookFile('rulebook', locale, { paths: game.paths, manifest });
    const written = file === null ? '' : readFileSync(join(folder, file), 'utf8');
    const text = printable === null ? written : withContents(written, printable, locale);
    return { locale, text };
  });

  test('the numbered clauses are in every language', () => {
    const paths = { paths: game.paths, manifest };
    for (const locale of manifest.locales) expect(bookFile('rules', locale, paths)).not.toBeNull();
  });

  test('every language shows the same pictures in the same order', () => {
    const [first, ...others] = books.map(({ text }) =>
      referencesIn(text)
        .filter(({ reference }) => reference.sort !== 'term')
        .map(({ reference: { sort, id: shown, after } }) => `${sort}:${shown}/${after ?? ''}`),
    );
    expect(first?.length).toBeGreaterThan(10);
    for (const other of others) expect(other).toEqual(first);
  });

  test('examples are drawn from positions, and each kind of picture is there', () => {
    for (const { text } of books) {
      const sorts = new Set(referencesIn(text).map(({ reference }) => reference.sort));
      expect([...sorts]).toEqual(expect.arrayContaining(['card', 'anatomy', 'book', 'scenario']));
    }
  });

  test('every language has as many chapters, call-outs and tables', () => {
    const shapes = books.map(({ text }) => ({
      chapters: text.match(/^##+ /gm)?.length,
      points: text.match(/^\d\. \(\d+, \d+\)/gm),
      tables: text.match(/^\| *:?--/gm)?.length,
      examples: text.match(/^> (?!!\[)[^\n]+/gm)?.length,
    }));
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test('every term that the glossary explains is in the text, so that the index has it', () => {
    for (const { locale, text } of books) {
      const terms = termsOf(game, locale);
      const keyOf = termIn(terms);
      const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => keyOf(words));
      const linked = referencesIn(text).map(({ reference }) =>
        reference.sort === 'term' ? reference.id : null,
      );
      const found = new Set([...bold, ...linked]);
      const explained = terms.filter(({ meaning }) => meaning !== null).map(({ key }) => key);
      expect([locale, explained.filter((key) => !found.has(key))]).toEqual([locale, []]);
    }
  });
});
