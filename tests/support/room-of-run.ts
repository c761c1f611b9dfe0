/** A folder in which all workers of one run remember what they make; it goes with the run. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly roomOfRun: string | null;
  }
}

export default function setup(project: TestProject): (() => void) | undefined {
  // While somebody edits, the code changes between two runs of the same process.
  if (project.config.watch) {
    project.provide('roomOfRun', null);
    return undefined;
  }
  const room = mkdtempSync(join(tmpdir(), 'cardwright-run-'));
  for (const part of ['own', 'pressed']) mkdirSync(join(room, part), { mode: 0o700 });
  project.provide('roomOfRun', room);
  return () => rmSync(room, { recursive: true, force: true });
}
