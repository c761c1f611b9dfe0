import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// `npm run test:fast` leaves out *.slow.test.ts: processes, browsers, editors.
const slow = 'tests/**/*.slow.test.ts';

export default defineConfig({
  // The rules of a game import the engine by the name of the package; tests run the source.
  resolve: {
    alias: { 'cardwright/engine': fileURLToPath(new URL('engine/index.ts', import.meta.url)) },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude:
      process.env['CARDWRIGHT_TESTS'] === 'fast'
        ? [slow, '**/node_modules/**']
        : ['**/node_modules/**'],
    // Files of a worker share their modules: loading them anew for each took longer than the tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', './tests/support/clause-reporter.ts'],
  },
});
