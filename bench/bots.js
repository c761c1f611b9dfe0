/**
 * How many iterations bots that search do in a second in each built-in game, and how long a decision
 * takes, beside `greedy`: over the decisions of a game of greedy players, by processor time. Then how many
 * games greedy players play in a second, and noughts and crosses beside the bot of boardgame.io where that
 * is installed: how fast both are, and who wins.
 *
 * `npm run bench bots -- 400` searches at another level than 25.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, botPlayer } from '../dist/engine/index.js';
import { compileGame } from '../dist/generator/compile/compile.js';
import { GameChecker, loadRules } from '../dist/generator/index.js';
import { packageRoot } from '../dist/kernel/index.js';
import { boardgameIo } from './bots/in-boardgame-io.js';
import { start, ticTacToe, winnerOf } from './bots/tic-tac-toe.js';
import { median, table } from './support/figures.js';

const LEVEL = 25;

/** Decisions of a game that are looked at, and every which of them is searched. */
const [DECISIONS, EVERY] = [120, 10];

/** No more decisions are searched when these seconds of processor time are over. */
const LONGEST = 15;

/** Seconds of processor time for whole games, and the first games, which warm up. */
const [SECONDS, WARM_UP] = [4, 2];

/** How often the same decision is searched beside boardgame.io, and with how many iterations. */
const [ROUNDS, BESIDE] = [15, 1000];

/** Games against each other. */
const GAMES = 10;

export async function bench([level = String(LEVEL)]) {
  const rows = [];
  const games = [];
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
    games.push([id, gamesPerSecond(rules, setup).toFixed(1)]);
  }
  const head = ['', 'bot', 'ms a decision (median)', 'iterations/s'];
  process.stdout.write(`${table([head, ...rows])}\n\n`);
  process.stdout.write(`${table([['', 'greedy games/s'], ...games])}\n\n`);
  process.stdout.write(`${await besideBoardgameIo()}\n`);
}

/** Whole games of two greedy players by processor time, at least one. */
function gamesPerSecond(rules, setup) {
  const play = (seed) => {
    const state = rules.create(setup, seed);
    const players = [0, 1].map((seat) => botPlayer(botNamed('greedy'), rules, 2 * seed + seat));
    for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state))
      rules.apply(state, seat, players[seat](state, seat));
  };
  for (let seed = 0; seed < WARM_UP; seed += 1) play(seed);
  const started = process.cpuUsage();
  let [played, seconds] = [0, 0];
  while (seconds < SECONDS) {
    play(WARM_UP + played);
    played += 1;
    seconds = secondsSince(started);
  }
  return played / seconds;
}

function secondsSince(started) {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

/**
 * The same decision with as many iterations, in turn. An iteration is not the same work: theirs plays on at
 * random to the end of the game, ours plays whole turns as greedy would, and judges where they lead. So both
 * also play each other, with as many iterations each.
 */
async function besideBoardgameIo() {
  const theirs = boardgameIo(BESIDE);
  if (theirs === null) return 'boardgame.io is not installed: the comparison is missing.';
  const ours = (seed) => botPlayer(botNamed(`ismcts:${BESIDE}`), ticTacToe, seed)(start(), 0);
  const times = { ours: [], theirs: [] };
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    for (const [name, decide] of Object.entries({ ours, theirs: theirs.decide })) {
      const started = process.cpuUsage();
      await decide(seed);
      if (seed >= ROUNDS / 3) times[name].push(secondsSince(started));
    }
  }
  const found = [];
  for (let seed = 0; seed < GAMES; seed += 1) found.push(await against(seed));
  const won = (ending) => String(found.filter((one) => one === ending).length);
  const row = (name, seconds, ending) => [name, (BESIDE / seconds).toFixed(0), won(ending)];
  return table([
    ['noughts and crosses', 'iterations/s (first decision)', `of ${GAMES} games won`],
    row(`ismcts:${BESIDE}`, median(times.ours), 'ours'),
    row('boardgame.io MCTSBot', median(times.theirs), 'theirs'),
    ['drawn', '', won('drawn')],
  ]);
}

/** A game of ours against theirs; they begin in turn. */
async function against(seed) {
  const state = start();
  const own = botPlayer(botNamed(`ismcts:${BESIDE}`), ticTacToe, seed);
  const other = boardgameIo(BESIDE).begin(seed);
  const ours = seed % 2;
  for (let seat = ticTacToe.toAct(state); seat !== null; seat = ticTacToe.toAct(state)) {
    const cell = seat === ours ? own(state, seat) : await other.answer();
    ticTacToe.apply(state, seat, cell);
    other.take(cell);
  }
  const winner = winnerOf(state.cells);
  if (winner === null) return 'drawn';
  return winner === ours ? 'ours' : 'theirs';
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
  const begun = process.cpuUsage();
  for (let step = 0; step < DECISIONS; step += 1) {
    const seat = rules.toAct(state);
    if (seat === null || (times.length > 0 && secondsSince(begun) > LONGEST)) break;
    if (step % EVERY === 0) {
      const isChoice = rules.legalActions(state, seat, actions) > 1;
      const started = process.cpuUsage();
      measured(state, seat);
      if (isChoice) times.push(secondsSince(started));
    }
    rules.apply(state, seat, greedy[seat](state, seat));
  }
  return times.slice(Math.floor(times.length / 3));
}
