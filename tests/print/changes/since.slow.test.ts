/** Printing only what changed, and telling it, over a repository of their own. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardwright, codesIn } from '../../support/command.ts';
import { temporaryRoom } from '../../support/games.ts';
import { runHere } from '../../support/in-process.ts';
import { isSoak } from '../../support/runs.ts';
import { readPdf } from '../read-pdf.ts';
import { tinyPrint } from '../tiny-game.ts';

const room = temporaryRoom();
let folder = '';
let out = '';

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.invalid'];
  execFileSync('git', ['-C', folder, ...identity, ...args]);
}

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  writeFileSync(path, text.replace(from, to));
}

beforeEach(() => {
  folder = tinyPrint(room);
  out = join(folder, 'out', 'tiny');
  execFileSync('git', ['init', '--quiet', folder]);
  git('add', '.');
  git('commit', '--quiet', '--message', 'as it was');
});

/** What `cardwright print` is given. */
const printing = (...args: string[]): string[] => [
  'print',
  '--lang',
  'en',
  '--out',
  join(folder, 'out'),
  ...args,
];

const print = (...args: string[]): ReturnType<typeof runHere> => runHere(printing(...args), folder);

async function textOf(file: string): Promise<string> {
  const { pages } = await readPdf(join(out, file));
  return pages.map(({ text }) => text).join('\n');
}

describe('since the last print', () => {
  test('that there was none is reported', async () => {
    const { exit, out: said } = await print('--since', 'last');
    expect(exit).toBe(1);
    expect(codesIn(said)).toEqual(['CW3091']);
  });

  test('only changed cards, and what to take out', async () => {
    await print();
    edit('beasts.yaml', 'strength: 4', 'strength: 5');
    expect(await cardwright(printing('--since', 'last'), folder)).toMatchObject({ exit: 0 });
    const sheet = await textOf('tiny-beasts-changes-en-a4.pdf');
    expect(sheet.split('Heron')).toHaveLength(4);
    expect(sheet).not.toContain('Otter');
    // The aid lists the strengths of all beasts.
    expect(await textOf('tiny-aid-changes-en-a4.pdf')).toContain('Heron: 5');
    expect(existsSync(join(out, 'tiny-map-changes-en-a4.pdf'))).toBe(false);
    const list = await textOf('tiny-changes-en-a4.pdf');
    expect(list.split('Heron')).toHaveLength(3);
    expect(list).toContain('3×');
  });

  test('what was printed once is not printed again', async () => {
    await print();
    edit('decks/pack.yaml', 'otter, count: 6', 'otter, count: 8');
    await print('--since', 'last');
    rmSync(out, { recursive: true });
    const { exit, err } = await print('--since', 'last');
    expect(exit).toBe(0);
    expect(err).toContain('changed since the last print');
    expect(existsSync(out)).toBe(false);
  });
});

/** Edits of templates and styles after which every card looks as it did. */
function editInvisibly(): void {
  edit('templates/beast.css', 'h1 {', '/* names */\n.not-on-any-card { color: red }\nh1\n{');
  // May apply, and changes nothing.
  edit('templates/beast.css', 'place-items: center;', 'place-items: center;\n  opacity: 1;');
  edit('templates/beast.hbs', '<header>', '<header data-note="x">');
}

test.runIf(isSoak)('what looks as it did is not printed again, however it is made', async () => {
  await print();
  editInvisibly();
  const same = await print('--since', 'last');
  expect(same).toMatchObject({ exit: 0 });
  expect(same.err).toContain('changed since the last print');
  expect(existsSync(join(out, 'tiny-changes-en-a4.pdf'))).toBe(false);
  const revision = await print('--since', 'HEAD');
  expect(revision.err).toContain('changed since HEAD');
  // A card less, and all others look otherwise by a shade.
  edit('templates/colours.css', '#fbf7ee', '#ffffff');
  await print('--since', 'last', '--kind', 'beast');
  expect(await textOf('tiny-beasts-changes-en-a4.pdf')).toContain('Otter');
});

test('the list of what to take out names cards as they are printed', async () => {
  await print();
  edit('beasts.yaml', 'en: Heron', 'en: Grey Crane');
  await print('--since', 'last', '--kind', 'beast');
  const list = await textOf('tiny-changes-en-a4.pdf');
  const [takeOut = '', putIn = ''] = list.split('Put in');
  expect(takeOut).toContain('Heron');
  expect(takeOut).not.toContain('Crane');
  expect(putIn).toContain('Grey Crane');
});

test('since a revision', async () => {
  edit('beasts.yaml', 'One leg, one blow.', 'Two legs, one blow.');
  git('commit', '--all', '--quiet', '--message', 'a leg more');
  await print('--since', 'HEAD~1');
  expect(await textOf('tiny-beasts-changes-en-a4.pdf')).toContain('Two legs');
  const { exit, out: said } = await print('--since', 'v9');
  expect(exit).toBe(1);
  expect(codesIn(said)).toEqual(['CW3090']);
});

describe('diff', () => {
  test('in text', async () => {
    edit('beasts.yaml', 'strength: 4', 'strength: 5');
    const { exit, out: said } = await cardwright(['diff', 'HEAD'], folder);
    expect(exit).toBe(0);
    expect(said.split('\n')).toEqual(
      expect.arrayContaining(['~ heron (beast)', '    strength: 4 → 5 (+1)']),
    );
  });

  test('a change of style alone is one of faces', async () => {
    edit('templates/colours.css', '#fbf7ee', '#ffffff');
    const { out: said } = await runHere(['diff', 'HEAD'], folder);
    expect(said).not.toContain('~');
    expect(said).toContain('beasts: heron, changed');
  });

  test('as a page with both faces', async () => {
    edit('beasts.yaml', 'strength: 4', 'strength: 5');
    await runHere(['diff', 'HEAD', '--html', '--out', join(folder, 'out')], folder);
    const html = readFileSync(join(out, 'tiny-diff-en.html'), 'utf8');
    const pictures = [...html.matchAll(/<img src="(data:image\/png;base64,[^"]+)" alt="(\w+)"/g)];
    expect(pictures.map(([, , alt]) => alt)).toEqual(['before', 'after', 'before', 'after']);
    expect(new Set(pictures.map(([, address]) => address)).size).toBe(4);
    expect(html).toContain('strength: 4 → 5 (+1)');
  });

  test('in Japanese, on the terminal and as a page', { tags: 'soak' }, async () => {
    edit('beasts.yaml', 'strength: 4', 'strength: 5');
    const args = ['diff', 'HEAD', '--html', '--out', join(folder, 'out'), '--ui', 'ja'];
    const { out: said } = await runHere(args, folder);
    expect(said).toContain('beasts: heron, 変更, −3 +3');
    const html = readFileSync(join(out, 'tiny-diff-ja.html'), 'utf8');
    expect(html).toContain('<html lang="ja">');
    const text = html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]*>/g, '\n');
    expect(text).toMatch(/から：\n*.*変更2件。/s);
    expect(text).toMatch(/変更\n+3枚抜く · 3枚印刷\n+前\n+後/);
    expect(text).not.toMatch(/changed|before|after|print|take out/);
  });
});
