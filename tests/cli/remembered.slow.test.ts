/** What commands remember from run to run changes how long they take, and nothing else. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright, codesIn, type Ended } from '../support/command.ts';
import { copyGame, temporaryRoom, writeFiles } from '../support/games.ts';

const room = temporaryRoom();
const starter = join(packageRoot(), 'starter');
const template = '{{#if card.nothing}}{{/if}}';

function original(path: string): string {
  return readFileSync(join(starter, path), 'utf8');
}

const game = copyGame(starter, join(room, 'game'), {
  'keepers.yaml': original('keepers.yaml').replace(/light: \d+/, 'light: 1200'),
  // A schema that did not come with Cardwright, and is large enough to be compiled in pieces.
  'schemas/keeper.schema.json': original('schemas/keeper.schema.json').replace(
    '"title": "',
    '"title": "Another ',
  ),
});
const memory = join(room, 'memory');

let without: Ended;

beforeAll(async () => {
  without = await check('off');
  expect(without.exit).toBe(1);
});

function check(folder = memory): Promise<Ended> {
  return cardwright(['check', '-f', 'json'], game, { CARDWRIGHT_CACHE: folder });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

test.sequential('the first check and the next say the same; both as without a memory', async () => {
  const first = await check();
  expect(filesIn(memory).length).toBeGreaterThan(3);
  const second = await check();
  expect([first, second]).toEqual([without, without]);
});

test.sequential('damaged, cut off and foreign files are ignored, and written again', async () => {
  const files = filesIn(memory);
  const before = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const largest = [...before].toSorted(([, a], [, b]) => b.length - a.length).map(([file]) => file);
  const [one = '', two = '', three = ''] = largest;
  writeFileSync(one, `${before.get(one)?.slice(0, 64)}\nmodule.exports = () => true;`);
  writeFileSync(two, before.get(two)?.slice(0, -100) ?? '');
  writeFileSync(three, before.get(one) ?? '');
  for (const file of largest.slice(3)) writeFileSync(file, '');
  expect(await check()).toEqual(without);
  const after = new Map(filesIn(memory).map((file) => [file, readFileSync(file, 'utf8')]));
  expect(after).toEqual(before);
});

test.sequential('many commands at once do not disturb each other', { tags: 'soak' }, async () => {
  const fresh = join(room, 'shared');
  const all = await Promise.all(Array.from({ length: 3 }, () => check(fresh)));
  expect(all).toEqual(all.map(() => without));
  expect(filesIn(fresh).filter((file) => file.endsWith('.tmp'))).toEqual([]);
});

test.sequential(
  'a folder that cannot be written, or that others can write to, is left alone',
  { tags: 'soak' },
  async () => {
    const open = join(room, 'open');
    mkdirSync(open);
    chmodSync(open, 0o777);
    writeFileSync(join(room, 'file'), '');
    expect(await check(open)).toEqual(without);
    expect(await check(join(room, 'file', 'below'))).toEqual(without);
    expect(filesIn(open)).toEqual([]);
  },
);

test.sequential('an edit of a schema or template is judged again', async () => {
  const path = join('templates', 'keeper.hbs');
  const before = readFileSync(join(game, path), 'utf8');
  writeFiles(game, { [path]: `${before}${template}` });
  const { out } = await cardwright(['check'], game, { CARDWRIGHT_CACHE: memory });
  expect(codesIn(out)).toContain('CW2003');
  writeFiles(game, { [path]: before });
  expect(await check()).toEqual(without);
});

test.sequential(
  'scenarios of faulty content are each judged by themselves',
  { tags: 'soak' },
  async () => {
    const fresh = join(room, 'scenarios');
    const run = () => cardwright(['test', starter], room, { CARDWRIGHT_CACHE: fresh });
    const first = await run();
    expect(first.exit).toBe(0);
    expect(await run()).toEqual(first);
  },
);

test.sequential(
  'a game that was sound is checked again as soon as something in it is not',
  { tags: 'soak' },
  async () => {
    const sound = copyGame(starter, join(room, 'sound'));
    const run = (cache = memory) => cardwright(['check'], sound, { CARDWRIGHT_CACHE: cache });
    for (let time = 0; time < 2; time += 1) expect(await run()).toMatchObject({ exit: 0 });
    writeFiles(sound, {
      'keepers.yaml': original('keepers.yaml').replace(/light: \d+/, 'light: 1200'),
    });
    const faulty = await run();
    expect(codesIn(faulty.out)).toEqual(['CW1105']);
    expect(await run()).toEqual(faulty);
    expect(await run('off')).toEqual(faulty);
    writeFiles(sound, { 'keepers.yaml': original('keepers.yaml') });
    expect(await run()).toMatchObject({ exit: 0 });
    // A file that comes and holds nothing is a difference too.
    writeFiles(sound, { 'templates/unused.hbs': '{{#if}}' });
    expect(await run()).toEqual(await run('off'));
  },
);
