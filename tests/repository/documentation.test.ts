/** The pages say what there is, and nothing else: commands, options, each other. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { quietFlag } from '../../cli/flags.ts';
import { allCommands } from '../support/all-commands.ts';
import { packageRoot } from '../../kernel/index.ts';

const root = packageRoot();
/** Folders with pages. */
const FOLDERS = ['docs', 'content', 'examples', 'starter', 'tests', 'bench'];
const MADE = /[/\\](?:node_modules|build|out)[/\\]/;

const pages = [
  ...readdirSync(root),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  ),
].filter((path) => path.endsWith('.md') && !MADE.test(path));

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

const offered = (await allCommands()).map(({ name, command }) => [name, command] as const);

const manual = pages
  .filter((path) => path === 'README.md' || path.startsWith('docs'))
  .map(read)
  .join('\n');

test.each(offered.map(([name]) => name))('a page tells of the command "%s"', (name) => {
  const word = name.split(' ').at(-1) ?? '';
  expect(manual).toMatch(new RegExp(`(?:cardwright ${name}|\`(?:deck )?${word})[ \`\n]`));
});

test('a page tells of each option', () => {
  const options = new Set(offered.flatMap(([, { options }]) => options.map(({ long }) => long)));
  const untold = [...options].filter((option) => !new RegExp(`${option}\\b`).test(manual));
  expect(untold).toEqual([]);
});

test('the commands that pages show exist, with their options', () => {
  const known = new Map(offered);
  const shown = manual.matchAll(/^(?:\$ )?npx cardwright ([a-z]+)(?: ([a-z]+))?(.*)$/gm);
  for (const [line, first = '', second = '', rest = ''] of shown) {
    const command = known.get(`${first} ${second}`) ?? known.get(first);
    const taken = [...(command?.options ?? []), quietFlag()];
    const options = new Set(taken.flatMap(({ long, short }) => [long, short]));
    const used = `${second}${rest}`.replace(/#.*/, '').match(/(?<= )--[a-z][a-z-]*/g) ?? [];
    expect(command, line).toBeDefined();
    expect(
      used.filter((option) => !options.has(option)),
      line,
    ).toEqual([]);
  }
});

const WITHOUT_CODE = /^(`{3,})[^]*?^\1$|`[^`\n]*`/gm;

/** The anchors of the headings of a page, as GitHub makes them. */
function anchorsIn(page: string): string[] {
  return [...page.replace(/^(`{3,})[^]*?^\1$/gm, '').matchAll(/^#+ +(.*)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('links between pages lead somewhere', () => {
  const broken = pages.flatMap((path) =>
    [
      ...read(path)
        .replace(WITHOUT_CODE, '')
        .matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g),
    ].flatMap(([, link = '']) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      if (!existsSync(join(root, target))) return [`${path}: ${link}`];
      if (anchor === undefined || !target.endsWith('.md')) return [];
      return anchorsIn(read(target)).includes(anchor) ? [] : [`${path}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});
