/** Files share a process. What one changes of its environment is put back before the next begins. */
import { afterAll, vi } from 'vitest';

const env = { ...process.env };
const cwd = process.cwd();
const { exitCode } = process;

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.chdir(cwd);
  process.exitCode = exitCode;
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
});
