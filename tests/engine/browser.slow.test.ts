/** The engine and the rules run unchanged in a browser: the same seeds give the same games, byte for byte. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import type * as Engine from '../../engine/index.ts';
import type { RulesFactory } from '../../engine/index.ts';
import { packageRoot } from '../../generator/package-root.ts';
import { findBrowser } from '../../print/browser/find.ts';
import { launchBrowser } from '../../print/browser/launch.ts';
import { cardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { playGames } from './browser/games.ts';

vi.setConfig({ testTimeout: 240_000 });

const HOST = 'http://games.test';

/** What the page may load: the modules as they were compiled, the data as it was built. */
const folders: Readonly<Record<string, string>> = {
  engine: join(packageRoot(), 'dist', 'engine'),
  rules: join(packageRoot(), 'dist', 'content', 'lords-of-war', 'rules'),
};

const page = `<!doctype html>
<title>Games</title>
<script type="importmap">{ "imports": { "cardwright/engine": "${HOST}/engine/index.js" } }</script>`;

test('games in the browser are those in Node', async () => {
  const room = temporaryRoom();
  // Builds the package too, where a source is newer.
  const built = await cardwright(['build', 'lords-of-war', '--out', room], room);
  expect(built.exit).toBe(0);
  const data = readFileSync(join(room, 'lords-of-war', 'game.json'), 'utf8');
  const here = await inNode(data);
  expect(here.length).toBeGreaterThan(100_000);
  expect(await inBrowser(data)).toBe(here);
});

async function inNode(data: string): Promise<string> {
  const [engine, { rules }] = (await Promise.all(
    Object.values(folders).map((folder) => import(pathToFileURL(join(folder, 'index.js')).href)),
  )) as [typeof Engine, { rules: RulesFactory<unknown, unknown> }];
  return playGames(engine, rules, data);
}

async function inBrowser(data: string): Promise<string> {
  const found = await findBrowser(undefined);
  if (found === null) throw new Error('This test needs a browser: see "cardwright doctor".');
  const running = await launchBrowser(found);
  try {
    const tab = await running.browser.newPage();
    // Nothing goes over a network: every request is answered here.
    await tab.setRequestInterception(true);
    tab.on('request', (request) => void request.respond(answer(new URL(request.url()).pathname)));
    await tab.goto(`${HOST}/`);
    const program = `(async () => {
      const [engine, { rules }] = await Promise.all(
        ['engine', 'rules'].map((name) => import('${HOST}/' + name + '/index.js')),
      );
      return (${playGames.toString()})(engine, rules, ${JSON.stringify(data)});
    })()`;
    return (await tab.evaluate(program)) as string;
  } finally {
    await running.close();
  }
}

function answer(path: string) {
  const [, folder = '', ...rest] = path.split('/');
  if (folder === '') return { contentType: 'text/html', body: page };
  const home = folders[folder];
  if (home === undefined || !path.endsWith('.js')) return { status: 404 };
  return { contentType: 'text/javascript', body: readFileSync(join(home, ...rest), 'utf8') };
}
