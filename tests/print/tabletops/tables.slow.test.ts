/** Decks for virtual tables, held against what the tables can read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PrintResult } from '../../../print/printing.ts';
import { tabletops } from '../../../print/tabletops/index.ts';
import { printTables } from '../../../print/tabletops/print-tables.ts';
import { temporaryRoom } from '../../support/games.ts';
import { checked, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const folder = tinyPrint(room);
const press = sharedPress();

async function printFor(name: string, address?: string): Promise<PrintResult> {
  const table = tabletops.find((one) => one.name === name);
  if (table === undefined) throw new Error(`There is no ${name}.`);
  const request = { table, out: join(folder, 'out'), date: new Date(0), locales: ['en'] };
  const found = address === undefined ? {} : { address };
  return printTables(checked(folder), { ...request, ...found }, press);
}

interface SavedCard {
  readonly Name: string;
  readonly Nickname: string;
  readonly Description: string;
  readonly CardID: number;
}

interface SavedDeck {
  readonly Name: string;
  readonly Nickname: string;
  readonly DeckIDs: readonly number[];
  readonly CustomDeck: Readonly<
    Record<string, Readonly<Record<'FaceURL' | 'BackURL', string>> & Record<string, unknown>>
  >;
  readonly ContainedObjects: readonly SavedCard[];
}

describe('Tabletop Simulator', () => {
  let result: PrintResult;
  let deck: SavedDeck;

  beforeAll(async () => {
    result = await printFor('tabletop-simulator');
    const text = readFileSync(join(result.files[0]?.path ?? '', 'tiny-en.json'), 'utf8');
    const { ObjectStates } = JSON.parse(text) as { ObjectStates: SavedDeck[] };
    // The pack, and the card that it does not hold.
    expect(ObjectStates.map(({ Name }) => Name)).toEqual(['DeckCustom', 'Card']);
    deck = ObjectStates[0] as SavedDeck;
  });

  test('a deck as the game holds it, by name', () => {
    expect(result.diagnostics).toEqual([]);
    expect(deck).toMatchObject({ Name: 'DeckCustom', Nickname: 'Pack' });
    const names = deck.ContainedObjects.map(({ Nickname }) => Nickname);
    expect(names).toHaveLength(11);
    expect(names.filter((name) => name === 'Otter')).toHaveLength(6);
    expect(deck.ContainedObjects[0]?.Description).toContain('never swims alone');
  });

  test('numbers of cards point into the sheet', () => {
    expect(deck.DeckIDs).toEqual(deck.ContainedObjects.map(({ CardID }) => CardID));
    const custom = deck.CustomDeck['1'];
    expect(custom).toMatchObject({ BackIsHidden: true, UniqueBack: false });
    const cells = Number(custom?.['NumWidth']) * Number(custom?.['NumHeight']);
    for (const id of deck.DeckIDs) {
      expect(Math.floor(id / 100)).toBe(1);
      // The last cell is what others see of a hidden card.
      expect(id % 100).toBeLessThan(cells - 1);
    }
  });

  test('the pictures are there, in a grid of whole cells, and not too large', async () => {
    const custom = deck.CustomDeck['1'];
    const face = await sharp(fileURLToPath(custom?.FaceURL ?? '')).metadata();
    expect(face.width % Number(custom?.['NumWidth'])).toBe(0);
    expect(face.height % Number(custom?.['NumHeight'])).toBe(0);
    expect(Math.max(face.width, face.height)).toBeLessThanOrEqual(4096);
    const back = await sharp(fileURLToPath(custom?.BackURL ?? '')).metadata();
    expect(back.width / back.height).toBeCloseTo(63 / 88, 2);
  });

  test('or where the user puts them', async () => {
    const { files } = await printFor('tabletop-simulator', 'https://cards.example/tiny/');
    const text = readFileSync(join(files[0]?.path ?? '', 'tiny-en.json'), 'utf8');
    expect(text).toContain('"FaceURL": "https://cards.example/tiny/beasts-1-fronts.jpg"');
  });
});

test('Tabletop Playground: a template per deck, beside its textures', async () => {
  const { files } = await printFor('tabletop-playground');
  const made = files[0]?.path ?? '';
  expect(readdirSync(join(made, 'Textures')).toSorted()).toEqual([
    'beasts-1-back.jpg',
    'beasts-1-fronts.jpg',
  ]);
  const template = 'tiny-en-pack-1.json';
  expect(readdirSync(join(made, 'Templates'))).toContain(template);
  const deck = JSON.parse(readFileSync(join(made, 'Templates', template), 'utf8')) as Record<
    string,
    unknown
  > & { Indices: number[]; CardNames: Record<string, string> };
  expect(deck).toMatchObject({
    Type: 'Card',
    Width: 6.3,
    Height: 8.8,
    BackIndex: -2,
    FrontTexture: 'beasts-1-fronts.jpg',
    BackTexture: 'beasts-1-back.jpg',
  });
  expect(deck['GUID']).toMatch(/^[0-9A-F]{32}$/);
  expect(deck.Indices).toHaveLength(11);
  expect(new Set(deck.Indices)).toEqual(new Set(Object.keys(deck.CardNames).map(Number)));
});
