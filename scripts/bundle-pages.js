// Joins the programs of the studio's pages, which browsers load, with the packages that they use.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join, sep } from 'node:path';
import { rolldown } from 'rolldown';

/** A site consists of plain scripts: hosts may be folders, and browsers load no modules from these. */
const SITE = 'site';

/** A folder of studio/app with a `page.tsx` is a page: its program begins there, its style sheet has its name. */
function pagesOf(app) {
  return readdirSync(app).filter(
    (name) => name !== SITE && existsSync(join(app, name, 'page.tsx')),
  );
}

/** They are large; that none of them is asked for, the tests of the pages show. */
const SERVERS =
  /^(?:puppeteer-core|json-schema-to-typescript|jiti|sharp|pdf-lib|handlebars|ajv|chokidar|postcss|@hyzyla\/pdfium|@sparticuz\/chromium)(?:\/|$)/;

/** Files of dist/bundle/studio/. */
export async function bundlePages(root) {
  const pages = pagesOf(join(root, 'studio', 'app'));
  const app = join(root, 'dist', 'studio', 'app');
  const isOwn = (id) =>
    id.startsWith(join(root, 'dist', sep)) &&
    !/[/\\](?:page|deck-builder|changes-worker)\.js$/.test(id);
  const common = {
    // Behind the doors of folders are also packages for servers: nothing of them is used, so nothing stays.
    external: (id, _importer, isResolved) => isBuiltin(id) || (!isResolved && SERVERS.test(id)),
    // A page takes from the doors of the folders what runs in a browser; the rest is not part of it.
    treeshake: {
      moduleSideEffects: (id) => !(isBuiltin(id) || SERVERS.test(id) || isOwn(id)),
    },
  };
  const made = await rolldown({
    input: Object.fromEntries(pages.map((page) => [page, join(app, page, 'page.js')])),
    platform: 'browser',
    ...common,
    logLevel: 'warn',
  });
  const { output } = await made.generate({
    format: 'esm',
    entryFileNames: 'studio/[name].js',
    chunkFileNames: 'studio/[name]-[hash].js',
    minify: true,
  });
  await made.close();
  const alone = [
    ...(await plainScript('site', join(app, SITE, 'page.js'), common)),
    ...(await plainScript('changes-worker', join(app, 'changes-worker.js'), common)),
    ...(await plainScript('site-decks', join(app, SITE, 'deck-builder.js'), common)),
  ];
  const sheets = [
    'studio.css',
    ...[...pages, SITE].map((page) => `${page}/${page}.css`),
    `${SITE}/book.css`,
  ];
  const styles = sheets.map((path) => ({
    fileName: `studio/${basename(path)}`,
    code: readFileSync(join(root, 'studio', 'app', path), 'utf8'),
  }));
  return [...output, ...alone, ...styles, ...gridFiles(root)];
}

/** One file that needs no other: what is loaded on demand elsewhere is in it. */
async function plainScript(name, from, options) {
  const made = await rolldown({
    input: { [name]: from },
    platform: 'browser',
    ...options,
    logLevel: 'warn',
  });
  const { output } = await made.generate({
    format: 'iife',
    entryFileNames: 'studio/[name].js',
    codeSplitting: false,
    minify: true,
  });
  await made.close();
  return output;
}

/** The grid comes in parts that load each other by their names: they are taken as they are published. */
function gridFiles(root) {
  const folder = join(root, 'node_modules', '@revolist', 'revogrid', 'dist', 'revo-grid');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      fileName: `studio/revo-grid/${name}`,
      code: readFileSync(join(folder, name), 'utf8'),
      moduleIds: [join(folder, name)],
      modules: { [join(folder, name)]: { code: name } },
    }));
}
