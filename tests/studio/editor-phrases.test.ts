/** The code editor speaks the language of the page: every phrase that its packages show has a translation. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { EDITOR_PHRASES } from '../../studio/protocol/editor-phrases.ts';
import { japanese } from '../../studio/server/places/text/words.ja.ts';

const PACKAGES = ['autocomplete', 'commands', 'language', 'lint', 'search', 'view'];

/** In the sources: `state.phrase("Find")`, `phrase(view, "Find")`, `phrase(fold ? "Folded lines" : "Unfolded lines")`. */
const CALLS = /\bphrase\((?:view, )?(?:[\w.]+ \? )?"([^"]+)"(?: : "([^"]+)")?/g;

test('every phrase of its packages is known, and no other', () => {
  const { resolve } = createRequire(import.meta.url);
  const found = PACKAGES.flatMap((name) => {
    const source = readFileSync(resolve(`@codemirror/${name}`), 'utf8');
    return [...source.matchAll(CALLS)].flatMap(([, one, other]) => [one, other]);
  });
  const phrases = new Set(found.filter((one) => one !== undefined));
  expect([...phrases].toSorted()).toEqual([...EDITOR_PHRASES].toSorted());
});

test('in Japanese each is written in Japanese, with the same places for numbers', () => {
  for (const phrase of EDITOR_PHRASES) {
    const said = japanese.editor[phrase];
    expect(said).toMatch(/[\u3040-\u30ff\u4e00-\u9fff～]/);
    expect(said.includes('$')).toBe(phrase.includes('$'));
  }
});
