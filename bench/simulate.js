/**
 * What counting costs: 1,000 greedy games of Lords of War as a bare loop, and as a run of `cardwright
 * simulate` with everything that it counts, merged, judged, and shown as a report with its intervals.
 * Processor time of this thread, in short turns, so that a busy machine slows both; both must have made
 * as many decisions. Then games a second by threads.
 *
 * `npm run bench simulate -- 10` plays another number of pairs in a turn than 20.
 */
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { botNamed, steadyPlayer } from '../dist/engine/index.js';
import { compileGame } from '../dist/generator/compile/compile.js';
import { GameChecker, loadRules } from '../dist/generator/index.js';
import { packageRoot } from '../dist/kernel/index.js';
import { planOf, replayCommand, reportPage, shardsOf, simulate } from '../dist/simulation/index.js';
import { playShard, Setups } from '../dist/simulation/playing/play-shard.js';
import { Merger } from '../dist/simulation/running/merge.js';
import { median, table } from './support/figures.js';

/** Pairs in a turn, and turns that count; before them others warm up, by seeds of their own. */
const [PAIRS, TURNS, WARM] = [20, 25, 4];

export async function bench([pairs = String(PAIRS)]) {
  const perTurn = Number(pairs);
  const game = await open('lords-of-war', ['orc-core', 'dwarf-core']);
  playTurns(game, { ...game.plan, seed: 1 + perTurn * TURNS, pairs: perTurn * WARM }, perTurn);
  const { turns, result } = playTurns(game, { ...game.plan, pairs: perTurn * TURNS }, perTurn);
  reportOf(result);
  const report = secondsOf(() => reportOf(result));
  const [bare, counted] = ['bare', 'counted'].map((way) =>
    median(turns.map((turn) => turn[way].seconds)),
  );
  const games = 2 * perTurn;
  const rows = [
    ['', 'greedy games/s (CPU)'],
    ['bare loop', (games / bare).toFixed(1)],
    [`counted, with a report of ${games * TURNS}`, (games / (counted + report / TURNS)).toFixed(1)],
    ['counted and reported / bare (at most 1.2)', ((counted + report / TURNS) / bare).toFixed(3)],
    ['of it the report, in ms', (1000 * report).toFixed(0)],
  ];
  process.stdout.write(`${table(rows)}\n\n${table(await byThreads(game))}\n`);
}

/** Each shard of the plan both ways, in turns. */
function playTurns(game, given, perShard) {
  const plan = { ...given, perShard };
  const merger = new Merger(plan);
  let decisions = 0;
  const turns = shardsOf(plan).map((shard) => {
    const bare = timed(() => playBare(game, plan, shard));
    decisions += bare.value;
    return { bare, counted: timed(() => merger.take(playShard(game, plan, shard))) };
  });
  const result = merger.result();
  const found = Object.entries(result.pairings[0].lengths);
  if (found.reduce((sum, [length, games]) => sum + Number(length) * games, 0) !== decisions)
    throw new Error('The bare loop does not play the games that are counted.');
  return { turns, result };
}

async function open(id, decks) {
  const folder = join(packageRoot(), 'content', id);
  const checked = new GameChecker(folder).check();
  const compiled = compileGame(checked.game, checked.linked);
  const rules = (await loadRules(folder))(compiled);
  const entrants = decks.map((deck) => ({
    deck: compiled.decks.find(({ id }) => id === deck),
    bot: 'greedy',
  }));
  const cards = checked.manifest.play.cards;
  const request = { game: id, content: '', engine: '', options: {}, entrants, mirrors: false };
  const limits = { seed: 1, pairs: 1, longest: 5000, stop: { at: 'games' } };
  return { folder, compiled, rules, cards, plan: planOf({ ...request, ...limits }) };
}

/** Nothing but the games; how many decisions they took. */
function playBare({ rules }, plan, { from, to }) {
  const setups = new Setups(plan);
  let decisions = 0;
  for (let seed = from; seed < to; seed += 1) {
    for (const swapped of [0, 1]) {
      const { setup, botSeed } = setups.gameOf([0, seed, swapped]);
      const state = rules.create(setup, seed);
      const players = [0, 1].map(() => steadyPlayer(botNamed('greedy'), rules, botSeed));
      let step = 0;
      for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
        rules.apply(state, seat, players[seat](state, seat, step));
        step += 1;
      }
      decisions += step;
    }
  }
  return decisions;
}

const itself = (id) => id;

function reportOf(result) {
  return reportPage({
    result,
    language: 'en',
    title: 'Lords of War',
    deckName: itself,
    cardName: itself,
    commandOf: (ref) => replayCommand(result.plan, ref),
    expectations: null,
  });
}

function timed(work) {
  const started = process.cpuUsage();
  const value = work();
  return { value, seconds: secondsSince(started) };
}

function secondsOf(work) {
  return timed(work).seconds;
}

function secondsSince(started) {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

/** Greedy games for each thread: some seconds, of which starting is a small part. */
const PER_THREAD = 800;

/**
 * Games a second of wall time, which says little while others use the cores; beside it what a game costs in
 * processor time, all threads and the merging together: that must not grow with the threads.
 */
async function byThreads({ folder, compiled, cards, plan }) {
  const most = availableParallelism();
  const counts = [...new Set([1, 2, 4, 8, 16, most].filter((count) => count <= most))];
  const rows = [['threads', 'games/s (wall)', 'times one thread', 'ms of processor a game']];
  let alone = null;
  for (const threads of counts) {
    const games = PER_THREAD * threads;
    const [started, used] = [process.hrtime.bigint(), process.cpuUsage()];
    const run = { ...plan, pairs: games / 2, perShard: 25 };
    await simulate({ folder, game: compiled, cards, plan: run }, { threads });
    const speed = games / (Number(process.hrtime.bigint() - started) / 1e9);
    alone ??= speed;
    const cost = (1000 * secondsSince(used)) / games;
    rows.push([String(threads), speed.toFixed(0), (speed / alone).toFixed(2), cost.toFixed(2)]);
  }
  return rows;
}
