/**
 * What an event costs: one that nobody hears, one that a few cards on the board hear. Beside the
 * engine stand a search through the effects of all cards, with the same queue behind it, and a search
 * that runs what it finds at once: nothing of it could be saved, undone or asked a player for. In
 * turn, by processor time, so that a busy machine is fair to all.
 *
 * `npm run bench effects -- 9` runs nine rounds instead of five.
 */
import { bySearch } from './effects/by-search.js';
import { cardsOnBoard } from './effects/cards.js';
import { inEngine, inEngineBySearch } from './effects/in-engine.js';
import { median, table } from './support/figures.js';

const ROUNDS = 5;
const CARDS = 24;
const HEARERS = 2;

export function bench([rounds = String(ROUNDS)]) {
  const cards = cardsOnBoard(CARDS, HEARERS);
  const events = [
    { title: 'heard by nobody', name: 'never', times: 1_000_000 },
    { title: `heard by ${HEARERS} of ${CARDS} cards`, name: 'seldom', times: 200_000 },
    { title: 'heard by many', name: 'hit', times: 100_000 },
  ];
  const ways = [inEngine(cards), inEngineBySearch(cards), bySearch(cards)];
  compareSums(ways, events);
  const speeds = events.map(() => ways.map(() => []));
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const [e, event] of events.entries()) {
      for (const [w, way] of ways.entries()) {
        const speed = measure(way.raiser(event.name), event.times);
        if (round > 0) speeds[e][w].push(speed);
      }
    }
  }
  process.stdout.write(`${report(events, speeds)}\n`);
}

/** A comparison means something only between those who do the same. */
function compareSums(ways, events) {
  for (const { name } of events) {
    const sums = ways.map((way) => {
      const before = way.sum();
      way.raiser(name)();
      return way.sum() - before;
    });
    if (sums.some((sum) => sum !== sums[0]))
      throw new Error(`The event ${name} does different things.`);
  }
}

/** Events in a second of processor time; each is raised at both seats. */
function measure(raise, times) {
  const started = process.cpuUsage();
  for (let i = 0; i < times; i += 1) raise();
  const { user, system } = process.cpuUsage(started);
  return times / ((user + system) / 1e6);
}

function report(events, speeds) {
  const rows = events.map(({ title }, e) => {
    const [engine, search, bare] = speeds[e].map(median);
    const times = (other) => `x ${(engine / other).toFixed(1)}`;
    return [title, millions(engine), millions(search), times(search), millions(bare), times(bare)];
  });
  const head = ['an event', 'engine M/s', 'search M/s', 'engine is', 'no queue M/s', 'engine is'];
  return table([head, ...rows]);
}

function millions(perSecond) {
  return (perSecond / 1e6).toFixed(2);
}
