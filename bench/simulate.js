/**
 * What counting costs: the same greedy games of Lords of War as a bare loop, and as a shard of
 * `cardwright simulate` with everything that it counts, merged, judged and written as JSON. Processor
 * time of this thread, in turns, so that a busy machine slows both. Then games a second by threads.
 *
 * `npm run bench simulate -- 10` plays another number of pairs in a turn than 12.
 */
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { botNamed, steadyPlayer } from '../dist/engine/index.js';
import { compileGame } from '../dist/generator/compile/compile.js';
import { GameChecker, loadRules } from '../dist/generator/index.js';
import { packageRoot } from '../dist/kernel/index.js';
import { planOf, simulate } from '../dist/simulation/index.js';
import { playShard, Setups } from '../dist/simulation/playing/play-shard.js';
import { Merger } from '../dist/simulation/running/merge.js';
import { median, table } from './support/figures.js';

/** Pairs in a turn, and turns; the first ones warm up. Short turns: whoever disturbs, disturbs both ways. */
const [PAIRS, TURNS, WARM] = [12, 24, 6];

export async function bench([pairs = String(PAIRS)]) {
  const game = await open('lords-of-war', ['orc-core', 'dwarf-core'], Number(pairs));
  const turns = Array.from({ length: TURNS }, (_, turn) => {
    const seed = 1 + turn * Number(pairs);
    const bare = secondsOf(() => playBare(game, seed));
    return { bare, counted: secondsOf(() => playCounted(game, seed)) };
  }).slice(WARM);
  const games = 2 * Number(pairs);
  const [bare, counted] = ['bare', 'counted'].map((way) => median(turns.map((turn) => turn[way])));
  const rows = [
    ['', 'greedy games/s (CPU)'],
    ['bare loop', (games / bare).toFixed(1)],
    ['counted', (games / counted).toFixed(1)],
    ['counted / bare (at most 1.2)', (counted / bare).toFixed(3)],
  ];
  process.stdout.write(`${table(rows)}\n\n${table(await byThreads(game))}\n`);
}

async function open(id, decks, pairs) {
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
  const planFrom = (seed) =>
    planOf({ ...request, seed, pairs, longest: 5000, stop: { at: 'games' } });
  return { folder, compiled, rules, cards, planFrom };
}

/** Nothing but the games. */
function playBare({ rules, planFrom }, seed) {
  const plan = planFrom(seed);
  const setups = new Setups(plan);
  for (let at = seed; at < seed + plan.pairs; at += 1) {
    for (const swapped of [0, 1]) {
      const { setup, botSeed } = setups.gameOf([0, at, swapped]);
      const state = rules.create(setup, at);
      const players = [0, 1].map(() => steadyPlayer(botNamed('greedy'), rules, botSeed));
      let step = 0;
      for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
        rules.apply(state, seat, players[seat](state, seat, step));
        step += 1;
      }
    }
  }
}

function playCounted({ rules, cards, planFrom }, seed) {
  const plan = planFrom(seed);
  const merger = new Merger(plan);
  merger.take(playShard({ rules, cards }, plan, { number: 0, from: seed, to: seed + plan.pairs }));
  return JSON.stringify(merger.result());
}

function secondsOf(work) {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

/** Wall time: it is the cores that are measured. Says little while others use them. */
async function byThreads({ folder, compiled, cards, planFrom }) {
  const counts = [...new Set([1, 2, 4, 8, 16].filter((count) => count <= availableParallelism()))];
  const rows = [['threads', 'games/s (wall)']];
  for (const threads of counts) {
    const plan = { ...planFrom(1), pairs: 400 * threads, perShard: 25 };
    const started = process.hrtime.bigint();
    await simulate({ folder, game: compiled, cards, plan }, { threads });
    const seconds = Number(process.hrtime.bigint() - started) / 1e9;
    rows.push([String(threads), ((2 * plan.pairs) / seconds).toFixed(0)]);
  }
  return rows;
}
