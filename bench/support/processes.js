/** Times whole Node processes, in turn, so that a machine whose speed drifts is fair to all of them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const reporter = fileURLToPath(new URL('report-cpu.cjs', import.meta.url));

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {readonly string[]} args   of `node`
 * @property {string} [cwd]
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
      const run = runProgram(program);
      if (round > 0) runs[index]?.push(run);
    });
  }
  return runs;
}
