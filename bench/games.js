/**
 * How many random games and decisions each built-in game plays in a second, for every number of
 * players, over its sample decks; beside it the same as it was at an earlier revision. By processor
 * time and in turn, so that a busy machine is fair to both.
 *
 * `npm run bench games -- main~20 9`: what `main~20` played, and nine rounds instead of five. Without a
 * revision it is the last commit. `npm run bench games -- none` measures the present alone.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../dist/kernel/index.js';
import { median, table } from './support/figures.js';
import { buildAt } from './support/past-build.js';

const ROUNDS = 5;
const GAMES = 300;

/** Options of games that random players hardly ever end without: 8.4 of the rules of Armed Warfare. */
const ENDING = { 'armed-warfare': { roundLimit: 60, freeActions: 4 } };

export async function bench([revision = 'HEAD', rounds = String(ROUNDS)]) {
  const past = revision === 'none' ? null : buildAt(packageRoot(), revision);
  const now = await gamesOf(packageRoot());
  const before = past === null ? new Map() : await gamesOf(past.folder);
  const rows = [];
  for (const [name, played] of now) {
    rows.push([name, ...figures(played, before.get(name) ?? null, Number(rounds))]);
  }
  const than = past === null ? 'before' : `before (${past.commit.slice(0, 9)})`;
  const head = ['', 'games/s', 'decisions/s', than, 'change', 'per game', 'legal actions'];
  process.stdout.write(`${table([head, ...rows])}\n`);
}

/** By game and number of players: its rules and the set-ups that may be played. */
async function gamesOf(root) {
  const at = (file) => import(pathToFileURL(join(root, 'dist', file)).href);
  const { GameChecker, loadRules } = await at('generator/index.js');
  const { compileGame } = await at('generator/compile/compile.js');
  const { below, stream } = await at('engine/index.js');
  const found = new Map();
  for (const id of readdirSync(join(root, 'content'))) {
    const folder = join(root, 'content', id);
    const factory = await loadRules(folder);
    if (factory === null) continue;
    const { game: files, linked } = new GameChecker(folder).check();
    const game = compileGame(files, linked);
    const rules = factory(game);
    for (const players of game.players) {
      const setups = setupsFor(rules, game.decks, players, ENDING[id] ?? {});
      if (setups.length === 0) continue;
      found.set(`${id}, ${players} players`, { rules, setups, below, stream });
    }
  }
  return found;
}

/** Every deck in every place, with the others in turn; some games have fewer decks than players. */
function setupsFor(rules, decks, players, options) {
  for (let count = players; count >= 0; count -= 1) {
    const setups = lists(decks, count)
      .map((list) => ({ players, decks: list, options }))
      .filter((setup) => rules.refuseSetup(setup).length === 0);
    if (setups.length > 0) return setups;
  }
  return [];
}

/** All lists of two, and of others as many as there are decks in several distances. */
function lists(decks, count) {
  const steps = count <= 2 ? decks.length : Math.min(3, decks.length);
  const found = decks.flatMap((_, first) =>
    Array.from({ length: steps }, (__, step) =>
      Array.from({ length: count }, (___, i) => decks[(first + i * step) % decks.length]),
    ),
  );
  return count === 0 ? [[]] : found;
}

/** The first round warms up and does not count. */
function figures(played, before, rounds) {
  const [measured, past] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    // Whoever comes second finds a heap that is full.
    if (before !== null && round % 2 === 0) past.push(measure(before));
    measured.push(measure(played));
    if (before !== null && round % 2 === 1) past.push(measure(before));
  }
  const { decisions, listed } = measured[0];
  const speed = middle(measured, 'speed');
  const pastSpeed = before === null ? null : middle(past, 'speed');
  return [
    middle(measured, 'games').toFixed(0),
    speed.toFixed(0),
    pastSpeed === null ? '-' : pastSpeed.toFixed(0),
    pastSpeed === null ? '-' : changeIn(speed / pastSpeed),
    (decisions / GAMES).toFixed(0),
    (listed / decisions).toFixed(1),
  ];
}

function middle(runs, key) {
  return median(runs.slice(1).map((one) => one[key]));
}

function changeIn(ratio) {
  const percent = (ratio - 1) * 100;
  return `${percent < 0 ? '' : '+'}${percent.toFixed(1)} %`;
}

function measure({ rules, setups, below, stream }) {
  const started = process.cpuUsage();
  let [decisions, listed] = [0, 0];
  const actions = [];
  for (let seed = 0; seed < GAMES; seed += 1) {
    const state = rules.create(setups[seed % setups.length], seed);
    const chance = stream(seed, 'bot');
    for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
      const count = rules.legalActions(state, seat, actions);
      rules.apply(state, seat, actions[below(count, chance)]);
      decisions += 1;
      listed += count;
    }
  }
  const { user, system } = process.cpuUsage(started);
  const seconds = (user + system) / 1e6;
  return { games: GAMES / seconds, speed: decisions / seconds, decisions, listed };
}
