import { defineConfig } from 'vitest/config';

// `npm run test:fast` leaves out *.slow.test.ts: processes, browsers, editors.
const slow = 'tests/**/*.slow.test.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude:
      process.env['CARDWRIGHT_TESTS'] === 'fast'
        ? [slow, '**/node_modules/**']
        : ['**/node_modules/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', './tests/support/clause-reporter.ts'],
  },
});
