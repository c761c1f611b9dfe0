/** One decision fits a screen of 24 lines and 80 columns, in every game and language. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkedGame } from '../../support/games.ts';
import { widthOf } from '../../../cli/columns.ts';
import { inListOrder } from '../../../studio/table/moves.ts';
import { orders } from '../../../cli/play/orders.ts';
import { screenOf } from '../../../cli/play/screen.ts';
import { gameMessagesOf } from '../../../cli/play/game-messages.ts';
import type { Seat, Setup } from '../../../engine/index.ts';
import { setupOptions } from '../../../engine/set-up/options.ts';
import { compileGame } from '../../../generator/compile/compile.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { loadRules } from '../../../generator/rules/load-rules.ts';
import { playRandomly } from '../../support/random-game.ts';

const SMALL = { rows: 24, columns: 80 };
const STARTER = join(packageRoot(), 'starter');

/** What is typed in every language. */
const ORDERS = new Set(orders.map(({ name }) => name));

/** Where the cells of a line begin. */
function columnsOf(line: string): number[] {
  return [...line.matchAll(/(?<=^| {2})[^ ]/g)].map(({ index }) => widthOf(line.slice(0, index)));
}

async function tableOf(id: string, locale: string) {
  const folder = id === 'starter' ? STARTER : join(packageRoot(), 'content', id);
  const checked = checkedGame(folder, locale);
  const game = compileGame(checked.game, checked.linked);
  const named = checked.game.manifest.play?.decks;
  const decks = game.decks.filter(({ id }) => named?.includes(id) ?? true);
  return {
    game,
    decks,
    rules: (await loadRules(folder))!(game),
    messages: gameMessagesOf(checked),
  };
}

/** Games that random players end soon. */
const SHORT = new Set(['starter', 'apeiron']);

/** Options of games that random players hardly ever end without. */
const ENDING: Setup['options'] = { roundLimit: 12, freeActions: 4 };

const games = [
  ['lords-of-war', 'ja', 2],
  ['battle-logistic-square', 'ja', 2],
  ['armed-warfare', 'ja', 2, ENDING],
  ['starter', 'en', 2],
] as const;

/** The same in the other language, with more players, and where moves are many. */
const more = [
  ['apeiron', 'ja', 2],
  ['aaws-basic', 'ja', 2],
  ['lords-of-war', 'en', 6],
  ['battle-logistic-square', 'en', 2],
  ['armed-warfare', 'en', 4, ENDING],
  ['apeiron', 'en', 2],
  ['aaws-basic', 'en', 2],
  ['starter', 'ja', 2],
] as const;

type Shown = readonly [id: string, locale: string, players: number, chosen?: Setup['options']];

describe.for<Shown>(games)('%s in %s with %i players', screens);
describe.for<Shown>(more)('%s in %s with %i players', { tags: 'soak' }, screens);

async function screens([id, locale, players, chosen = {}]: Shown): Promise<void> {
  const { game, decks: samples, rules, messages } = await tableOf(id, locale);
  const brought = Array.from({ length: players }, (_, seat) => samples[seat % 2]!);
  const setup = [brought, []]
    .map((decks): Setup => ({ players, options: chosen, decks }))
    .find((one) => rules.refuseSetup(one).length === 0)!;
  const options = setupOptions(game, setup);

  function decision(state: unknown, seat: Seat, actions: readonly unknown[]) {
    const news = Array.from({ length: 9 }, (_, i) => `${i} ${'news '.repeat(30)}`);
    return {
      news,
      diagram: rules.diagram(state, seat),
      full: rules.diagram(state, seat, 'full'),
      goals: messages.goals(rules.observe(state, seat), options, game),
      moves: inListOrder(actions.map((action) => rules.notation.format(state, action))),
      names: messages.names,
      messages: messages.table,
    };
  }

  test('every decision fits, with news, goals and moves', () => {
    let decisions = 0;
    for (const seed of [1, 2]) {
      playRandomly(rules, setup, seed, ({ state, seat, actions, step }) => {
        if (step % (SHORT.has(id) ? 1 : 9) !== 0) return;
        const shown = decision(state, seat, actions);
        const lines = screenOf(shown, SMALL);
        const rows = messages.names.shown(shown.diagram.split(/\n{2,}/)[1]!).split('\n');
        const board = rows.length;
        for (const row of rows) expect(lines.some((line) => line.startsWith(row))).toBe(true);
        // A board without an edge may itself be higher than a screen.
        expect(lines.length).toBeLessThan(Math.max(SMALL.rows, board + 12));
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(SMALL.columns);
        expect(lines.filter((line) => line.includes('news')).length).toBeGreaterThan(0);
        expect(lines.at(-1)).toMatch(/\d|moves/);
        decisions += 1;
      });
    }
    expect(decisions).toBeGreaterThan(20);
  });

  test('columns are columns in every language', () => {
    playRandomly(rules, setup, 6, ({ state, seat, step }) => {
      if (step % 15 !== 0) return;
      const drawn = rules.diagram(state, seat).split(/\n{2,}/)[1]!;
      const rows = drawn.split('\n').map((row, i) => {
        const shown = messages.names.shown(drawn).split('\n')[i]!;
        return [columnsOf(row), columnsOf(shown)] as const;
      });
      for (const [ruled, shown] of rows) expect(shown).toEqual(ruled);
    });
  });

  test.runIf(locale !== 'en')('no word of the rules is left in English', () => {
    playRandomly(rules, setup, 7, ({ state, seat, actions, step }) => {
      if (step % 15 !== 0) return;
      const shown = decision(state, seat, actions);
      const screens = [screenOf(shown, SMALL), messages.board(shown.full).split('\n')];
      const lines = screens.flat().filter((line) => !line.includes('news '));
      const left = lines.join('\n').match(/(?<![\w-])[a-z]{3,}(?![\w-])/g) ?? [];
      expect(left.filter((word) => !ORDERS.has(word))).toEqual([]);
    });
  });

  test('ids are nowhere', () => {
    playRandomly(rules, setup, 4, ({ state, seat, actions, step }) => {
      if (step % 40 !== 0) return;
      const text = screenOf(decision(state, seat, actions), { rows: 200, columns: 400 }).join('\n');
      const said = new Set(text.split(/[^\w-]+/));
      const ids = Object.values(game.kinds).flatMap((all) => all.map((card) => card.id));
      expect(ids.filter((id) => id.includes('-') && said.has(id))).toEqual([]);
    });
  });

  test('a move is understood in names as in ids', () => {
    playRandomly(rules, setup, 5, ({ state, actions, step }) => {
      if (step % 20 !== 0) return;
      const texts = actions.map((action) => rules.notation.format(state, action));
      const { move, typed } = messages.names;
      expect(texts.map((text) => typed(move(text)))).toEqual(texts);
    });
  });
}

test('what ends the game is reported with how far everybody is', async () => {
  const { game, messages } = await tableOf('lords-of-war', 'en');
  const seen = {
    pile: { A: ['orc-general-gorvak', '2 x orc-ravager'], B: [] },
    turnNumber: 7,
  };
  const usual = { 'victory.eliminations': 20, 'victory.commandCards': 4, turnLimit: null };
  expect(messages.goals(seen, usual, game)).toEqual([
    'Captured cards (20 win): A 3, B 0',
    'Captured command cards (4 win): A 1, B 0',
  ]);
  const other = { 'victory.eliminations': null, 'victory.commandCards': 2, turnLimit: 9 };
  expect(messages.goals(seen, other, game)).toEqual([
    'Captured command cards (2 win): A 1, B 0',
    'Turn (9 is the last): 7',
  ]);
});
