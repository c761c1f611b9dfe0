import { rememberFromRunToRun } from '../kernel/index.ts';
import { run } from './run.ts';

rememberFromRunToRun();
process.exitCode = await run(process.argv.slice(2));

/** Milliseconds after which nothing is waited for any more. */
const LEFT_MS = 1000;

// A browser that was killed at work leaves its driver waiting for minutes.
setTimeout(() => {
  if (process.stdout.writableLength + process.stderr.writableLength === 0) process.exit();
}, LEFT_MS).unref();
