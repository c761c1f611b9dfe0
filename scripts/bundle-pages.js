// Joins the programs of the studio's pages, which browsers load, with the packages that they use.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Where they begin, and their style sheets; each page has the name of its program. */
const PAGES = ['figures'];

/** Files of dist/bundle/studio/. */
export async function bundlePages(root) {
  const app = join(root, 'dist', 'studio', 'app');
  const made = await rolldown({
    input: Object.fromEntries(PAGES.map((page) => [page, join(app, `${page}.js`)])),
    platform: 'browser',
    logLevel: 'warn',
  });
  const { output } = await made.generate({
    format: 'esm',
    entryFileNames: 'studio/[name].js',
    chunkFileNames: 'studio/[name]-[hash].js',
    minify: true,
  });
  await made.close();
  const styles = PAGES.map((page) => ({
    fileName: `studio/${page}.css`,
    code: readFileSync(join(root, 'studio', 'app', `${page}.css`), 'utf8'),
  }));
  return [...output, ...styles, ...gridFiles(root)];
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
