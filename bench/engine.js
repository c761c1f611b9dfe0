/**
 * How many random games of Lords of War the engine plays in a second, beside the shortest loop that
 * plays the same games, beside the same rules loaded as anybody's own are, and in boardgame.io where
 * that is installed. In turn, by processor time, so that a busy machine is fair to all.
 *
 * `npm run bench engine -- 9` runs nine rounds instead of five.
 */
import { join } from 'node:path';
import { GameChecker, loadRules, rulesFromSource } from '../dist/generator/index.js';
import { compileGame } from '../dist/generator/compile/compile.js';
import { packageRoot } from '../dist/kernel/index.js';
import { below, stream } from '../dist/engine/index.js';
import { inBoardgameIo } from './engine/in-boardgame-io.js';
import { play as playMinimal } from './engine/minimal-loop.js';
import { bring } from './engine/minimal-state.js';
import { median, table } from './support/figures.js';

const ROUNDS = 5;

process.env.NODE_ENV ??= 'production';

export async function bench([rounds = String(ROUNDS)]) {
  const folder = join(packageRoot(), 'content', 'lords-of-war');
  const { game: files, linked } = new GameChecker(folder).check();
  const game = compileGame(files, linked);
  const rules = (await loadRules(folder))(game);
  const own = (await rulesFromSource(folder))(game);
  const decks = ['orc-core', 'dwarf-core'].map((id) => game.decks.find((deck) => deck.id === id));
  const setup = { players: 2, decks, options: {} };
  bring(game, decks.map(cardsOf));
  const wrapped = inBoardgameIo(rules, setup);
  const contestants = [
    { name: 'engine', games: 1000, play: (seed) => playRules(rules, setup, seed) },
    { name: 'own rules', games: 1000, play: (seed) => playRules(own, setup, seed) },
    { name: 'minimal loop', games: 1000, play: (seed) => playMinimal(seed, chanceOf(seed)) },
    ...(wrapped === null
      ? []
      : [
          {
            name: 'boardgame.io',
            games: 20,
            play: (seed) => inMoves(wrapped(seed, chanceOf(seed))),
          },
        ]),
  ];
  compareGames(rules, setup);
  const speeds = contestants.map(() => []);
  for (let round = 0; round <= Number(rounds); round += 1) {
    contestants.forEach((contestant, i) => {
      const speed = measure(contestant);
      if (round > 0) speeds[i].push(speed);
    });
  }
  process.stdout.write(report(contestants, speeds, wrapped === null));
}

function cardsOf({ cards }) {
  return Object.entries(cards).flatMap(([id, count]) => Array.from({ length: count }, () => id));
}

function chanceOf(seed) {
  return stream(seed, 'bot');
}

function inMoves(decisions) {
  return { decisions, listed: 0 };
}

const buffer = [];

function playRules(rules, setup, seed) {
  const state = rules.create(setup, seed);
  const chance = chanceOf(seed);
  let [decisions, listed] = [0, 0];
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const count = rules.legalActions(state, seat, buffer);
    rules.apply(state, seat, buffer[below(count, chance)]);
    decisions += 1;
    listed += count;
  }
  return { decisions, listed, winner: rules.outcome(state).winners[0] ?? null };
}

/** A comparison means something only between those who play the same. */
function compareGames(rules, setup) {
  for (let seed = 0; seed < 300; seed += 1) {
    const one = playRules(rules, setup, seed);
    const { decisions, listed, winner } = playMinimal(seed, chanceOf(seed));
    if (one.decisions !== decisions || one.listed !== listed || one.winner !== winner) {
      throw new Error(`The engine and the minimal loop play game ${seed} differently.`);
    }
  }
}

/** Games and decisions in a second of processor time, and actions to choose from. */
function measure({ games, play }) {
  const started = process.cpuUsage();
  let [decisions, listed] = [0, 0];
  for (let seed = 0; seed < games; seed += 1) {
    const result = play(seed);
    decisions += result.decisions;
    listed += result.listed;
  }
  const { user, system } = process.cpuUsage(started);
  const seconds = (user + system) / 1e6;
  return { games: games / seconds, decisions: decisions / seconds, legal: listed / decisions };
}

function report(contestants, speeds, isMissing) {
  const middle = (i, key) => median(speeds[i].map((speed) => speed[key]));
  const rows = contestants.map(({ name }, i) => [
    name,
    middle(i, 'games').toFixed(0),
    middle(i, 'decisions').toFixed(0),
    middle(i, 'legal') === 0 ? '-' : middle(i, 'legal').toFixed(1),
    `x ${(middle(0, 'decisions') / middle(i, 'decisions')).toFixed(2)}`,
  ]);
  const head = ['', 'games/s', 'decisions/s', 'legal actions', 'engine is'];
  const note = isMissing ? '\nboardgame.io is not installed: the comparison is missing.\n' : '\n';
  return `${table([head, ...rows])}${note}`;
}
