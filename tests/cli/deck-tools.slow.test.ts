/** `cardwright deck stats|import|export|format`, and whole folders of decks. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codesIn, TRACE, type Ended } from '../support/command.ts';
import { LORDS_OF_WAR, temporaryRoom, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const orcCore = join(LORDS_OF_WAR, 'decks', 'orc-core.yaml');

function deck(...args: readonly string[]): Promise<Ended> {
  return runHere(['deck', ...args], room);
}

test('stats as JSON holds exact odds; as a page it is whole and closed', async () => {
  const json = await deck('stats', orcCore, '--hand', '6', '--by', 'rank', '--format', 'json');
  expect(json).toMatchObject({ exit: 0, err: '' });
  const { draw, sections } = JSON.parse(json.out) as {
    draw: { byCopies: { any: number[] }[] };
    sections: { size: number }[];
  };
  expect(sections).toMatchObject([{ size: 36, cards: 21 }]);
  expect(draw.byCopies[0]?.any[0]).toBeCloseTo(6 / 36, 12);
  const page = await deck('stats', orcCore, '--format', 'html', '--out', 'stats.html');
  expect(page).toMatchObject({ exit: 0, out: 'wrote stats.html\n' });
  const html = readFileSync(join(room, 'stats.html'), 'utf8');
  expect(html).toContain('</html>');
  expect(html).not.toMatch(/<script|https?:/);
});

test('stats speak of decks and of what their cards name by names', async () => {
  const { out } = await deck('stats', orcCore, '--by', 'race', '--lang', 'ja');
  expect(out).toContain('オーク');
  expect(out).not.toMatch(/\borc\b/);
});

test('stats are in the language asked for: sentences, fields and their words', async () => {
  const { out } = await deck('stats', orcCore, '--hand', '6', '--lang', 'ja');
  expect(out).toContain('オークのコアアーミー：36枚、適正');
  expect(out).toContain('ランク\n  正規兵');
  expect(out.replaceAll('#', '')).not.toMatch(/[A-Za-z]/);
  const page = await deck('stats', orcCore, '--lang', 'ja', '--format', 'html');
  expect(page.out).toContain('<html lang="ja">');
  expect(page.out).toContain('防御力 <small>平均3.19</small>');
});

test('a deck goes out as a table, comes back, and is as legal as before', async () => {
  expect(await deck('export', orcCore, '--to', 'csv', '--out', 'core.csv')).toMatchObject({
    exit: 0,
  });
  const game = ['--game', 'lords-of-war'];
  expect(await deck('check', 'core.csv', ...game)).toMatchObject({
    exit: 0,
    out: 'core.csv: legal, 36 cards\n',
  });
  expect(await deck('import', 'core.csv', ...game, '--out', 'core.yaml')).toMatchObject({
    exit: 0,
  });
  expect(await deck('check', 'core.yaml', ...game)).toMatchObject({ exit: 0 });
});

test('a deck with a card that nobody knows is reported at its line, and not written', async () => {
  writeFiles(room, { 'typo.txt': 'mode: custom\nbaseRace: orc\n3 Orc Ravger\n' });
  const { exit, out, err } = await deck('import', 'typo.txt', '--game', 'lords-of-war');
  expect(exit).toBe(1);
  expect(codesIn(out + err)).toEqual(['CW1301']);
  expect(out + err).toContain('typo.txt:3:1');
  expect(out).not.toContain('cards:');
});

test('format spells names as the game does, and only asks with --check', async () => {
  writeFiles(room, { 'mine.txt': '# mine\norc ravager x3\n' });
  const game = ['--game', 'lords-of-war'];
  expect(await deck('format', 'mine.txt', ...game, '--check')).toMatchObject({ exit: 1 });
  expect(await deck('format', 'mine.txt', ...game)).toMatchObject({ exit: 0 });
  expect(readFileSync(join(room, 'mine.txt'), 'utf8')).toBe('# mine\n3 Orc Ravager\n');
  expect(await deck('format', 'mine.txt', ...game, '--check')).toMatchObject({ exit: 0, out: '' });
});

test('a folder stands for all decks in it', async () => {
  const { exit, out } = await deck('check', join(LORDS_OF_WAR, 'decks', 'illegal'));
  expect(exit).toBe(1);
  expect(out).not.toMatch(TRACE);
  expect(out).not.toContain(': legal');
  writeFiles(room, { 'none/readme.md': 'nothing' });
  expect(await deck('check', 'none')).toMatchObject({ exit: 2 });
});

test('the decks of a folder are not written over each other; folders are no decks', async () => {
  writeFiles(room, { 'some/a.txt': '1 Orc Ravager\n', 'some/b.txt/c.txt': '1 Orc Ravager\n' });
  for (const command of ['export', 'stats']) {
    const refused = await deck(command, 'some', '--game', 'lords-of-war', '--out', 'some.txt');
    expect(refused).toMatchObject({ exit: 2, out: '' });
  }
  expect(existsSync(join(room, 'some.txt'))).toBe(false);
  const { out } = await deck('list', 'some', '--game', 'lords-of-war');
  expect(out.match(/Orc Ravager/g)).toHaveLength(2);
});

test('a list of 100,000 lines and a name of 10,000 characters are reported, not choked on', async () => {
  const lines = '3 Orc Ravager\n'.repeat(100_000);
  writeFiles(room, {
    'long.txt': `mode: custom\nbaseRace: orc\n${lines}`,
    'wide.txt': `mode: custom\nbaseRace: orc\n1 ${'x'.repeat(10_000)}\n`,
  });
  for (const [file, code] of [
    ['long.txt', 'CW1014'],
    ['wide.txt', 'CW1301'],
  ] as const) {
    const { exit, out, err } = await deck('check', file, '--game', 'lords-of-war');
    expect(exit).toBe(1);
    expect(codesIn(out + err)).toContain(code);
    expect(out + err).not.toMatch(TRACE);
  }
});

test('random decks are legal, whatever they are written as', async () => {
  const made = ['random', '--game', 'lords-of-war', '--count', '3', '--out', 'made'];
  expect(await deck(...made, '--to', 'yaml')).toMatchObject({ exit: 0 });
  expect(await deck('check', 'made', '--game', 'lords-of-war')).toMatchObject({ exit: 0 });
  const unknown = await deck('random', '--game', 'lords-of-war', '--choice', 'colour=red');
  expect(unknown.exit).toBe(2);
});

test('suggest names what fits, and fills a deck up', async () => {
  writeFiles(room, { 'begun.txt': 'mode: custom\nbaseRace: orc\n3 Orc Ravager\n' });
  const asked = ['suggest', 'begun.txt', '--game', 'lords-of-war'];
  const { out } = await deck(...asked, '--limit', '1');
  expect(out).toContain('LOW_ARMY_GENERAL_COUNT');
  const whole = await deck(...asked, '--complete');
  expect(whole.exit).toBe(0);
  writeFiles(room, { 'whole.txt': whole.out });
  expect(await deck('check', 'whole.txt', '--game', 'lords-of-war')).toMatchObject({
    exit: 0,
    out: 'whole.txt: legal, 36 cards\n',
  });
});
