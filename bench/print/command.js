/** The command that prints, each time a process of its own, beside the browser alone. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../dist/kernel/index.js';
import { median, table } from '../support/figures.js';

const COMMAND = join(packageRoot(), 'bin/cardwright.js');

/** Of the table, in its order. */
const ROWS = {
  bare: 'the browser alone, to be started',
  first: 'cardwright, nothing known',
  edited: 'cardwright, one card edited',
  open: 'cardwright, one card edited, a preview is open',
  again: 'cardwright, nothing changed',
};

/** Milliseconds by row, a list each. `bare` prints the same sheets by the browser alone. */
export async function timeCommand({ folder, room, bare }, rounds) {
  const times = Object.fromEntries(Object.keys(ROWS).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const own = join(room, `round-${round}`);
    const print = () => timed(() => runPrint(folder, own));
    rmSync(join(folder, '.cardwright'), { recursive: true, force: true });
    const first = await print();
    edit(folder, 2 * round);
    const edited = await print();
    const again = await print();
    const preview = await openPreview(folder, own);
    edit(folder, 2 * round + 1);
    const open = await print();
    preview.kill();
    const alone = await timed(bare);
    if (round === 0) continue;
    for (const [name, ms] of Object.entries({ bare: alone, first, edited, open, again })) {
      times[name].push(ms);
    }
  }
  return times;
}

function edit(folder, count) {
  const file = join(folder, 'units/orc.yaml');
  const name = `Orc Ravager${'abcdefghijklmnop'[count % 16]}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/Orc Ravager\w*/, name));
}

function runPrint(folder, own) {
  const args = ['print', folder, '--kind', 'unit', '--lang', 'en', '--out', join(own, 'out')];
  const run = spawnSync(process.execPath, [COMMAND, ...args], { env: environment(own) });
  if (run.status !== 0) throw new Error(run.stderr.toString());
}

/** Until it watches, and has done for its page what it does in the first moments. */
async function openPreview(folder, own) {
  const preview = spawn(process.execPath, [COMMAND, 'preview', folder], { env: environment(own) });
  const said = (stream, words) =>
    new Promise((resolve, reject) => {
      stream.on('data', (text) => words.test(text) && resolve(words.exec(text)[0]));
      preview.on('exit', () => reject(new Error('The preview ended.')));
    });
  const [address] = await Promise.all([
    said(preview.stdout, /http:\S+/),
    said(preview.stderr, /Watching/),
  ]);
  const { origin, hash } = new URL(address);
  const page = await fetch(`${origin}/api/cards?listener=bench`, {
    headers: { authorization: `Bearer ${hash.slice(1)}` },
  });
  await sleep(2000);
  return { kill: () => (page.body.cancel(), preview.kill('SIGKILL')) };
}

function environment(own) {
  return { ...process.env, CARDWRIGHT_CACHE: join(own, 'cache') };
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export function reportCommand(times) {
  const rows = Object.entries(ROWS).map(([name, what]) => [
    what,
    `${median(times[name]).toFixed(0)} ms`,
    `${Math.max(...times[name]).toFixed(0)} ms`,
  ]);
  const edited = median(times.edited) / median(times.bare);
  return [
    table([['all units of Lords of War, by the command', 'median', 'slowest'], ...rows]),
    '',
    `after an edit cardwright takes ${edited.toFixed(2)} times what the browser alone takes`,
    '',
  ].join('\n');
}
