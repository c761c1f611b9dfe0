// Runs benchmarks by name: `npm run bench check`; all of them without a name. Each is a file beside this one.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../scripts/build-if-stale.js';

const here = dirname(fileURLToPath(import.meta.url));
const known = readdirSync(here)
  .filter((file) => file.endsWith('.js') && file !== 'run.js')
  .map((file) => file.replace(/\.js$/, ''));

const [name, ...options] = process.argv.slice(2);
if (name !== undefined && !known.includes(name)) {
  process.stderr.write(`There is no benchmark "${name}". There are: ${known.join(', ')}.\n`);
  process.exit(2);
}
await buildIfStale(dirname(here));
// Users have the browser that comes as a package; it is what is measured.
if (process.platform === 'linux' && process.arch === 'x64')
  process.env.CARDWRIGHT_BROWSER ??= 'package';
for (const one of name === undefined ? known : [name]) {
  const { bench } = await import(`./${one}.js`);
  await bench(options);
}
