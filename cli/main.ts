import { rememberFromRunToRun } from '../kernel/index.ts';
import { run } from './run.ts';

rememberFromRunToRun();
process.exitCode = await run(process.argv.slice(2));
