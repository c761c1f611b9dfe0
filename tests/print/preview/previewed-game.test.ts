/** What the preview renders again after a save, and what it does not. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import type { ShownFace } from '../../../print/preview/shown-face.ts';
import { PreviewedGame } from '../../../print/preview/previewed-game.ts';
import { temporaryRoom } from '../../support/games.ts';
import { tinyPrint } from '../tiny-game.ts';

const room = temporaryRoom();
let folder: string;
let checker: GameChecker;
let previewed: PreviewedGame;
let before: readonly ShownFace[];

beforeEach(() => {
  folder = tinyPrint(room);
  checker = new GameChecker(folder);
  previewed = new PreviewedGame(checker.check());
  before = previewed.state('en').faces;
});

function save(file: string, change: (text: string) => string): ReturnType<PreviewedGame['open']> {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return previewed.open(checker.changed([path]));
}

/** Keys of the faces that are not the same as before the save. */
function renewed(): string[] {
  const old = new Set(before);
  return previewed.state('en').faces.flatMap((face) => (old.has(face) ? [] : [face.key]));
}

test('a card, and the panel that lists all cards', () => {
  save('beasts.yaml', (text) => text.replace('Otter', 'River otter'));
  expect(renewed()).toEqual(['beasts/otter/front', 'beasts/otter/back', 'aid/panel']);
  expect(previewed.state('en').faces.at(-1)?.html).toContain('River otter: ');
});

test('nothing, when a file is saved as it was', () => {
  save('beasts.yaml', (text) => `${text}# a remark\n`);
  expect(renewed()).toEqual([]);
});

test('a component that others show renews those, and no others', () => {
  save('clans.yaml', (text) => text.replace('en: Hill', 'en: Changed'));
  const showing = previewed.state('en').faces.filter(({ html }) => html.includes('Changed'));
  expect(showing.length).toBeGreaterThan(0);
  expect(renewed().filter((key) => key.endsWith('/front'))).toEqual(showing.map(({ key }) => key));
});

test('the faces of a template, and no others', () => {
  save('templates/beast.hbs', (text) => `${text}<b>new</b>`);
  expect(renewed().length).toBeGreaterThan(1);
  expect(renewed().every((key) => key.endsWith('/front'))).toBe(true);
});

test('no face for a style sheet, which alone is reported', () => {
  expect(save('templates/beast.css', (text) => `${text}\n.card { color: #111; }`)).toEqual([
    'templates/beast.css',
  ]);
  expect(renewed()).toEqual([]);
  expect(save('beasts.yaml', (text) => `${text}# a remark\n`)).toEqual([]);
});

test('words of templates renew the faces', () => {
  save('templates/words.yaml', (text) => text.replace(/en: /, 'en: Now '));
  expect(renewed()).toContain('beasts/otter/front');
});

test('a template with a fault leaves the faces as they were, and tells it', () => {
  save('templates/beast.hbs', (text) => `${text}{{#if}}`);
  expect(renewed()).toEqual([]);
  expect(previewed.state('en').diagnostics.map(({ code }) => code)).toContain('CW2001');
});

test('what the user sees is rendered first', () => {
  const [first] = previewed.faces({ locale: 'en', from: 'beasts/badger/front' });
  expect(first?.faces[0]?.key).toBe('beasts/badger/front');
});

test('what the user begins to seek comes next, and everything comes once', () => {
  const asked = [null, null, new Set(['shrew', 'otter', 'badger']), null, new Set(['heron'])];
  const taken = [...previewed.faces({ locale: 'en', sought: () => asked.shift() ?? null })];
  const cards = taken.map(({ faces }) => faces[0]?.card ?? null);
  expect(cards.slice(0, 5)).toEqual(['otter', 'heron', 'badger', 'shrew', null]);
  // One that was there before is not awaited, nor are those of a search that has been left.
  expect(taken.slice(0, 5).map(({ left }) => left)).toEqual([null, null, 1, 0, null]);
  expect(taken.map(({ coming }) => coming)).toEqual([...taken.keys()].toReversed());
  const inOrder = taken.toSorted((one, other) => one.at - other.at).flatMap(({ faces }) => faces);
  expect(inOrder).toEqual(before);
});
