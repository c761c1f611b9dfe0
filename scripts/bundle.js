// Joins what `tsc` has made in dist/ into a few files in dist/bundle/, from which the command runs:
// opening 600 small modules takes several times as long as running what is in them.
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { bundlePages } from './bundle-pages.js';

/**
 * Packages that stay what they are: native, with files of their own beside their code, or so large
 * that only what needs them may load them. All others are small, and are joined as well.
 */
const APART =
  /^(?:@fontsource\/|@hyzyla\/pdfium|@iconify-json\/|@sparticuz\/chromium|jiti|json-schema-to-typescript|rolldown|sharp)/;

/** Packages whose modules do nothing when they are loaded, and do not say so. */
const PDF = /[\\/]node_modules[\\/](?:pdf-lib|@pdf-lib)[\\/]/;

/** What programs import by the name of the package. */
export const DOORS = ['diagnostics', 'engine', 'generator'];

/** Where programs begin; each keeps the path that it has in dist/. */
const ENTRIES = [
  'cli/main.js',
  'cli/lookout/worker.js',
  'generator/load/tables/workbook-worker.js',
  'print/raster/worker.js',
  'simulation/playing/worker.js',
  'simulation/compare/worker.js',
  'simulation/suggest/worker.js',
  'simulation/clauses/worker.js',
  'simulation/rules-thread/worker.js',
  'studio/table/serve.js',
];

/** A command that began before a build may still load parts of the earlier one, for this number of milliseconds. */
const IN_USE = 3_600_000;

/**
 * Writes dist/bundle/; what is there meanwhile can be used all the time. `keepsOld`: commands that
 * began before may go on with the earlier one.
 */
export async function bundle(root, { keepsOld }) {
  const dist = join(root, 'dist');
  const isOwn = (id) => id.startsWith(join(dist, sep));
  const entries = [...ENTRIES, ...rulesIn(dist)].map((path) => [nameOf(path), join(dist, path)]);
  const doors = DOORS.map((door) => [`${door}/index`, `${FOR_PROGRAMS}${door}`]);
  const made = await rolldown({
    input: Object.fromEntries([...entries, ...doors]),
    plugins: [doorsForPrograms(dist), withoutSourceMaps()],
    platform: 'node',
    // The rules of games know the engine by this name: they get the one of the command.
    resolve: {
      alias: {
        'cardwright/engine': join(dist, 'engine', 'index.js'),
        // Of the whole package for Node nothing can be omitted.
        'pdf-lib': join(root, 'node_modules', 'pdf-lib', 'es', 'index.js'),
      },
    },
    external: (id, _importer, isResolved) => !isResolved && APART.test(id),
    // No module of ours does anything when it is loaded: behind a folder's door only what is used counts.
    treeshake: { moduleSideEffects: (id) => (isOwn(id) || PDF.test(id) ? false : undefined) },
    // V8 inlines functions up to a sum of bytecode: constants with names should not be part of it.
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    logLevel: 'warn',
  });
  const { output } = await made.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
    // What is read at every start; names stay, for those who report where something went wrong.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await made.close();
  const pages = existsSync(join(dist, 'studio')) ? await bundlePages(root) : [];
  write(join(dist, 'bundle'), { output, pages }, keepsOld ? IN_USE : 0);
}

function nameOf(path) {
  return path.replace(/\.js$/, '');
}

const FOR_PROGRAMS = 'for-programs:';

/**
 * Modules that hand on all that a door has. Were the doors themselves entries, a command that takes one
 * thing from a door would load everything behind it.
 */
function doorsForPrograms(dist) {
  return {
    name: 'doors-for-programs',
    resolveId: (id) => (id.startsWith(FOR_PROGRAMS) ? `\0${id}` : undefined),
    load(id) {
      const door = id.split(`\0${FOR_PROGRAMS}`)[1];
      if (door === undefined) return undefined;
      return `export * from ${JSON.stringify(join(dist, door, 'index.js'))};`;
    },
  };
}

/**
 * Handlebars joins its programs by plain strings where it finds no `source-map`, as it does in browsers.
 * Nobody asks it for maps, and its nodes cost a twentieth of a check that compiles templates.
 */
function withoutSourceMaps() {
  const none = '\0no-source-map';
  return {
    name: 'without-source-maps',
    resolveId: (id, importer) =>
      id === 'source-map' && importer?.includes('handlebars') === true ? none : undefined,
    load: (id) => (id === none ? 'export {};' : undefined),
  };
}

/** The compiled rules of play of the games in content/. */
function rulesIn(dist) {
  const content = join(dist, 'content');
  if (!existsSync(content)) return [];
  return readdirSync(content)
    .map((game) => `content/${game}/rules/index.js`)
    .filter((path) => existsSync(join(dist, path)));
}

/** Parts first, then the entries that name them: no command finds a part missing. */
function write(folder, { output, pages }, inUse) {
  const parts = output.filter(({ isEntry }) => !isEntry);
  const entries = output.filter(({ isEntry }) => isEntry);
  for (const { fileName, code } of [...parts, ...entries]) put(join(folder, fileName), code);
  for (const { fileName, code } of pages) put(join(folder, fileName), code);
  put(join(folder, 'build-id'), hashOf(output));
  put(join(folder, 'licenses.txt'), licensesOf([...output, ...pages]));
  put(join(folder, 'modules.json'), JSON.stringify(modulesOf([...output, ...pages]), null, 1));
  removeOld(join(folder, 'parts'), new Set(parts.map(({ fileName }) => fileName.slice(6))), inUse);
}

/** What Cardwright remembers from run to run holds for this very code. */
function hashOf(output) {
  const sum = createHash('sha256');
  for (const { fileName, code } of output) sum.update(`${fileName} ${code.length}\n`).update(code);
  return sum.digest('hex');
}

/** By file: the modules that were joined into it, from the root of the repository. */
function modulesOf(output) {
  return Object.fromEntries(output.map((file) => [file.fileName, modulesIn(file)]));
}

function modulesIn({ modules = {} }) {
  return Object.entries(modules)
    .filter(([, { code }]) => code !== null && code !== '')
    .map(([id]) => /[/\\]((?:dist|node_modules)[/\\].*)$/.exec(id.replace(/^\0/, ''))?.[1])
    .filter((path) => path !== undefined)
    .map((path) => path.replaceAll('\\', '/'));
}

/** The licenses of the packages that were joined: their code may be handed on with these words. */
function licensesOf(output) {
  const packages = new Set(
    output
      .flatMap(({ moduleIds = [] }) => moduleIds)
      .flatMap((id) => /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(id)?.[0] ?? []),
  );
  return [...packages]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((folder) => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      );
      const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
      const words = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
      return `${name} ${version} (${license})\n\n${words}\n`;
    })
    .join(`\n${'='.repeat(80)}\n\n`);
}

function put(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

function removeOld(folder, current, inUse) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (current.has(name)) continue;
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs >= inUse) rmSync(path, { force: true });
  }
}
