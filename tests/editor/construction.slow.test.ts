/** What an editor shows in construction.yaml: the language of constraints, and the words of the game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { constraints } from '../../engine/construction/constraints/index.ts';
import type { JsonSchema } from '../../generator/schema/json-schema.ts';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright } from '../support/command.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { LanguageServer } from './server.ts';

const LOGISTIC = join(packageRoot(), 'content', 'battle-logistic-square');

const room = temporaryRoom();
const game = copyGame(LOGISTIC, join(room, 'games', 'logistic'));
const server = new LanguageServer();

beforeAll(async () => {
  await cardwright(['schema', 'games'], room);
  await server.start(room);
});

afterAll(async () => {
  await server.stop();
  expect(server.complaints).toBe('');
});

const written = readFileSync(join(LOGISTIC, 'construction.yaml'), 'utf8');
const line = written.split('\n', 1)[0] ?? '';

/** A file that begins as construction.yaml does; each has a name of its own in the editor. */
function open(name: string, text: string) {
  return server.open(join(game, `${name}.yaml`), `${line}\n${text}`);
}

function schemaOf(constraint: string): JsonSchema {
  const path = join(packageRoot(), 'schemas', 'constraints', `${constraint}.schema.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as JsonSchema;
}

test('the construction rules of a game are sound in the editor', async () => {
  const { problems } = await server.open(join(game, 'construction.yaml'));
  expect(problems).toEqual([]);
});

describe('completion', () => {
  test('offers every constraint', async () => {
    const file = await open('uses', 'cards: [card]\nconstraints:\n  - use: \n');
    const offered = await file.complete('- use: ');
    expect(offered.toSorted()).toEqual(constraints.map(({ name }) => name).toSorted());
  });

  test('offers the words of a constraint, and those of all', async () => {
    const file = await open('keys', 'cards: [card]\nconstraints:\n  - use: count\n    m\n');
    const offered = await file.complete('use: count\n    m');
    expect(offered).toEqual(
      expect.arrayContaining(['where', 'per', 'min', 'max', 'in', 'if', 'code']),
    );
    expect(offered).not.toContain('slots');
  });

  test('offers the sections, kinds and fields of the game', async () => {
    const file = await open(
      'names',
      'cards:\n  - \nconstraints:\n  - { use: size, in: , max: 3 }\n  - use: count\n    per: \n    max: 3\n',
    );
    expect(await file.complete('cards:\n  - ')).toEqual(['card']);
    expect(await file.complete('in: ')).toEqual(expect.arrayContaining(['avi', 'resource', 'it']));
    expect(await file.complete('per: ')).toEqual(
      expect.arrayContaining(['colour', 'name', 'kind']),
    );
  });

  test('offers fields, their words and comparisons in a filter', async () => {
    const file = await open(
      'filters',
      'cards: [card]\nconstraints:\n  - use: count\n    max: 3\n    where:\n      colour: \n  - use: count\n    max: 3\n    where:\n      c\n',
    );
    expect(await file.complete('colour: ')).toEqual(
      expect.arrayContaining(['white', 'green', 'blue', 'red']),
    );
    expect(await file.complete('where:\n      c\n'.trimEnd())).toEqual(
      expect.arrayContaining(['colour', 'kind', 'any', 'not']),
    );
  });
});

describe('pointing at', () => {
  test.for(['use', 'where', 'max'])('%s tells what it means', async (word) => {
    const file = await open(
      `hover-${word}`,
      'cards: [card]\nconstraints:\n  - use: count\n    where: { colour: blue }\n    max: 5\n',
    );
    const { properties = {} } = schemaOf('count');
    const declared = properties[word];
    const description = typeof declared === 'object' ? declared.description : undefined;
    expect(description?.length).toBeGreaterThan(10);
    expect(await file.hover(`${word}:`)).toContain(description);
  });

  test('a field in a filter tells what the game says of it', async () => {
    const file = await open(
      'hover-field',
      'cards: [card]\nconstraints:\n  - use: count\n    where: { hitDamage: 100 }\n    max: 5\n',
    );
    const cardSchema = readFileSync(join(LOGISTIC, 'schemas', 'card.schema.json'), 'utf8');
    const { properties = {} } = JSON.parse(cardSchema) as JsonSchema;
    const declared = properties['hitDamage'];
    const description = typeof declared === 'object' ? declared.description : undefined;
    expect(description?.length).toBeGreaterThan(3);
    expect(await file.hover('hitDamage:')).toContain(description);
  });
});

test('new names are not underlined, wrong forms are', async () => {
  const file = await open(
    'wrong',
    'cards: [card, newkind]\nconstraints:\n  - { use: count, in: attic, where: { shade: dark }, max: 3 }\n  - { use: cuont, max: 3 }\n  - { use: count, max: many }\n',
  );
  expect(file.problems.map(({ range }) => range.start.line)).toEqual([4, 5]);
});
