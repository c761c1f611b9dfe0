/**
 * How many random games and decisions each built-in game plays in a second, over all pairs of its
 * sample decks that may play each other. By processor time, so that a busy machine is fair.
 *
 * `npm run bench games -- 9` plays nine rounds instead of five.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GameChecker, loadRules } from '../dist/generator/index.js';
import { compileGame } from '../dist/generator/compile/compile.js';
import { packageRoot } from '../dist/generator/package-root.js';
import { below, stream } from '../dist/engine/index.js';
import { median, table } from './support/figures.js';

const ROUNDS = 5;
const GAMES = 300;

export async function bench([rounds = String(ROUNDS)]) {
  const rows = [];
  for (const id of readdirSync(join(packageRoot(), 'content'))) {
    const played = await prepare(join(packageRoot(), 'content', id));
    if (played !== null) rows.push([id, ...figures(played, Number(rounds))]);
  }
  const head = ['', 'games/s', 'decisions/s', 'per game', 'legal actions'];
  process.stdout.write(`${table([head, ...rows])}\n`);
}

/** Null for a game without rules of play. */
async function prepare(folder) {
  const factory = await loadRules(folder);
  if (factory === null) return null;
  const { game: files, linked } = new GameChecker(folder).check();
  const game = compileGame(files, linked);
  const rules = factory(game);
  const setups = game.decks
    .flatMap((one) => game.decks.map((other) => ({ players: 2, decks: [one, other], options: {} })))
    .filter((setup) => rules.refuseSetup(setup).length === 0);
  return { rules, setups };
}

/** The first round warms up and does not count. */
function figures(played, rounds) {
  const measured = [];
  for (let round = 0; round <= rounds; round += 1) measured.push(measure(played));
  const middle = (key) => median(measured.slice(1).map((one) => one[key]));
  const { decisions, listed } = measured[0];
  return [
    middle('games').toFixed(0),
    middle('speed').toFixed(0),
    (decisions / GAMES).toFixed(0),
    (listed / decisions).toFixed(1),
  ];
}

function measure({ rules, setups }) {
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
