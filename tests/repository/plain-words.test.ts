/** Plain English: words that read as if translated do not come back in what people read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from '@babel/parser';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';

const root = packageRoot();

/** What is written instead is behind each. */
const BANNED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\btold\b/i, 'reported, shown'],
  [/\btells? (?:every|all|which|whether|what|how|that)\b/i, 'reports, lists, explains'],
  [/\b(?:left|leaves?|leaving) out\b/i, 'missing, omitted; "default: …"'],
  [/\banew\b/i, 'again; rebuilt'],
  [/\bshall\b/i, 'must, may, or the present tense'],
  [/\bfaults?\b/i, 'error'],
  [/\bslips?\b/i, 'mistake'],
  [/\bmend(?:s|ed|ing|ings)?\b/i, 'fix'],
  [/\b(?:at least|at most|exactly) so (?:many|much)\b/i, 'minimum, maximum, exact number'],
  [/\bis (?:there )?no more\b/i, 'no longer exists'],
  [/\bstands? (?:in|at|on|there|here|under|before|behind|beside|inside|alone)\b/i, 'is, appears'],
  [/\bway out\b/i, 'fix, hint'],
  [/\bof a game's own\b/i, "the game's …"],
  [/\b(?:game|one) around you\b/i, 'the game in the current folder'],
];

interface Found {
  readonly where: string;
  readonly text: string;
}

function bannedIn(found: readonly Found[]): string[] {
  return found.flatMap(({ where, text }) =>
    BANNED.flatMap(([word, instead]) => {
      const [match] = word.exec(text) ?? [];
      return match === undefined ? [] : [`${where}: "${match}" (${instead}) in: ${text.trim()}`];
    }),
  );
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(root, folder, path));
}

/** Lines without code: neither blocks nor what is in backquotes. */
function proseOf(file: string): Found[] {
  const text = readFileSync(file, 'utf8')
    .replace(/^(`{3,})[^]*?^\1$/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '`…`')
    .replace(/\]\([^)]*\)/g, ']');
  return text
    .split('\n')
    .map((line, index) => ({ where: `${relative(root, file)}:${index + 1}`, text: line }));
}

/** Texts in the code with more than one word: messages, not names or paths. */
function textsIn(file: string): Found[] {
  const found: Found[] = [];
  const program: unknown = parse(readFileSync(file, 'utf8'), {
    sourceType: 'module',
    plugins: ['typescript'],
  }).program;
  visit(program, (node) => {
    const text = textOf(node);
    if (text === null || !/\S \S/.test(text)) return;
    const { start } = node['loc'] as { readonly start: { readonly line: number } };
    found.push({ where: `${relative(root, file)}:${start.line}`, text });
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

function textOf(node: Node): string | null {
  if (node['type'] === 'StringLiteral') return String(node['value']);
  if (node['type'] !== 'TemplateElement') return null;
  return (node['value'] as { readonly cooked: string }).cooked;
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (typeof node === 'object' && node !== null) {
    see(node as Node);
    for (const [key, below] of Object.entries(node)) if (key !== 'loc') visit(below, see);
  }
}

function descriptionsIn(file: string): Found[] {
  const found: Found[] = [];
  visit(JSON.parse(readFileSync(file, 'utf8')), ({ description }) => {
    if (typeof description !== 'string') return;
    found.push({ where: relative(root, file), text: description.replace(/`[^`]*`/g, '`…`') });
  });
  return found;
}

test('the words are found where they are', () => {
  expect(bannedIn([{ where: 'a', text: 'A fault is told.' }])).toHaveLength(2);
  expect(bannedIn([{ where: 'a', text: 'An error is reported; it is understood.' }])).toEqual([]);
});

/** Of the words above, those that names and comments in the code do without. */
const BANNED_IN_CODE =
  /\btold\b(?! (?:apart|from)\b)|\banew\b|\bshall\b|\bleft out\b|\bmend(?:s|ed|ings?)?\b/i;

test('names and comments in the code', () => {
  for (const line of ['tell(told.passed())', '/** Dealt anew. */', 'const mended = mend(deck);'])
    expect(line).toMatch(BANNED_IN_CODE);
  expect('cards that nobody told apart').not.toMatch(BANNED_IN_CODE);
  const folders = ['cli', 'engine', 'generator', 'kernel', 'print', 'simulation', 'studio'];
  const files = [...folders, 'content', 'diagnostics', 'starter', 'scripts'].flatMap((folder) =>
    ['.ts', '.tsx', '.js'].flatMap((ending) => filesIn(folder, ending)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      BANNED_IN_CODE.test(line) ? [`${relative(root, file)}:${index + 1}: ${line.trim()}`] : [],
    );
  });
  expect(found).toEqual([]);
});

test('pages', () => {
  const pages = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'].map((file) => join(root, file));
  // The architecture speaks of faults as the code does: the type has that name.
  const docs = filesIn('docs', '.md').filter((file) => !file.endsWith('architecture.md'));
  expect(docs.length).toBeGreaterThan(100);
  expect(bannedIn([...pages, ...docs].flatMap(proseOf))).toEqual([]);
});

test('messages, hints and titles of diagnostics, and all that the command line says', () => {
  const files = [...filesIn('diagnostics', '.ts'), ...filesIn('cli', '.ts')];
  const texts = files.flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(500);
  expect(bannedIn(texts)).toEqual([]);
});

test('descriptions in schemas, which editors show on hover', () => {
  const files = ['schemas', 'content', 'starter', 'examples'].flatMap((folder) =>
    filesIn(folder, '.schema.json').filter((file) => !file.includes('.cardwright')),
  );
  const texts = files.flatMap(descriptionsIn);
  expect(texts.length).toBeGreaterThan(600);
  expect(bannedIn(texts)).toEqual([]);
});
