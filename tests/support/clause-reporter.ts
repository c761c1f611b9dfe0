/**
 * Notes which clauses were proved: those cited in the name of a test that ran and passed.
 * `npm run clauses` reads what it writes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Clauses with the names of the tests that proved them. */
export type ProvedClauses = Record<string, string[]>;

/** Where the last complete run wrote what it proved. */
export const PROVED = join('build', 'clauses.json');

const CLAUSE = /\b[A-Z]{2,5}-\d+(?:\.\d+)+\b/g;

export default class ClauseReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (process.env['CARDWRIGHT_TESTS'] === 'soak') return;
    const proved: ProvedClauses = {};
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        for (const [clause] of test.fullName.matchAll(CLAUSE)) {
          (proved[clause] ??= []).push(test.fullName);
        }
      }
    }
    const file = process.env['CARDWRIGHT_CLAUSES'] ?? PROVED;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(proved, null, 2)}\n`);
  }
}
