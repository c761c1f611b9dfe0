/**
 * What an editor shows of a game: the YAML language server reads our bundled schemas, which a file
 * names in its first line, and nothing else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../generator/schema/json-schema.ts';
import { cardwright } from '../support/command.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom, TINY_GAME } from '../support/games.ts';
import { LanguageServer } from './server.ts';

const room = temporaryRoom();
const lords = copyGame(LORDS_OF_WAR, join(room, 'my games', 'lords'));
const tiny = copyGame(TINY_GAME, join(room, 'my games', 'tiny'));
const server = new LanguageServer();

beforeAll(async () => {
  await cardwright(['schema', 'my games'], room);
  await server.start(room);
});

afterAll(async () => {
  await server.stop();
  expect(server.complaints).toBe('');
});

/** The line by which an editor finds the schema of a file. */
function firstLine(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8').split('\n', 1)[0] ?? '';
}

const UNIT_LINE = firstLine(LORDS_OF_WAR, 'units/orc.yaml');
const DECK_LINE = firstLine(LORDS_OF_WAR, 'decks/orc-core.yaml');

const { properties } = JSON.parse(
  readFileSync(join(LORDS_OF_WAR, 'schemas/unit.schema.json'), 'utf8'),
) as { properties: Record<string, JsonSchema> };

test('every file of a sound game is sound in the editor', async () => {
  const files = [lords, tiny].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml') && !file.startsWith('decks/illegal/'))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(15);
  const opened = await Promise.all(files.map((file) => server.open(file)));
  expect(opened.map(({ problems }, index) => [files[index], problems])).toEqual(
    files.map((file) => [file, []]),
  );
});

describe('pointing at', () => {
  test.for(['defence', 'class', 'race', 'name'])('%s tells what it means', async (property) => {
    const orcs = await server.open(join(lords, 'units/orc.yaml'));
    expect(await orcs.hover(`${property}:`)).toContain(properties[property]?.description);
  });

  test('a choice of a deck tells its words', async () => {
    const deck = await server.open(join(lords, 'decks/orc-core.yaml'));
    expect(await deck.hover('mode:')).toMatch(/core[^]*custom[^]*mercenary/);
  });
});

describe('completion', () => {
  test('of a unit knows its keys, closed words and the ids of the game', async () => {
    const unit = await server.open(
      join(lords, 'units/new.yaml'),
      `${UNIT_LINE}\n- id: elf\n  class: \n  race: \n  arrows:\n    \n  d\n`,
    );
    const keys = await unit.complete('\n  d');
    expect(keys).toEqual(expect.arrayContaining(['name', 'rank', 'defence', 'flavour']));
    expect(keys).not.toContain('class');
    expect(await unit.complete('class: ')).toEqual(properties['class']?.enum);
    expect(await unit.complete('race: ')).toEqual(['orc', 'dwarf', 'lizardman']);
    expect(await unit.complete('arrows:\n    ')).toEqual(
      expect.arrayContaining(['front', 'frontRight', 'back']),
    );
  });

  test('works in a file of one component as in a list', async () => {
    const unit = await server.open(join(lords, 'units/one.yaml'), `${UNIT_LINE}\nclass: \nde\n`);
    expect(await unit.complete('class: ')).toEqual(properties['class']?.enum);
    expect(await unit.complete('\nde')).toContain('defence');
  });

  test('of a deck knows its choices, cards and other decks', async () => {
    const deck = await server.open(
      join(lords, 'decks/new.yaml'),
      `${DECK_LINE}\nmode: \nbaseRace: \nbase: \nswaps:\n  - { out: , count: 1 }\n  - in: \ncards:\n  - card: \n`,
    );
    expect(await deck.complete('mode: ')).toEqual(['core', 'custom', 'mercenary']);
    expect(await deck.complete('baseRace: ')).toEqual(['orc', 'dwarf', 'lizardman']);
    expect(await deck.complete('base: ')).toEqual(
      expect.arrayContaining(['orc-core', 'dwarf-core']),
    );
    for (const written of ['{ out: ', '- in: ', '- card: ']) {
      const cards = await deck.complete(written);
      expect(cards).toEqual(expect.arrayContaining(['orc-ravager', 'dwarf-odrik']));
      expect(cards.filter((card) => card.startsWith('fx-'))).toEqual([]);
    }
  });
});

test('a wrong value is underlined at its place; an id that is new is not', async () => {
  const unit = await server.open(
    join(lords, 'units/wrong.yaml'),
    `${UNIT_LINE}
- id: elf-scout
  name: Scout
  race: elf
  class: infntry
  rank: recruit
  defence: 12
  arrows: { front: 1 }
  colour: red
`,
  );
  expect(unit.problems.map(({ range }) => range.start)).toEqual([
    { line: 4, character: 9 },
    { line: 6, character: 11 },
    { line: 8, character: 2 },
  ]);
});

test('what holds only beside another value is underlined', async () => {
  const unit = await server.open(
    join(tiny, 'units/wrong.yaml'),
    `${firstLine(TINY_GAME, 'units/orc.yaml')}
- { id: bow, name: Bow, race: orc, class: archer, defence: 2 }
- { id: axe, name: Axe, race: orc, class: infantry, defence: 2, targets: volley }
`,
  );
  expect(unit.problems.map(({ range }) => range.start.line)).toEqual([1, 2]);
});
