/** The engine and the rules run unchanged in a browser: the same seeds give the same games, byte for byte. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type * as Engine from '../../engine/index.ts';
import type { RulesFactory } from '../../engine/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { findBrowser } from '../../print/browser/find.ts';
import { launchBrowser } from '../../print/browser/launch.ts';
import { cardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { playGames, type Plan } from './browser/games.ts';

const HOST = 'http://games.test';

const intermediate = { 'intermediate.cavalry': true, 'intermediate.berserker': true };

/** What is played of each game. */
const plans: readonly (readonly [game: string, plan: Plan])[] = [
  [
    'lords-of-war',
    [
      { players: 2, decks: 2, options: {} },
      { players: 2, decks: 2, options: intermediate },
      { players: 3, decks: 2, options: intermediate },
      { players: 4, decks: 4, options: {} },
    ],
  ],
  [
    'battle-logistic-square',
    [
      { players: 2, decks: 2, options: {} },
      { players: 2, decks: 2, options: { mainEnd: 'voluntary', awakeningMode: 'latched' } },
      { players: 2, decks: 2, options: { columns: 7, setDamage: 'threshold' } },
    ],
  ],
];

/** The only package that the engine needs: the language of formulas. */
const CEL = dirname(fileURLToPath(import.meta.resolve('@marcbachmann/cel-js')));

/** What the page may load: the modules as they were compiled, the data as it was built. */
function foldersOf(game: string): Readonly<Record<string, string>> {
  return {
    engine: join(packageRoot(), 'dist', 'engine'),
    rules: join(packageRoot(), 'dist', 'content', game, 'rules'),
    cel: CEL,
  };
}

const page = `<!doctype html>
<title>Games</title>
<script type="importmap">${JSON.stringify({
  imports: {
    'cardwright/engine': `${HOST}/engine/index.js`,
    '@marcbachmann/cel-js': `${HOST}/cel/index.js`,
  },
})}</script>`;

const room = temporaryRoom();

test.each(plans.slice(1))('games of %s in the browser are those in Node', playTwice);
test.each(plans.slice(0, 1))(
  'games of %s in the browser are those in Node',
  { tags: 'soak' },
  playTwice,
);

async function playTwice(game: string, plan: Plan): Promise<void> {
  // Builds the package too, where a source is newer.
  const built = await cardwright(['build', game, '--out', room], room);
  expect(built.exit).toBe(0);
  const data = readFileSync(join(room, game, 'game.json'), 'utf8');
  const here = await inNode(game, data, plan);
  expect(here.length).toBeGreaterThan(50_000);
  expect(await inBrowser(game, data, plan)).toBe(here);
}

async function inNode(game: string, data: string, plan: Plan): Promise<string> {
  const [engine, { rules }] = (await Promise.all(
    ['engine', 'rules']
      .map((name) => foldersOf(game)[name] ?? '')
      .map((folder) => import(pathToFileURL(join(folder, 'index.js')).href)),
  )) as [typeof Engine, { rules: RulesFactory<unknown, unknown> }];
  return playGames(engine, rules, data, plan);
}

async function inBrowser(game: string, data: string, plan: Plan): Promise<string> {
  const found = await findBrowser(undefined);
  if (found === null) throw new Error('This test needs a browser: see "cardwright doctor".');
  const running = await launchBrowser(found);
  try {
    const tab = await running.browser.newPage();
    // Nothing goes over a network: every request is answered here.
    await tab.setRequestInterception(true);
    tab.on(
      'request',
      (request) => void request.respond(answer(game, new URL(request.url()).pathname)),
    );
    await tab.goto(`${HOST}/`);
    const program = `(async () => {
      const [engine, { rules }] = await Promise.all(
        ['engine', 'rules'].map((name) => import('${HOST}/' + name + '/index.js')),
      );
      return (${playGames.toString()})(
        engine, rules, ${JSON.stringify(data)}, ${JSON.stringify(plan)},
      );
    })()`;
    return (await tab.evaluate(program)) as string;
  } finally {
    await running.close();
  }
}

function answer(game: string, path: string) {
  const [, folder = '', ...rest] = path.split('/');
  if (folder === '') return { contentType: 'text/html', body: page };
  const home = foldersOf(game)[folder];
  if (home === undefined || !path.endsWith('.js')) return { status: 404 };
  return { contentType: 'text/javascript', body: readFileSync(join(home, ...rest), 'utf8') };
}
