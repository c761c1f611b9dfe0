// Counts the clauses of every game that a test proved, and fails when one is lost.
//
//   node scripts/clauses.js                    runs the tests whose names cite clauses
//   node scripts/clauses.js --proved FILE      takes what an earlier run proved
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const flag = process.argv.indexOf('--proved');
const proved = flag === -1 ? runTests() : readJson(process.argv[flag + 1]);
const pending = parse(
  readFileSync(join(root, 'tests', 'repository', 'clauses-pending.yaml'), 'utf8'),
);

let lost = false;
for (const game of readdirSync(join(root, 'content'))) lost = report(game) || lost;
process.exit(lost ? 1 : 0);

/** Reports what is missing in one game; its last line is the count. Returns whether a clause is lost. */
function report(game) {
  const clauses = clausesOf(game);
  const groups = pending[game] ?? [];
  const isPending = (clause) =>
    groups.find((group) => group.clauses.some((p) => within(clause, p)));
  const missing = clauses.filter((clause) => proved[clause] === undefined);
  const unexplained = missing.filter((clause) => isPending(clause) === undefined);
  const stale = clauses.filter((clause) => proved[clause] !== undefined && isPending(clause));
  for (const { clauses: prefixes, reason } of groups) {
    const waiting = missing.filter((clause) => prefixes.some((prefix) => within(clause, prefix)));
    if (waiting.length > 0) console.log(`${game}: ${waiting.length} pending: ${reason}`);
  }
  for (const clause of unexplained) console.log(`${game}: ${clause} is proved by no test`);
  for (const clause of stale)
    console.log(`${game}: ${clause} is proved; take it off the pending list`);
  console.log(`${game}: ${clauses.length - missing.length}/${clauses.length}`);
  return unexplained.length > 0 || stale.length > 0;
}

/** `LOW-5` covers LOW-5.7.6, `LOW-5.7` too; `LOW-5.7.6` itself only. */
function within(clause, prefix) {
  return clause === prefix || clause.startsWith(`${prefix}.`);
}

function clausesOf(game) {
  const file = join(root, 'content', game, 'rules.md');
  if (!existsSync(file)) return [];
  const pattern = /^- \*\*([A-Z]{2,5}-[0-9A-Z]+(?:\.[0-9]+)*)\*\*/gm;
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => match[1]);
}

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-clauses-'));
  const file = join(folder, 'proved.json');
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...testFiles()],
      { cwd: root, encoding: 'utf8', env: { ...process.env, CARDWRIGHT_CLAUSES: file } },
    );
    if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
    return readJson(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests that run scenarios or cite a clause by themselves. */
function testFiles() {
  return readdirSync(join(root, 'tests'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('tests', name))
    .filter((name) => {
      const text = readFileSync(join(root, name), 'utf8');
      return text.includes('runScenarios') || /\b[A-Z]{3,5}-\d+\.\d+/.test(text);
    });
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
