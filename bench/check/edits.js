// Watch mode without the watching: one process checks the game of its argument, then answers edits
// of one file after another. Prints wall and processor time of each answer in ms, as JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GameChecker } from '../../dist/generator/index.js';
import { size, unitFile } from './synthetic-game.js';

const EDITS = 30;

/** Slips in the middle card of a file, each another; null restores the file. */
const slips = [
  [/^ {2}defence: \d+$/gm, '  defence: 99'],
  [/^ {2}house: \w+$/gm, '  house: nowhere'],
  [/^ {2}cost: /gm, '  coast: '],
  [/^ {2}rank: \w+$/gm, '  rank: [veteran'],
  [/^ {2}morale: \d+$/gm, '  morale: low'],
];

const [folder = '.'] = process.argv.slice(2);
const checker = new GameChecker(folder);
expect(checker.check(), 'sound');

const answers = [];
for (let edit = 0; edit < EDITS; edit += 1) {
  const path = unitFile((edit * 13) % size.files);
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, edit % 2 === 0 ? withFigure(before, edit) : withSlip(before, edit));
  const [started, used] = [performance.now(), process.cpuUsage()];
  // They are found when somebody asks for them.
  const { diagnostics } = checker.changed([path]);
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage(used);
  answers.push({ wall, cpu: (user + system) / 1000 });
  expect({ diagnostics }, edit % 2 === 0 ? 'sound' : 'faulty');
  if (edit % 2 === 0) continue;
  writeFileSync(file, before);
  expect(checker.changed([path]), 'sound');
}
process.stdout.write(JSON.stringify(answers));

function withFigure(text, edit) {
  return replaceMiddle(text, /^ {2}defence: \d+$/gm, `  defence: ${1 + (edit % 12)}`);
}

function withSlip(text, edit) {
  const [pattern, slip] = slips[((edit - 1) / 2) % slips.length];
  return replaceMiddle(text, pattern, slip);
}

function replaceMiddle(text, pattern, replacement) {
  const found = [...text.matchAll(pattern)];
  const { index, 0: old } = found[Math.floor(found.length / 2)];
  return text.slice(0, index) + replacement + text.slice(index + old.length);
}

function expect({ diagnostics }, wanted) {
  const actual = diagnostics.length === 0 ? 'sound' : 'faulty';
  if (actual === wanted) return;
  throw new Error(`a ${wanted} game was found ${actual}: ${JSON.stringify(diagnostics[0])}`);
}
