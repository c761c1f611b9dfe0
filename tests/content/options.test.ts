/** What players agree on before a game is called in their language. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GameChecker } from '../../generator/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { leavesOf, optionForm } from '../../studio/app/table/option-form.ts';
import { playedGame } from '../../studio/server/played-game.ts';

/** `P1`, and places in a list. */
const SEAT_OR_PLACE = /^P?\d+$/;

const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;

const content = join(packageRoot(), 'content');

describe.each(readdirSync(content))('%s', (game) => {
  const checked = new GameChecker(join(content, game)).check();
  const japanese = playedGame(checked, 'ja')?.options ?? [];

  test('says in Japanese what its options mean', () => {
    const english = playedGame(checked, 'en')?.options ?? [];
    const said = japanese.map(({ about }) => (about === '' ? '' : JAPANESE.test(about)));
    expect(said).toEqual(english.map(({ about }) => (about === '' ? '' : true)));
    expect(english.some(({ about }) => about !== '')).toBe(true);
  });

  test('calls the closed words of its options in Japanese', () => {
    const nameless = japanese.flatMap(({ name, schema, usual, names }) => {
      const keys = leavesOf(usual).flatMap(({ path }) =>
        path.filter((key) => !SEAT_OR_PLACE.test(key)),
      );
      const words = [...optionForm(schema).words, ...keys];
      const texts = words.filter((word) => typeof word === 'string');
      return texts.filter((word) => !JAPANESE.test(names[word] ?? '')).map((word) => [name, word]);
    });
    expect(nameless).toEqual([]);
  });
});
