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

test('names of icons are offered where a field names one, and written once for all bundles', async () => {
  const line = firstLine(LORDS_OF_WAR, 'units/orc.yaml');
  const unit = await server.open(join(lords, 'units/icon.yaml'), `${line}\n- emblem: \n`);
  const icons = await unit.complete('emblem: ');
  expect(icons).toEqual(expect.arrayContaining(['game-icons:broadsword', 'game-icons:catapult']));
  const print = await server.open(
    join(lords, 'new-print.yaml'),
    `${firstLine(LORDS_OF_WAR, 'print.yaml')}\nicons:\n  coin:\n    icon: \n`,
  );
  expect(await print.complete('\n    icon: ')).toContain('game-icons:two-coins');
  const home = join(lords, '.cardwright');
  const names = readFileSync(join(home, 'icons.schema.json'), 'utf8');
  expect(names.match(/game-icons:/g)?.length).toBe(icons.length);
  const bundle = readFileSync(join(home, 'schemas/unit.schema.json'), 'utf8');
  expect(bundle).toContain('icons.schema.json');
  expect(bundle).not.toContain('game-icons:broadsword');
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

describe('effects', () => {
  const line = firstLine(TINY_GAME, 'units/orc.yaml');
  const orc = '- id: axe\n  name: Axe\n  race: orc\n  class: infantry\n  defence: 2\n';

  test('sound ones are sound in the editor', async () => {
    const unit = await server.open(
      join(tiny, 'units/effects.yaml'),
      `${line}
${orc}  effects:
    - on: paid
      reach: volley
      if: [{ any: [{ is: lifeAtMost, life: 5 }, { not: { is: shot } }] }]
      cost: { gold: 2 }
      limit: oncePerTurn
      choose: { pick: friend, where: { class: [archer] } }
      do:
        - { op: wound, target: { who: enemies, area: volley }, amount: 2 }
        - { op: guard, target: thisUnit, amount: 1, until: turnEnd }
        - { op: heal, amount: { base: 1, per: 1, count: friends } }
        - { op: move, steps: 1 }
`,
    );
    expect(unit.problems).toEqual([]);
  });

  test('completion knows triggers, keys, operations and their closed words', async () => {
    const unit = await server.open(
      join(tiny, 'units/new-effects.yaml'),
      `${line}
${orc}  effects:
    - on: 
    - on: placed
      limit: 
      choose:
        pick: 
      if:
        - is: 
      do:
        - op: 
        - op: guard
          until: 
          target: 
          a
`,
    );
    expect((await unit.complete('- on: ')).toSorted()).toEqual(['always', 'paid', 'placed']);
    expect(await unit.complete('limit: ')).toEqual(['oncePerTurn']);
    expect(await unit.complete('pick: ')).toEqual(['friend']);
    expect((await unit.complete('- is: ')).toSorted()).toEqual([
      'lifeAtLeast',
      'lifeAtMost',
      'shot',
    ]);
    expect((await unit.complete('- op: ')).toSorted()).toEqual([
      'guard',
      'heal',
      'move',
      'reform',
      'scare',
      'volley',
      'wound',
    ]);
    expect((await unit.complete('until: ')).toSorted()).toEqual(['gameEnd', 'turnEnd']);
    expect(await unit.complete('target: ')).toEqual(
      expect.arrayContaining(['thisUnit', 'chosenUnit']),
    );
    expect(await unit.complete('\n          a')).toContain('amount');
  });

  test('pointing at a word tells what it means', async () => {
    const unit = await server.open(
      join(tiny, 'units/hover.yaml'),
      `${line}\n${orc}  effects:\n    - on: placed\n      do: [{ op: volley }]\n`,
    );
    expect(await unit.hover('placed')).toContain('When the unit is placed.');
    expect(await unit.hover('volley')).toContain('The archer shoots again.');
  });

  test('a slip is underlined at its place', async () => {
    const unit = await server.open(
      join(tiny, 'units/slips.yaml'),
      `${line}
${orc}  effects:
    - on: placed
      do: [{ op: heall, amount: 2 }]
    - on: placed
      do: [{ op: heal, amount: 12 }]
    - on: placed
      limit: twice
      do: [{ op: heal, amount: 2 }]
`,
    );
    const lines = unit.problems.map(({ range }) => range.start.line);
    expect([...new Set(lines)]).toEqual([8, 10, 12]);
  });
});
