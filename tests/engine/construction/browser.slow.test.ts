/** The judge runs unchanged in a browser: every kind of rule gives the same verdicts there. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import { readDeck } from '../../../engine/construction/read-deck.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { findBrowser } from '../../../print/browser/find.ts';
import { launchBrowser } from '../../../print/browser/launch.ts';

const HOST = 'http://decks.test';
const folders: Readonly<Record<string, string>> = {
  engine: join(packageRoot(), 'dist', 'engine'),
  cel: dirname(fileURLToPath(import.meta.resolve('@marcbachmann/cel-js'))),
};
const imports = { '@marcbachmann/cel-js': `${HOST}/cel/index.js` };
const page = `<!doctype html><title>Decks</title><script type="importmap">${JSON.stringify({ imports })}</script>`;

interface Kind {
  readonly cards: readonly { readonly id: string }[];
  readonly rules: object;
  readonly legal: readonly Readonly<Record<string, unknown>>[];
  readonly illegal: readonly { readonly deck: Readonly<Record<string, unknown>> }[];
}

/** Verdicts of every example as text; runs in Node and in the page. */
function verdicts(
  kinds: readonly Kind[],
  engine: { compileConstruction: typeof compileConstruction; readDeck: typeof readDeck },
): string {
  return JSON.stringify(
    kinds.map(({ cards, rules, legal, illegal }) => {
      const whole = { cards: ['card'], choices: {}, entries: {}, constraints: [], ...rules };
      const kinds = { card: cards.map((card) => ({ kind: 'card', ...card })) };
      const judge = engine.compileConstruction(whole, { kinds, options: {} });
      return [...legal, ...illegal.map(({ deck }) => deck)].map((deck) => {
        const lines = Object.entries(deck).flatMap(([card, count]) =>
          typeof count === 'number' ? [{ card, count }] : [],
        );
        const { state, violations } = judge(engine.readDeck({ cards: lines }));
        return { state, violations };
      });
    }),
  );
}

test('verdicts in the browser are those in Node', async () => {
  const folder = join(import.meta.dirname, 'kinds');
  const kinds = readdirSync(folder).flatMap(
    (file) => parse(readFileSync(join(folder, file), 'utf8')) as Kind[],
  );
  const here = verdicts(kinds, { compileConstruction, readDeck });
  expect(here.length).toBeGreaterThan(5_000);
  const found = await findBrowser(undefined);
  if (found === null) throw new Error('This test needs a browser: see "cardwright doctor".');
  const running = await launchBrowser(found);
  try {
    const tab = await running.browser.newPage();
    await tab.setRequestInterception(true);
    tab.on('request', (request) => void request.respond(answer(new URL(request.url()).pathname)));
    await tab.goto(`${HOST}/`);
    const program = `import('${HOST}/engine/index.js').then((engine) =>
      (${verdicts.toString()})(${JSON.stringify(kinds)}, engine))`;
    expect(await tab.evaluate(program)).toBe(here);
  } finally {
    await running.close();
  }
});

/** Nothing goes over a network: every request is answered here. */
function answer(path: string) {
  const [, folder = '', ...rest] = path.split('/');
  if (folder === '') return { contentType: 'text/html', body: page };
  const home = folders[folder];
  if (home === undefined || !path.endsWith('.js')) return { status: 404 };
  return { contentType: 'text/javascript', body: readFileSync(join(home, ...rest), 'utf8') };
}
