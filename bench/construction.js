/**
 * How many decks the judge judges in a second: decks of 30, 60 and 100 cards, by formats from an
 * ordinary one to one of formulas; then a folder of 5,000 deck files, read and judged.
 *
 * `npm run bench construction -- 9` runs nine rounds instead of five. Processor time, best of the rounds.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { compileConstruction } from '../dist/engine/construction/judge.js';
import { readDeck } from '../dist/engine/construction/read-deck.js';
import { GameChecker } from '../dist/generator/check.js';
import { judgeDeckFile } from '../dist/generator/decks/judge-file.js';
import { packageRoot } from '../dist/kernel/index.js';
import { cards, deckOf, formats, leaders } from './construction/formats.js';
import { table } from './support/figures.js';

const ROUNDS = 5;
const SIZES = [30, 60, 100];
const DECKS = 200;
const FILES = 5000;

export async function bench([rounds = String(ROUNDS)]) {
  const rows = Object.entries(formats).map(([name, rules]) => [
    name,
    ...SIZES.map((size) => verdict(rules, size, Number(rounds))),
  ]);
  process.stdout.write(
    `${table([['microseconds a verdict', ...SIZES.map((size) => `${size} cards`)], ...rows])}\n\n`,
  );
  process.stdout.write(bulk());
}

/** Microseconds of processor time, the best round. */
function verdict(rules, size, rounds) {
  const whole = { cards: ['card'], choices: {}, entries: {}, ...rules };
  const judge = compileConstruction(whole, {
    kinds: { card: [...leaders, ...cards] },
    options: {},
  });
  const decks = Array.from({ length: DECKS }, (_, seed) => readDeck(deckOf(size, seed)));
  let best = Infinity;
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n += 1) for (const deck of decks) judge(deck);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) best = Math.min(best, (user + system) / (5 * DECKS));
  }
  return best.toFixed(1);
}

function bulk() {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-decks-'));
  try {
    mkdirSync(folder, { recursive: true });
    const game = new GameChecker(join(packageRoot(), 'content', 'lords-of-war')).check();
    const paths = Array.from({ length: FILES }, (_, i) => join(folder, `deck-${i}.yaml`));
    const { deck, verdict } = game.linked.decks.find(({ deck }) => deck.id === 'orc-core');
    const core = { choices: deck.choices, cards: Object.fromEntries(verdict.cards) };
    for (const [i, path] of paths.entries()) writeFileSync(path, stringify(army(core, i)));
    const before = performance.now();
    let legal = 0;
    for (const path of paths) if (judgeDeckFile(game, path).verdict?.legal === true) legal += 1;
    const seconds = (performance.now() - before) / 1000;
    return `${FILES} deck files, read and judged: ${seconds.toFixed(2)} s, ${Math.round(FILES / seconds)} a second (${legal} legal)\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The core army of a race, its lines in another order each time: legal, as most decks are. */
function army({ cards, choices }, seed) {
  const lines = Object.entries(cards).map(([card, count]) => ({ card, count }));
  const turned = lines.map((_, i) => lines[(i + seed) % lines.length]);
  return { id: `army-${seed}`, name: `Army ${seed}`, ...choices, cards: turned };
}
