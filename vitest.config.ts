import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// `npm run test:fast` leaves out *.slow.test.ts: processes, browsers, editors.
const slow = 'tests/**/*.slow.test.ts';
const isFast = process.env['CARDWRIGHT_TESTS'] === 'fast';

// Fast files share the modules of their worker: loading them anew for each took longer than the
// tests. Slow ones may change their process: its environment, its temporary folder.
const fastFiles = {
  name: 'fast',
  include: ['tests/**/*.test.ts'],
  exclude: [slow, '**/node_modules/**'],
  isolate: false,
};
const slowFiles = { name: 'slow', include: [slow], isolate: true };

export default defineConfig({
  // The rules of a game import the engine by the name of the package; tests run the source.
  resolve: {
    alias: { 'cardwright/engine': fileURLToPath(new URL('engine/index.ts', import.meta.url)) },
  },
  test: {
    projects: (isFast ? [fastFiles] : [fastFiles, slowFiles]).map((files) => ({
      extends: true,
      test: files,
    })),
    // All cores, also of a machine with two: slow files mostly wait for the processes they start.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', './tests/support/clause-reporter.ts'],
  },
});
