/** `cardwright simulate --worth` and `--suggest`: what their numbers mean, in a small game that a bot plays at once. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import type { Comparison, SimulationResult } from '../../simulation/index.ts';
import { cardwright, TRACE } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const game = join(room, 'game');
cpSync(join(packageRoot(), 'starter'), game, { recursive: true });

const BOTS = ['--bots', 'random'];
const WORTH = ['simulate', game, '--worth', ...BOTS, '--card', 'beacon-master'];

function balance(text: string): void {
  writeFileSync(join(game, 'balance.yaml'), text);
}

/** A spreadsheet would take a minus for a formula. */
function numberIn(cell: string | undefined): number {
  return Number(cell?.replace(/^'/, ''));
}

/** `back-channels` is to win more than it does; light is what its keepers are worth. */
const WANTED = `pairings:
  except:
    - { deck: back-channels, against: open-water, share: [60, 70], because: a test of proposals }
suggest:
  changes: 1
  figures:
    - { cards: [old-ferryman, eel-catcher], field: light, range: [1, 9], step: 2 }
`;

test('worth: a change for each card and figure, measured beside the game as it is', async () => {
  const { exit, out, err } = await cardwright(
    [...WORTH, '--budget', '1000', '--format', 'json'],
    room,
  );
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const { of, changes, untried, plan } = JSON.parse(out) as Comparison;
  expect({ of, untried }).toEqual({ of: 'worth', untried: 0 });
  expect(new Set(changes.map(({ change }) => change.what))).toEqual(new Set(['copy', 'figure']));
  for (const { change, difference, rate } of changes) {
    expect(change).toMatchObject({ card: 'beacon-master' });
    const { before, after, value, low, high, chance } = difference;
    expect(after - before).toBeCloseTo(value, 9);
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    // False discoveries are kept rare: nothing is surer among many than alone.
    expect(rate!).toBeGreaterThanOrEqual(chance - 1e-9);
  }
  // The same seeds as a run: what it is compared with is what that run says.
  const pairs = changes[0]!.difference.pairs;
  const run = ['simulate', game, ...BOTS, '--games', String(2 * pairs), '--format', 'json'];
  const { pairings } = JSON.parse((await cardwright(run, room)).out) as SimulationResult;
  const halves = pairings[0]!.pairs.flatMap((row, y) =>
    row.map((times, x) => times * ([2, 1, 0, 1][y]! + [2, 1, 0, 1][x]!)),
  );
  const share = halves.reduce((sum, one) => sum + one, 0) / pairs / 4;
  const own = changes.find(({ change, subject }) => {
    return change.what === 'figure' && subject.of === 'entrant' && subject.entrant === 0;
  });
  expect(plan.entrants[0]!.deck!.id).toBe('back-channels');
  expect(own!.difference.before).toBeCloseTo(share, 9);
});

test('worth: the best lamp is worth more than what would be in its place; what one deck gains the other loses', async () => {
  const only = ['--deck', 'back-channels,open-water', '--budget', '1600'];
  const { out } = await cardwright(
    [...WORTH, ...only, '--format', 'csv', '--report', 'worth.html'],
    room,
  );
  const [head = '', ...rows] = out.trim().split('\n');
  const names = head.split(',');
  const cells = rows.map((row) =>
    Object.fromEntries(row.split(',').map((cell, at) => [names[at], cell])),
  );
  expect(rows.every((row) => row.split(',').length === names.length)).toBe(true);
  const copy = cells.find((row) => row['change'] === 'copy' && row['deck'] === 'back-channels');
  expect(Number(copy!['difference'])).toBeGreaterThan(0);
  expect(Number(copy!['low'])).toBeLessThan(Number(copy!['difference']));
  expect(copy).toMatchObject({ card: 'beacon-master', of: 'deck' });
  // What one deck of two gains the other one loses.
  const figures = cells.filter((row) => row['change'] === 'figure' && row['field'] === 'light');
  expect(figures.length).toBeGreaterThan(1);
  for (const row of figures) {
    const other = figures.find((one) => one['to'] === row['to'] && one['deck'] !== row['deck']);
    expect(numberIn(other!['difference'])).toBeCloseTo(-numberIn(row['difference']), 9);
  }
  const page = readFileSync(join(room, 'worth.html'), 'utf8');
  expect(page).toContain('What each card is worth');
  expect(page).toContain('Beacon Master');
});

test('worth: what there are too few games for is counted', { tags: 'soak' }, async () => {
  const { out } = await cardwright(
    ['simulate', game, '--worth', 'cards', ...BOTS, '--budget', '600'],
    room,
  );
  expect(out).toMatch(/Changes not tried, for want of games: \d+\. --budget plays more\./);
  expect(out).toContain('on 50 pairs of games');
});

test('suggest: one step within its bounds, with what it does on seeds that chose nothing', async () => {
  balance(WANTED);
  const args = ['simulate', game, '--suggest', ...BOTS, '--budget', '2000'];
  const { exit, out, err } = await cardwright([...args, '--format', 'json'], room);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const { of, edited, judged, pairings, plan } = JSON.parse(out) as Comparison;
  expect(of).toBe('suggest');
  expect(edited.length).toBeLessThanOrEqual(1);
  expect(judged).toHaveLength(1);
  for (const { id, fields } of edited) {
    expect(['old-ferryman', 'eel-catcher']).toContain(id);
    for (const { field, before, after } of fields) {
      expect(field).toBe('light');
      expect(Math.abs(Number(after) - Number(before)) % 2).toBe(0);
      expect(Number(after)).toBeGreaterThanOrEqual(1);
      expect(Number(after)).toBeLessThanOrEqual(9);
    }
  }
  for (const { difference } of pairings) {
    expect(difference.after - difference.before).toBeCloseTo(difference.value, 9);
  }
  expect(plan.seed).toBe(1);
  // It writes nothing.
  const text = readFileSync(join(game, 'keepers.yaml'), 'utf8');
  expect(text).toBe(readFileSync(join(packageRoot(), 'starter', 'keepers.yaml'), 'utf8'));
  const again = await cardwright([...args, '--format', 'json', '--report', 'suggest.html'], room);
  // All but who played: sources here, the built command there.
  const { plan: _, ...rest } = JSON.parse(again.out) as Comparison;
  const { plan: __, ...first } = JSON.parse(out) as Comparison;
  expect(rest).toEqual(first);
  const page = readFileSync(join(room, 'suggest.html'), 'utf8');
  expect(page).toContain('Proposed; nothing is written');
  // As the text has it: what is expected, and both shares with their answers.
  const [, table = ''] = page.split('aria-label="Expectations of balance.yaml"');
  const [row = ''] = /<tr>\s*<th scope="row"[^]*?<\/tr>/.exec(table) ?? [];
  const shown = row.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const answers = { holds: 'holds', broken: 'broken', undecided: 'not enough games' };
  const { before, after } = judged![0]!;
  const said = [before, after].map(
    ({ interval: { share }, answer }) =>
      `${(100 * share).toFixed(1)} % \\([\\d.–]+ %\\) ${answers[answer]}`,
  );
  expect(shown).toMatch(new RegExp(`60.0–70.0 % ${said.join(' ')}`));
});

/** What makes a ferryman of light 1 too dark for the rules. */
const DARK = "if (keepers.some(({ id, light }) => id === 'old-ferryman' && light < 3))";

test.each([
  ['made', '  const catalogue', `  ${DARK} throw new RangeError('too dark');\n  const catalogue`],
  [
    'played',
    '    toAct,\n',
    `    toAct(state) {\n      ${DARK} throw new RangeError('too dark');\n      return toAct(state);\n    },\n`,
  ],
] as const)(
  'suggest: a figure with which the rules cannot be %s is passed over with a word',
  { tags: 'soak' },
  async (what, from, to) => {
    const own = join(room, `dark-${what}`);
    cpSync(game, own, { recursive: true });
    writeFileSync(join(own, 'balance.yaml'), WANTED);
    const text = readFileSync(join(own, 'rules/index.ts'), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(own, 'rules/index.ts'), text.replace(from, to));
    const args = ['simulate', own, '--suggest', ...BOTS, '--budget', '1000', '--format', 'json'];
    const { exit, out, err } = await cardwright(args, room);
    expect(err).toMatch(
      /^Passed over, because the rules cannot play it: old-ferryman .*light 1.*: (?:RangeError: )?too dark\n$/,
    );
    expect(exit).toBe(0);
    expect((JSON.parse(out) as Comparison).of).toBe('suggest');
  },
);

/** `back-channels` may exchange whatever its limits allow, but not its masters. */
const EXCHANGES = `pairings:
  except:
    - { deck: back-channels, against: open-water, share: [65, 75], because: a test of proposals }
suggest:
  changes: 2
  exchanges: { decks: [back-channels], keep: [beacon-master] }
`;

test(
  'suggest: cards of a deck for others, within its limits, as they can be written into the deck',
  { tags: 'soak' },
  async () => {
    balance(EXCHANGES);
    const args = ['simulate', game, '--suggest', ...BOTS, '--budget', '2000', '--seed', '20'];
    const { exit, out, err } = await cardwright(
      [...args, '--format', 'json', '--report', 'exchanges.html'],
      room,
    );
    expect({ exit, err }).toEqual({ exit: 0, err: expect.stringContaining('exchanges.html') });
    const { edited, changes, plan } = JSON.parse(out) as Comparison;
    const deck = plan.entrants.find((entrant) => entrant.deck?.id === 'back-channels')!.deck!;
    expect(edited.map(({ id, kind }) => [id, kind])).toEqual([['back-channels', 'deck']]);
    const cards: Record<string, number> = { ...deck.cards };
    for (const { field, before, after } of edited[0]!.fields) {
      expect(field).not.toBe('beacon-master');
      expect(before).toBe(deck.cards[field] ?? 0);
      cards[field] = Number(after);
    }
    for (const { change, subject } of changes) {
      expect(change).toMatchObject({ what: 'exchange' });
      expect(subject).toEqual({
        of: 'entrant',
        entrant: plan.entrants.findIndex((one) => one.deck?.id === 'back-channels'),
      });
    }
    // Written out, the deck that is proposed is legal.
    const lines = Object.entries(cards).flatMap(([card, count]) =>
      count > 0 ? [`${count} ${card}`] : [],
    );
    writeFileSync(join(room, 'proposed.txt'), `${lines.join('\n')}\n`);
    const judged = await cardwright(['deck', 'check', 'proposed.txt', '--game', game], room);
    expect(judged.out).toContain('legal, 18 cards');
    // Tables and the page name the cards.
    const [exchange] = changes.map(({ change }) => change);
    if (exchange?.what !== 'exchange') throw new Error('Nothing was exchanged.');
    const text = await runHere(args, room);
    expect(text.out).toContain('~ back-channels (deck)');
    expect(text.out).toContain(`${exchange.out} → ${exchange.in}`);
    const page = readFileSync(join(room, 'exchanges.html'), 'utf8');
    expect(page).toContain('Card by card: each exchange alone');
  },
);

const slips: readonly (readonly [
  args: readonly string[],
  yaml: string | null,
  said: string,
  hint: string,
])[] = [
  [['--suggest'], null, 'has no balance.yaml', 'Write one'],
  [
    ['--suggest'],
    'pairings: {}\n',
    'lets no figure and no card of these decks change',
    'Write "suggest" with "figures" or "exchanges"',
  ],
  [
    ['--suggest'],
    WANTED.replace(/pairings:[^]*?suggest/, 'suggest'),
    'expects nothing of the pairings',
    'Write "pairings"',
  ],
  [
    ['--suggest', '--bots', 'random,greedy'],
    WANTED,
    'measured with one bot',
    'Ask again with another one',
  ],
  [['--worth', '--card', 'beacon-mastre'], null, 'beacon-mastre', 'Did you mean "beacon-master"?'],
  [['--worth', 'colours'], null, 'colours', 'cards'],
  [['--worth', '--suggest'], null, 'Name one of --against, --worth and --suggest.', ''],
  [['--worth', '--check'], null, '--check says nothing about changes.', ''],
  [['--worth', '--budget', '-3'], null, '-3', ''],
];

test.each(slips)('slips are reported, with what to do: %j', async (args, yaml, said, hint) => {
  if (yaml === null) rmSync(join(game, 'balance.yaml'), { force: true });
  else balance(yaml);
  const { exit, out, err } = await runHere(['simulate', game, ...args], room);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain(said);
  expect(err).toContain(hint);
  expect(err).not.toMatch(TRACE);
});

test(
  'several bots are a ladder: in the table, as JSON, and as rows of CSV',
  { tags: 'soak' },
  async () => {
    const run = ['simulate', game, '--bots', 'random,greedy', '--games', '24'];
    const [text, json, csv] = await Promise.all([
      cardwright([...run, '--report', 'ladder.html'], room),
      cardwright([...run, '--format', 'json'], room),
      cardwright([...run, '--format', 'csv'], room),
    ]);
    const { ladder } = JSON.parse(json.out) as {
      readonly ladder: readonly {
        bot: string;
        elo: number;
        low: number;
        high: number;
        games: number;
      }[];
    };
    expect(ladder.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
    expect(ladder[0]!.low).toBeGreaterThan(0);
    // Both bots play both decks: four pairings of different bots.
    expect(ladder.map(({ games }) => games)).toEqual([96, 96]);
    expect(text.out).toMatch(/^bot +Elo +above the next below +games\n(?:  )?greedy +\+\d+ \(/m);
    const rows = csv.out
      .trim()
      .split('\n')
      .slice(-2)
      .map((row) => row.split(','));
    expect(rows.map(([bot]) => bot)).toEqual(['greedy', 'random']);
    expect(Number(rows[0]!.at(-3))).toBeCloseTo(ladder[0]!.elo, 1);
    expect(readFileSync(join(room, 'ladder.html'), 'utf8')).toContain('Ladder of skill');
    const alone = await cardwright(
      ['simulate', game, ...BOTS, '--games', '4', '--format', 'json'],
      room,
    );
    expect(JSON.parse(alone.out)).not.toHaveProperty('ladder');
  },
);
