/**
 * How many iterations bots that search do in a second in each built-in game, and how long a decision
 * takes, beside `greedy`: over the decisions of a game of greedy players, by processor time.
 *
 * `npm run bench bots -- 100` searches at another level than 400.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, botPlayer } from '../dist/engine/index.js';
import { compileGame } from '../dist/generator/compile/compile.js';
import { GameChecker, loadRules } from '../dist/generator/index.js';
import { packageRoot } from '../dist/kernel/index.js';
import { median, table } from './support/figures.js';

const LEVEL = 400;

/** Decisions of a game that are looked at, and every which of them is searched. */
const [DECISIONS, EVERY] = [120, 10];

export async function bench([level = String(LEVEL)]) {
  const rows = [];
  for (const id of readdirSync(join(packageRoot(), 'content'))) {
    const folder = join(packageRoot(), 'content', id);
    const factory = await loadRules(folder);
    if (factory === null) continue;
    const { game: files, linked } = new GameChecker(folder).check();
    const game = compileGame(files, linked);
    const rules = factory(game);
    const setup = setupFor(rules, game.decks);
    for (const bot of ['greedy', `flat:${level}`, `ismcts:${level}`]) {
      const times = timesOf(rules, setup, bot);
      const seconds = median(times);
      const speed = bot === 'greedy' ? '-' : (Number(level) / seconds).toFixed(0);
      rows.push([id, bot, (1000 * seconds).toFixed(2), speed]);
    }
  }
  const head = ['', 'bot', 'ms a decision (median)', 'iterations/s'];
  process.stdout.write(`${table([head, ...rows])}\n`);
}

/** The first two sample decks that may play, or as many as the rules want. */
function setupFor(rules, decks) {
  const lists = [
    ...decks.flatMap((one) => decks.map((other) => [one, other])),
    ...decks.map((deck) => [deck]),
    [],
  ];
  const found = lists
    .map((list) => ({ players: 2, decks: list, options: {} }))
    .find((setup) => rules.refuseSetup(setup).length === 0);
  if (found === undefined) throw new Error('No sample decks can be played.');
  return found;
}

/** Seconds of each decision; the first ones warm up and do not count. */
function timesOf(rules, setup, id) {
  const state = rules.create(setup, 1);
  const greedy = [0, 1].map((seat) => botPlayer(botNamed('greedy'), rules, seat));
  const measured = botPlayer(botNamed(id), rules, 2);
  const times = [];
  const actions = [];
  for (let step = 0; step < DECISIONS; step += 1) {
    const seat = rules.toAct(state);
    if (seat === null) break;
    if (step % EVERY === 0) {
      const isChoice = rules.legalActions(state, seat, actions) > 1;
      const started = process.cpuUsage();
      measured(state, seat);
      const { user, system } = process.cpuUsage(started);
      if (isChoice) times.push((user + system) / 1e6);
    }
    rules.apply(state, seat, greedy[seat](state, seat));
  }
  return times.slice(Math.floor(times.length / 3));
}
