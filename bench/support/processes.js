/** Times whole Node processes, in turn, so that a machine whose speed drifts is fair to all of them. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const reporter = fileURLToPath(new URL('report-cpu.cjs', import.meta.url));

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {readonly string[]} args   of `node`
 * @property {string} [cwd]
 * @property {() => void} [before]   what is done before each run, and not measured
 *
 * @typedef {{ wall: number, cpu: number, output: string }} Run   times in ms; cpu is user and system of all threads
 */

/** Runs a program to its end. It must succeed: what failed early was not measured. */
export function runProgram({ name, args, cwd }) {
  const started = performance.now();
  const { status, stdout, stderr, output } = spawnSync(
    process.execPath,
    ['--require', reporter, ...args],
    { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe', 'pipe'], maxBuffer: 2 ** 26 },
  );
  const wall = performance.now() - started;
  if (status !== 0) throw new Error(`${name} ended with ${status}:\n${stdout}${stderr}`);
  return { wall, cpu: Number(output[3]), output: stdout };
}

/** Runs every program `rounds` times after one that does not count; a list of runs for each. */
export function runInTurn(programs, rounds, remark) {
  const runs = programs.map(() => /** @type {Run[]} */ ([]));
  for (let round = 0; round <= rounds; round += 1) {
    remark(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    programs.forEach((program, index) => {
      program.before?.();
      const run = runProgram(program);
      if (round > 0) runs[index]?.push(run);
    });
  }
  return runs;
}

/** Milliseconds of processor that a running process and those below it have used; NaN where the system does not say. */
export function processorTime(pid) {
  if (process.platform !== 'linux') return NaN;
  return [pid, ...below(pid)].reduce((sum, one) => sum + threadsTime(one), 0);
}

function below(pid) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)]);
  const of = (one) => parents.filter(([, parent]) => parent === one).map(([child]) => child);
  const found = of(pid);
  for (const one of found) found.push(...of(one));
  return found;
}

/** NaN of a process that has ended. */
function parentOf(pid) {
  const stat = readOr(`/proc/${pid}/stat`, '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function threadsTime(pid) {
  return threadsOf(pid)
    .map(
      (thread) => Number(readOr(`/proc/${pid}/task/${thread}/schedstat`, '0').split(' ')[0]) / 1e6,
    )
    .reduce((sum, one) => sum + one, 0);
}

function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Processes end while they are looked at. */
function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
