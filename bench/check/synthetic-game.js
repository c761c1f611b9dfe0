/**
 * A game as large as anybody is going to make one: 10,000 cards in 100 files, about 4.6 MB, in two
 * languages, with references, drawings, a construction file and decks. The same bytes on every run.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callings, epithets, flavours, things } from './words.js';

const FILES = 100;
const CARDS_PER_FILE = 100;
const PATTERNS = 30;
const DECKS = 8;

const HOUSES = [
  'amberhall',
  'brackenford',
  'coldspire',
  'duskmere',
  'emberwick',
  'fallowgate',
  'greywater',
  'hollowmoor',
];
const CLASSES = /** @type {const} */ (['foot', 'pike', 'horse', 'archer', 'engine']);
const RANKS = ['levy', 'regular', 'veteran', 'guard', 'marshal'];

/** What the benchmark says of the game that it measures. */
export const size = { cards: FILES * CARDS_PER_FILE, files: FILES };

/** Writes the game into `folder`, which must be empty. */
export function writeSyntheticGame(folder) {
  cpSync(fileURLToPath(new URL('game/', import.meta.url)), folder, { recursive: true });
  mkdirSync(join(folder, 'units'));
  mkdirSync(join(folder, 'decks'));
  for (let file = 0; file < FILES; file += 1) {
    writeFileSync(join(folder, unitFile(file)), unitFileText(file));
  }
  writeFileSync(join(folder, 'patterns.yaml'), patternsText());
  for (let deck = 0; deck < DECKS; deck += 1) {
    writeFileSync(join(folder, 'decks', `host-${HOUSES[deck]}.yaml`), deckText(deck));
  }
}

/** The path of the `n`-th file of units, relative to the game. */
export function unitFile(n) {
  return `units/${HOUSES[n % HOUSES.length]}-${String(n).padStart(2, '0')}.yaml`;
}

const modeline = (up, name) =>
  `# yaml-language-server: $schema=${up}.cardwright/schemas/${name}.schema.json\n`;

function unitFileText(file) {
  const cards = Array.from({ length: CARDS_PER_FILE }, (_, i) => unitText(cardOf(file, i)));
  return `${modeline('../', 'unit')}# Roll ${file + 1} of the muster.\n\n${cards.join('\n')}`;
}

/** Everything that a card is made of follows from its number. */
function cardOf(file, place) {
  const number = file * CARDS_PER_FILE + place;
  const kind = CLASSES[pick(number, 1, CLASSES.length)] ?? 'foot';
  const epithet = item(epithets, pick(number, 2, epithets.length));
  const calling = item(callings[kind], pick(number, 3, callings[kind].length));
  return {
    number,
    id: `${epithet.id}-${calling.id}-${number}`,
    name: {
      en: `${epithet.en} ${calling.en} ${number}`,
      ja: `${epithet.ja}${calling.ja}${number}`,
    },
    house: HOUSES[file % HOUSES.length],
    kind,
    rank: place < 3 ? 'marshal' : RANKS[pick(number, 4, RANKS.length - 1)],
  };
}

function unitText({ number, id, name, house, kind, rank }) {
  const flavour = item(flavours, pick(number, 5, flavours.length));
  const thing = item(things, pick(number, 6, things.length));
  const figure = (salt) => pick(number, salt, 12) + 1;
  return [
    `- id: ${id}`,
    ...(number % 2 === 0
      ? [`  name: { en: ${name.en}, ja: ${name.ja} }`]
      : ['  name:', `    en: ${name.en}`, `    ja: ${name.ja}`]),
    `  house: ${house}`,
    `  class: ${kind}`,
    `  rank: ${rank}`,
    `  cost: ${figure(7)}`,
    `  defence: ${figure(8)}`,
    `  speed: ${figure(14)}`,
    `  morale: ${figure(15)}`,
    ...(number % 3 === 0
      ? [`  strikes: { front: ${figure(9)}, left: ${figure(10)}, right: ${figure(11)} }`]
      : [
          '  strikes:',
          `    front: ${figure(9)}`,
          `    left: ${figure(10)}`,
          `    back: ${figure(11)}`,
        ]),
    ...reachLines(kind, number),
    ...(number % 4 === 0 ? [`  promotes: ${promotion(number)}`] : []),
    '  flavour:',
    `    en: ${quoted(flavour.en.replace('{thing}', thing.en))}`,
    `    ja: ${quoted(flavour.ja.replace('{thing}', thing.ja))}`,
    '',
  ].join('\n');
}

/** Two of three name a pattern, the others draw one. */
function reachLines(kind, number) {
  if (kind !== 'archer' && kind !== 'engine') return [];
  return number % 3 === 0
    ? ['  reach: |', ...drawing(number).map((line) => `    ${line}`)]
    : [`  reach: reach-${pick(number, 13, PATTERNS)}`];
}

function promotion(number) {
  const next = (number + 7919) % (FILES * CARDS_PER_FILE);
  return cardOf(Math.floor(next / CARDS_PER_FILE), next % CARDS_PER_FILE).id;
}

function patternsText() {
  const patterns = Array.from({ length: PATTERNS }, (_, n) =>
    [`- id: reach-${n}`, '  draw: |', ...drawing(n + 1).map((line) => `    ${line}`), ''].join(
      '\n',
    ),
  );
  return `${modeline('', 'patterns')}\n${patterns.join('\n')}`;
}

/** Five columns, some rows of squares ahead of the origin. */
function drawing(seed) {
  const rows = 2 + pick(seed, 12, 3);
  const row = (y) =>
    Array.from({ length: 5 }, (_, x) => (pick(seed, 20 + y * 5 + x, 3) === 0 ? '.' : '#')).join('');
  return [...Array.from({ length: rows }, (_, y) => row(y)), '..@..'];
}

function deckText(house) {
  const cards = Array.from({ length: 20 }, (_, n) => {
    // Marshals stand first in each file: one of them, three times, and no other.
    const place = n === 0 ? 0 : 2 + n;
    return `  - { card: ${cardOf(house, place).id}, count: 3 }`;
  });
  const name = HOUSES[house];
  return [
    modeline('../', 'deck'),
    `id: host-${name}`,
    `name: { en: Host of ${name}, ja: ${name}の軍勢 }`,
    `house: ${name}`,
    'cards:',
    ...cards,
    '',
  ].join('\n');
}

function quoted(text) {
  return /^"|: |#/.test(text) ? `'${text.replaceAll("'", "''")}'` : text;
}

/** A number below `bound`, spread evenly, the same for the same arguments. */
function pick(number, salt, bound) {
  let hash = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return ((hash ^ (hash >>> 13)) >>> 0) % bound;
}

function item(list, index) {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no item ${index}`);
  return found;
}
