/**
 * How long it takes to check a very large game, beside the tools that do a part of the same:
 * cold, as whole processes, and after an edit of one file.
 *
 * `npm run bench check -- 9` runs nine rounds instead of seven.
 */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GameChecker } from '../dist/generator/index.js';
import { size, unitFile, writeSyntheticGame } from './check/synthetic-game.js';
import { median, table } from './support/figures.js';
import { runInTurn } from './support/processes.js';

const ROUNDS = 7;

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function bench([rounds = String(ROUNDS)]) {
  const room = mkdtempSync(join(tmpdir(), 'cardwright-bench-'));
  try {
    const folder = join(room, 'game');
    mkdirSync(folder);
    writeSyntheticGame(folder);
    const programs = programsFor(folder, writeUnitSchema(folder, room));
    const runs = runInTurn(programs, Number(rounds), (text) => process.stderr.write(`${text}\n`));
    process.stdout.write(report(folder, programs, runs));
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

/** The self-contained schema by which Cardwright checks the files of units, for ajv-cli. */
function writeUnitSchema(folder, room) {
  const { schemas, diagnostics } = new GameChecker(folder).check();
  if (diagnostics.length > 0) throw new Error(`The game is not sound: ${diagnostics[0].message}`);
  const file = join(room, 'unit.schema.json');
  writeFileSync(file, JSON.stringify(schemas.bundles.get('unit')));
  return file;
}

/** What is measured, each with what it does and what it omits. The order is that of the table. */
function programsFor(folder, schema) {
  const units = readdirSync(join(folder, 'units')).map((name) => join(folder, 'units', name));
  const ajv = join(root, 'node_modules', 'ajv-cli', 'dist', 'index.js');
  return [
    {
      name: 'cardwright check',
      args: [join(root, 'bin', 'cardwright.js'), 'check', folder],
      before: () => saveSomething(folder),
      does: 'after an edit, all files of the game: YAML, schemas, ids, references, drawings, languages, decks; faults would have a line',
    },
    {
      name: 'the same again',
      args: [join(root, 'bin', 'cardwright.js'), 'check', folder],
      does: 'nothing is different: all files of the game are read, and known to be sound',
    },
    {
      name: 'ajv-cli validate',
      args: [
        ajv,
        'validate',
        '--spec=draft7',
        '--strict=false',
        '-s',
        schema,
        '-d',
        `${folder}/units/*.yaml`,
      ],
      does: 'the files of units: YAML (js-yaml 3) and the same schema; stops at the first fault of a file, no lines, no references',
    },
    {
      name: 'js-yaml load',
      args: [join(root, 'bench', 'check', 'parse-js-yaml.js'), ...units],
      does: 'the files of units: YAML to values, nothing else',
    },
    {
      name: 'yaml parse',
      args: [join(root, 'bench', 'check', 'parse-yaml.js'), ...units],
      does: 'the files of units: YAML to values, nothing else',
    },
    {
      name: 'node, nothing to do',
      args: ['--eval', '0'],
      does: 'starts and ends; part of each of the above',
    },
    {
      name: 'one edit answered',
      args: [join(root, 'bench', 'check', 'edits.js'), folder],
      does: 'as in watch mode: a card is changed, soundly or not, and the game is checked again, whole; the time from the saved file to the faults with their lines',
    },
  ];
}

/** What was found sound is not checked again: every run has something that it has not seen. */
function saveSomething(folder) {
  const file = join(folder, unitFile(0));
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/(?:# Saved .*\n)*$/, `# Saved ${Date.now()}\n`),
  );
}

function report(folder, programs, runs) {
  const edits = runs.pop().map(({ output }) => JSON.parse(output));
  const reference = runs[programs.findIndex(({ name }) => name.startsWith('ajv-cli'))];
  const rows = runs.map((own, index) => [
    programs[index].name,
    `${median(own.map(({ wall }) => wall)).toFixed(0)} ms`,
    `${median(own.map(({ cpu }) => cpu)).toFixed(0)} ms`,
    ratio(own, reference, 'wall'),
    ratio(own, reference, 'cpu'),
  ]);
  const notes = programs.map(({ name, does }) => `  ${name}: ${does}.`);
  return [
    '',
    `${size.cards} cards in ${size.files} files, ${megabytes(folder)} MB; Node ${process.version}, ${availableParallelism()} processors, medians of ${reference.length} rounds`,
    '',
    table([['whole processes', 'wall', 'cpu', 'wall / ajv-cli', 'cpu / ajv-cli'], ...rows]),
    '',
    table([
      ['one process, 30 edits', 'median', 'worst', 'median cpu'],
      [
        'one edit answered',
        milliseconds(edits.map((answers) => median(answers.map(({ wall }) => wall)))),
        milliseconds(edits.map((answers) => Math.max(...answers.map(({ wall }) => wall)))),
        milliseconds(edits.map((answers) => median(answers.map(({ cpu }) => cpu)))),
      ],
    ]),
    '',
    'What each does:',
    ...notes,
    '',
  ].join('\n');
}

/** The middle of what the rounds gave. */
function milliseconds(rounds) {
  return `${median(rounds).toFixed(1)} ms`;
}

/** The middle of the ratios of the rounds: both ran within moments of each other. */
function ratio(runs, reference, figure) {
  return median(runs.map((run, round) => run[figure] / reference[round][figure])).toFixed(2);
}

function megabytes(folder) {
  const bytes = readdirSync(join(folder, 'units')).reduce(
    (sum, name) => sum + statSync(join(folder, 'units', name)).size,
    0,
  );
  return (bytes / 1e6).toFixed(1);
}
