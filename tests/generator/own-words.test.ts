/** A game's own words for faults of components, and names in messages about decks, in the language asked for. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { GameChecker } from '../../generator/check.ts';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';

const folder = copyGame(join(packageRoot(), 'starter'), join(temporaryRoom(), 'game'));

/** What a check in this language says with a text replaced in a file. */
function reported(file: string, from: string, to: string, locale: string): readonly Diagnostic[] {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(from, to));
  try {
    return new GameChecker(folder, { locale }).check().diagnostics;
  } finally {
    writeFileSync(path, text);
  }
}

test('a fault of a card is reported in the words of the game', () => {
  for (const [locale, words] of [
    ['en', 'The light of a keeper is a whole number from 1 to 4; that of "Wick Trimmer" is 12.'],
    ['ja', '灯守の光は1から4までの整数ですが、「芯切り」は「12」になっています。'],
  ] as const) {
    expect(reported('keepers.yaml', 'light: 2', 'light: 12', locale)).toMatchObject([
      { code: 'CW1105', rule: { code: 'FEN_KEEPER_LIGHT' }, message: words },
    ]);
  }
});

/** The same with other words for the light of a keeper. */
function foundIn(words: string): readonly Diagnostic[] {
  const path = join(folder, 'messages.yaml');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace(/ {4}en: The light of a keeper .*/, `    en: ${words}`));
  try {
    return reported('keepers.yaml', 'light: 2', 'light: 12', 'en');
  } finally {
    writeFileSync(path, before);
  }
}

test('its words may name the card and what is written', () => {
  const [found] = foundIn("'{card} has a light of {value}'");
  expect(found?.message).toBe('Wick Trimmer has a light of 12');
  expect(foundIn("'{crad}'").map(({ code }) => code)).toContain('CW1219');
});

test.each(['light: { en: 2 }', 'light:'])('%s has no value to name', (written) => {
  const [found] = reported('keepers.yaml', 'light: 2', written, 'en');
  expect(found?.rule?.code).toBe('FEN_KEEPER_LIGHT');
  expect(found?.message).not.toContain('Wick Trimmer');
});

test('a deck is spoken of by the names of its cards', () => {
  const from = '{ card: wick-trimmer, count: 2 }';
  const to = '{ card: wick-trimmer, count: 3 }';
  const copies = (locale: string): Diagnostic | undefined =>
    reported('decks/open-water.yaml', from, to, locale).find(({ code }) => code === 'CW1306');
  expect(copies('en')?.message).toContain('Wick Trimmer');
  expect(copies('ja')?.message).toContain('芯切り');
  expect(copies('ja')?.params).toMatchObject({ card: 'wick-trimmer' });
});

test('a card that nobody knows brings no consequences', () => {
  const found = reported('decks/back-channels.txt', '2 Eel Catcher', '2 Eel Catchr', 'en');
  expect(found.map(({ code }) => code)).toEqual(['CW1301']);
});
