/** What a check remembers of sound faces hides no fault that came since. */
import { Store } from '../../../kernel/memory/store.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Memory } from '../../../kernel/index.ts';
import { templateFaults } from '../../../print/check-templates.ts';
import type { Face } from '../../../print/html/face.ts';
import { printableGame } from '../../../print/printable-game.ts';
import { FaceMemory, type RenderedFace } from '../../../print/render/face-memory.ts';
import type { GameData } from '../../../print/render/game-data.ts';
import { SoundFaces } from '../../../print/render/sound-faces.ts';
import { Templates } from '../../../print/render/templates.ts';
import { temporaryRoom, writeFiles } from '../../support/games.ts';
import { checked, TINY_PRINT, tinyPrint } from '../tiny-game.ts';

const room = temporaryRoom();
mkdirSync(join(room, 'memory'), { mode: 0o700 });
const memory = new Memory(new Store(join(room, 'memory'), process.getuid?.()), [], 'build');

afterEach(() => vi.restoreAllMocks());

function original(path: string): string {
  return readFileSync(join(TINY_PRINT, path), 'utf8');
}

/** Faces fail when something that they are made of is as it must not be. */
const wary = original('templates/beast.hbs').replace(
  '<div class="middle">',
  `<div class="middle">
    {{#if (eq @root.card.strength 9)}}{{@root.card.own}}{{/if}}
    {{#if (eq clan.colour "#000000")}}{{clan.other}}{{/if}}
    {{#each @root.game.kinds.beast as |one|}}
      {{#if (eq one.strength 8)}}{{one.any}}{{/if}}
    {{/each}}`,
);

function waryGame(): string {
  const folder = tinyPrint(room, { 'templates/beast.hbs': wary });
  expect(templateFaults(checked(folder), memory)).toEqual([]);
  return folder;
}

test('what is as it was is not rendered again; after an edit only what shows it is', () => {
  const folder = tinyPrint(room);
  const render = vi.spyOn(Templates.prototype, 'render');
  templateFaults(checked(folder), memory);
  const all = render.mock.calls.length;
  expect(all).toBeGreaterThan(4);
  render.mockClear();
  templateFaults(checked(folder), memory);
  expect(render).not.toHaveBeenCalled();
  writeFileSync(join(folder, 'clans.yaml'), original('clans.yaml').replace('#7a4a1e', '#7a4a1f'));
  templateFaults(checked(folder), memory);
  expect(render.mock.calls.length).toBeGreaterThan(0);
  expect(render.mock.calls.length).toBeLessThan(all);
});

test.each<[string, Record<string, string>]>([
  [
    'its own card',
    { 'beasts.yaml': original('beasts.yaml').replace('strength: 2', 'strength: 9') },
  ],
  ['a card it refers to', { 'clans.yaml': original('clans.yaml').replace('#7a4a1e', '#000000') }],
  ['any card', { 'beasts.yaml': original('beasts.yaml').replace('strength: 2', 'strength: 8') }],
  [
    'a word',
    { 'templates/words.yaml': original('templates/words.yaml').replace('reach:', 'range:') },
  ],
  ['its template', { 'templates/beast.hbs': `${wary}{{card.nothing}}` }],
  ['a partial', { 'templates/partials/strength.hbs': '{{valeu}}' }],
  [
    'its schema',
    {
      'schemas/beast.schema.json': original('schemas/beast.schema.json').replace(
        /"saying": \{[^}]*\},/,
        '',
      ),
      'beasts.yaml': original('beasts.yaml').replace(/ {2}saying: .*\n/g, ''),
    },
  ],
])('a change of %s is seen', (_, changes) => {
  const folder = waryGame();
  writeFiles(folder, changes);
  const without = templateFaults(checked(folder), new Memory(null));
  expect(templateFaults(checked(folder), memory)).toEqual(without);
  // A fault stays one, however often it is asked for.
  expect(templateFaults(checked(folder), memory)).toEqual(without);
  expect(without).not.toEqual([]);
});

test.each([
  ['in one process', () => new FaceMemory()],
  ['from run to run', () => new SoundFaces(memory, 'a game', 'its schemas')],
])('a face with rules text is rendered again when a phrase changes, %s', (_, faces) => {
  const { data } = printableGame(checked(tinyPrint(room)))!;
  const key = { sheet: 'cards', locale: 'en', card: 'otter', side: 'front' } as const;
  const face = { html: '' } as Face;
  const make = vi.fn<(game: GameData) => RenderedFace>(({ texts }) => {
    texts.paragraphs('otter', 'en');
    return { face, fault: null, credits: [] };
  });
  const before = faces();
  before.render(key, [], data, make);
  before.render(key, [], data, make);
  expect(make).toHaveBeenCalledTimes(1);
  const spoken = { ...data.spoken, names: { otter: 'Sea Otter' } };
  before.render(key, [], { ...data, spoken }, make);
  expect(make).toHaveBeenCalledTimes(2);
});
