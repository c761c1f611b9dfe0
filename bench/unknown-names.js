/**
 * What it costs to propose a card for a name that nobody knows, in a pool as large as that of the oldest
 * trading card game: a name with slips, and one that is like nothing. Compared in the same run with the search
 * that looks at every name.
 *
 * `npm run bench unknown-names -- 9` runs nine rounds instead of five. Processor time, best of the rounds.
 */
import { indexNames } from '../dist/generator/decks/names.js';
import { nearest } from '../dist/kernel/index.js';
import { table } from './support/figures.js';

const ROUNDS = 5;
const CARDS = 24_280;
const ASKED = 100;
/** The most that one unknown name may cost. */
const LIMIT = 1000;

const STEMS =
  'ash bane cinder dawn ember fen gale hollow iron jade keep lantern mist night oak pyre quill raven shard thorn umber veil wind yarrow zephyr'.split(
    ' ',
  );
const NOUNS =
  'adept binder caller drake elder fox guardian herald imp judge knight lancer mage nomad oracle piper queen rider scout titan usher warden'.split(
    ' ',
  );

/** The same numbers in every run. */
function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function pool() {
  const random = chance(7);
  const pick = (words) => words[random(words.length)];
  return Array.from({ length: CARDS }, (_, i) => {
    const name = `${pick(STEMS)}${pick(STEMS)} ${pick(NOUNS)} of the ${pick(STEMS)} ${pick(NOUNS)}`;
    return { id: `card-${i}`, name: `${name} ${String.fromCharCode(97 + (i % 26))}` };
  });
}

function withSlips(name, random) {
  const at = 1 + random(name.length - 3);
  return `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`;
}

export function bench([rounds = String(ROUNDS)]) {
  const cards = pool();
  const random = chance(11);
  const asked = {
    'two letters changed places': Array.from({ length: ASKED }, () =>
      withSlips(cards[random(CARDS)].name, random),
    ),
    'like no card': Array.from({ length: ASKED }, (_, i) => `Xylophonist Wyxq Jubbly ${i}`),
  };
  const candidates = [...cards.map(({ name }) => name), ...cards.map(({ id }) => id)];
  const built = process.cpuUsage();
  const index = indexNames(cards);
  index.suggest('nobody');
  const making = spent(built) / 1000;
  const rows = Object.entries(asked).map(([sort, words]) => [
    sort,
    best(Number(rounds), words, (word) => index.suggest(word)).toFixed(0),
    best(1, words.slice(0, 10), (word) => nearest(word, candidates)).toFixed(0),
  ]);
  const head = ['microseconds a name', 'by the index', 'by looking at all'];
  process.stdout.write(`${table([head, ...rows])}\n`);
  const slowest = Math.max(...rows.map(([, indexed]) => Number(indexed)));
  const verdict = slowest <= LIMIT ? 'kept' : 'BROKEN';
  process.stdout.write(
    `${CARDS} cards; the index is made in ${making.toFixed(0)} ms. Limit of ${LIMIT}: ${verdict}.\n`,
  );
  if (slowest > LIMIT) process.exitCode = 1;
}

function spent(before) {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function best(rounds, words, look) {
  let least = Infinity;
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage();
    for (const word of words) look(word);
    if (round > 0 || rounds === 1) least = Math.min(least, spent(before) / words.length);
  }
  return least;
}
