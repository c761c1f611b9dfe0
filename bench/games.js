/**
 * How many random games of each game in content/ are played in a second: by processor time, from the
 * set-up to the end, with every legal action listed at every decision.
 *
 * `npm run bench games -- 9` runs nine rounds instead of five.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { below, stream } from '../dist/engine/index.js';
import { compileGame } from '../dist/generator/compile/compile.js';
import { GameChecker, loadRules } from '../dist/generator/index.js';
import { packageRoot } from '../dist/generator/package-root.js';
import { median, table } from './support/figures.js';

const ROUNDS = 5;
const GAMES = 500;

export async function bench([rounds = String(ROUNDS)]) {
  const contestants = await Promise.all(playable().map(prepare));
  const results = contestants.map(() => []);
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const [i, contestant] of contestants.entries()) {
      const result = measure(contestant);
      if (round > 0) results[i].push(result);
    }
  }
  process.stdout.write(report(contestants, results));
}

function playable() {
  const content = join(packageRoot(), 'content');
  return readdirSync(content).filter((game) => existsSync(join(content, game, 'rules')));
}

/** The game with the sample decks that its manifest plays with. */
async function prepare(id) {
  const folder = join(packageRoot(), 'content', id);
  const { game: files, linked, manifest } = new GameChecker(folder).check();
  const game = compileGame(files, linked);
  const rules = (await loadRules(folder))(game);
  const decks = manifest.play.decks.map((name) => game.decks.find((deck) => deck.id === name));
  return { id, rules, setup: { players: game.players[0], decks, options: {} } };
}

const buffer = [];

/** Decisions and listed actions of so many games, and games in a second of processor time. */
function measure({ rules, setup }) {
  let [decisions, listed] = [0, 0];
  const started = process.cpuUsage();
  for (let seed = 0; seed < GAMES; seed += 1) {
    const state = rules.create(setup, seed);
    const chance = stream(seed, 'bot');
    for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
      const count = rules.legalActions(state, seat, buffer);
      rules.apply(state, buffer[below(count, chance)]);
      decisions += 1;
      listed += count;
    }
  }
  const { user, system } = process.cpuUsage(started);
  return { decisions, listed, perSecond: GAMES / ((user + system) / 1e6) };
}

function report(contestants, results) {
  const rows = contestants.map(({ id }, i) => {
    const [{ decisions, listed }] = results[i];
    const perSecond = median(results[i].map((result) => result.perSecond));
    return [
      id,
      Math.round(perSecond).toLocaleString('en'),
      Math.round((perSecond * decisions) / GAMES).toLocaleString('en'),
      (decisions / GAMES).toFixed(0),
      (listed / decisions).toFixed(1),
    ];
  });
  const heads = ['game', 'games/s', 'decisions/s', 'decisions a game', 'actions a decision'];
  return `${table([heads, ...rows])}\n`;
}
