// Lists that follow from what lies in a folder: nobody keeps them by hand. `npm run build` writes them;
// `node scripts/lists.js --check` names those that are out of date.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languagesOf, titlesIn, translatedPages } from './translated-pages.js';

const CONSTRAINTS = 'engine/construction/constraints';
const PAGES = 'docs/constraints';
const CATALOGUE = 'diagnostics/catalogue';

/** File by file: what it should be, of the names of all constraints and of all diagnostics. */
const LISTS = {
  [`${CONSTRAINTS}/all.gen.ts`]: (_written, { constraints }) => definitions(constraints),
  'schemas/construction.schema.json': (written, { constraints }) =>
    written.replace(
      /("discriminator": \{\s*"propertyName": "use"\s*\},\s*"oneOf": \[\n)[^\]]*?( *\])/,
      (_all, before, after) => `${before}${references(constraints)}${after}`,
    ),
  [`${PAGES}/index.md`]: (written, { constraints, summaryOf }) =>
    written.replace(/(?:^\| .*\n)+/m, () => table(constraints, summaryOf)),
  'docs/diagnostics/index.md': (written, { diagnostics }) =>
    pagesOfCodes(written, diagnostics, '..'),
};

/** The list of pages in each other language, with its titles; a code without one is not in it. */
function translatedLists(root) {
  return Object.fromEntries(
    languagesOf(root).map((language) => [
      `docs/${language}/diagnostics/index.md`,
      (written, { diagnostics }) => {
        const titles = titlesIn(root, language);
        const known = diagnostics.filter(({ code }) => titles.has(code));
        const named = known.map((one) => ({ ...one, title: titles.get(one.code) }));
        return pagesOfCodes(written, named, '../..');
      },
    ]),
  );
}

/** Writes the lists that are out of date. Returns their paths from the root. */
export function writeLists(root) {
  const stale = staleLists(root);
  for (const [path, text] of stale) {
    const temporary = join(root, `${path}.${randomBytes(6).toString('hex')}.tmp`);
    writeFileSync(temporary, text);
    renameSync(temporary, join(root, path));
  }
  return stale.map(([path]) => path);
}

/** What is out of date, with the text that it should have. */
function staleLists(root) {
  const read = (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  const names = {
    constraints: filesIn(join(root, CONSTRAINTS), /^(?!index\.|.*\.gen\.)(.*)\.ts$/),
    diagnostics: filesIn(join(root, CATALOGUE), /^(.*)\.ts$/)
      .flatMap((family) => diagnosticsIn(read(`${CATALOGUE}/${family}.ts`)))
      .toSorted((one, other) => (one.code < other.code ? -1 : 1)),
    summaryOf: (name) => firstSentence(read(`${PAGES}/${name}.md`)),
  };
  return Object.entries({ ...LISTS, ...translatedLists(root), ...translatedPages(root) })
    .filter(([path]) => existsSync(join(root, dirname(path))))
    .map(([path, make]) => [path, make(read(path), names)])
    .filter(([path, text]) => text !== read(path));
}

/** What the group of the pattern takes of each name, sorted. */
function filesIn(folder, pattern) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => pattern.exec(file)?.[1] ?? [])
    .toSorted((one, other) => (one < other ? -1 : 1));
}

function definitions(names) {
  const imports = names.map((name) => `import { ${camelCase(name)} } from './${name}.ts';\n`);
  return `// Written by \`npm run build\`.
import type { ConstraintDefinition } from '../constraint.ts';
${imports.join('')}
/** Every kind of constraint: a file of this folder each. */
export const constraints: readonly ConstraintDefinition[] = [
${names.map((name) => `  ${camelCase(name)},\n`).join('')}];
`;
}

/** same-list → sameList */
function camelCase(name) {
  return name.replaceAll(/-([a-z])/g, (_all, letter) => letter.toUpperCase());
}

function references(names) {
  return names
    .map((name) => `        {\n          "$ref": "constraints/${name}.schema.json"\n        }`)
    .join(',\n')
    .concat('\n');
}

function table(names, summaryOf) {
  const rows = [
    ['Constraint', 'What it says'],
    ...names.map((name) => [`[\`${name}\`](${name}.md)`, summaryOf(name)]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const [head, ...body] = rows.map((row) => line(row.map((cell, at) => cell.padEnd(widths[at]))));
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('');
}

function line(cells) {
  return `| ${cells.join(' | ')} |\n`;
}

/** Of the paragraph below the heading, without its full stop. */
function firstSentence(page) {
  const paragraph = page.split('\n\n')[1]?.replaceAll('\n', ' ') ?? '';
  return paragraph.split(/\.(?: |$)/)[0];
}

/** An entry of the catalogue, as oxfmt lays it out; `page` when it has none of its own. */
function diagnosticsIn(family) {
  return family.split(/^ {2}(?=CW\d{4}: )/m).flatMap((entry) => {
    const [code, name, title, page] = ['code', 'name', 'title', 'page'].map(
      (key) => new RegExp(`^ {4}${key}:\\s+(['"])(.*)\\1,$`, 'm').exec(entry)?.[2],
    );
    return code === undefined ? [] : { code, name, title, page };
  });
}

/** Below a heading, `## CW13: decks`, are the codes from its number up to that of the next one. */
function pagesOfCodes(written, diagnostics, docs) {
  const sections = written.split(/^(?=## CW)/m);
  const starts = sections.map((section) => /^## (CW\d+)/.exec(section)?.[1].padEnd(6, '0') ?? '');
  return sections
    .map((section, index) => {
      const [from, to = '\uFFFF'] = starts.slice(index);
      if (from === '') return section;
      const lines = diagnostics
        .filter(({ code }) => code >= from && code < to)
        .map(({ code, name, title, page }) => {
          const path = page === undefined ? `${code}.md` : `${docs}/${page}.md`;
          return `- [${code} ${name}](${path}): ${title}\n`;
        });
      return section.replace(/(?:^- \[CW.*\n)+/m, () => lines.join(''));
    })
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const isCheck = process.argv.includes('--check');
  const stale = isCheck ? staleLists(root).map(([path]) => path) : writeLists(root);
  for (const path of stale) {
    process.stdout.write(isCheck ? `${path} is out of date: npm run build\n` : `${path} written\n`);
  }
  if (isCheck && stale.length > 0) process.exit(1);
}
