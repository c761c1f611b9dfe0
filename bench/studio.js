/**
 * What a save costs in the studio's place of figures: from the file on the disk to the rows in the
 * page, through the server as a page asks it, in processor time. Each built-in game, and one of them with
 * 10,000 more components in one file.
 *
 * `npm run bench studio -- 9` runs nine saves instead of seven.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../dist/kernel/index.js';
import { serveStudio } from '../dist/studio/index.js';
import { median, table } from './support/figures.js';
import { OpenFigures } from './studio/open-figures.js';
import { writeMany } from './studio/many.js';

const SAVES = 7;
/** What a save may cost, in ms. */
const LIMIT = 100;

export async function bench([saves = String(SAVES)]) {
  const room = mkdtempSync(join(tmpdir(), 'cardwright-bench-'));
  try {
    const rows = [];
    for (const game of readdirSync(join(packageRoot(), 'content'))) {
      rows.push(await measured(copyOf(game, room, game), game, Number(saves)));
    }
    const many = copyOf('lords-of-war', room, 'many');
    writeMany(many);
    rows.push(await measured(many, 'lords-of-war, 10,000 more', Number(saves)));
    const head = ['', 'components', 'saved, ms', 'typed, ms', 'sent, kB', `limit ${LIMIT} ms`];
    process.stdout.write(`${table([head, ...rows])}\n`);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

function copyOf(game, room, name) {
  const folder = join(room, name);
  cpSync(join(packageRoot(), 'content', game), folder, { recursive: true });
  return folder;
}

/** The first save and the first step warm up and do not count. */
async function measured(folder, name, saves) {
  const server = await serveStudio(folder, 0);
  try {
    const page = await OpenFigures.open(server, folder);
    const [saved, typed] = [[], []];
    for (let save = 0; save <= saves; save += 1) {
      saved.push(await page.save(save));
      typed.push(await page.type(save));
    }
    const [save, type] = [saved, typed].map((all) => median(all.slice(1).map(({ cpu }) => cpu)));
    const sent = median(saved.slice(1).map(({ bytes }) => bytes)) / 1000;
    const verdict = Math.max(save, type) <= LIMIT ? 'kept' : 'broken';
    const figures = [save, type, sent].map((figure) => figure.toFixed(1));
    return [name, String(page.size), ...figures, verdict];
  } finally {
    await server.close();
  }
}
