import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.ts';

// Three suites by file name. CARDWRIGHT_TESTS picks one; by default all but the soak run.
//   *.test.ts       fast: what needs one process and a second or two
//   *.slow.test.ts  slow: commands as processes, browsers, editors, what tries much
//   *.soak.test.ts  soak: many random games, every stage of an interrupted print
// The soak run also tries single tests of other files: those with the tag, in a run of their own.
const slow = 'tests/**/*.slow.test.ts';
const soak = 'tests/**/*.soak.test.ts';

const tests = fileURLToPath(new URL('tests', import.meta.url));
const texts = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({
    file: `tests/${file.replaceAll('\\', '/')}`,
    text: readFileSync(join(tests, file), 'utf8'),
  }));
const filesWith = (part: string): string[] =>
  texts.filter(({ text }) => text.includes(part)).map(({ file }) => file);

// Files that try more in the soak run: they take from tests/support/runs.ts how much that is.
const longer = filesWith("/support/runs.ts'");
const tagged = filesWith("tags: 'soak'");

const all = 'tests/**/*.test.ts';
const suites = {
  all: { include: [all], exclude: [soak] },
  fast: { include: [all], exclude: [slow, soak] },
  slow: { include: [slow] },
  soak: { include: [soak, ...longer] },
  tagged: { include: tagged, exclude: longer, tagsFilter: ['soak'] },
};

const asked = process.env['CARDWRIGHT_TESTS'];
const chosen =
  suites[asked !== undefined && asked in suites ? (asked as keyof typeof suites) : 'all'];
const isSoak = asked === 'soak' || asked === 'tagged';

// Users have the browser that comes as a package, so the tests do; it exists for Linux on x64.
// What matters is repeated with an installed browser in tests/print/browser/installed.slow.test.ts.
const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

export default defineConfig({
  // The rules of a game import the engine by the name of the package; tests run the source.
  resolve: {
    alias: { 'cardwright/engine': fileURLToPath(new URL('engine/index.ts', import.meta.url)) },
  },
  test: {
    ...chosen,
    tags: [
      {
        name: 'soak',
        description:
          'What a short run can do without: what others, signals and late answers do meanwhile, and the same once more in another game or form.',
        skip: !isSoak,
      },
    ],
    // Files share the modules of their worker: loading them for each file took as long as the fast
    // tests. What a file changes of its process is put back after it.
    // The files of the soak run are long, and what one remembers is nothing to the next.
    isolate: asked === 'soak',
    // In the soak run hundreds of damaged games are remembered: more than Node allows itself. In the others
    // much is made and forgotten: with room for it a run takes a twentieth less.
    execArgv: asked === 'soak' ? ['--max-old-space-size=8192'] : ['--max-semi-space-size=128'],
    // What is made of the same content by the same code is made once in a run. The soak run makes
    // everything each time.
    globalSetup: asked === 'soak' ? [] : ['./tests/support/room-of-run.ts'],
    setupFiles: [
      './tests/support/put-back.ts',
      './tests/support/seed.ts',
      ...(asked === 'soak' ? [] : ['./tests/support/memory-of-run.ts']),
    ],
    sequence: { sequencer: SlowFirst },
    // What was compiled for one run serves the next, by what is in the files.
    experimental: { fsModuleCache: true },
    env: {
      // Tests read what the tool says in English, on whatever machine they run.
      CARDWRIGHT_UI: 'en',
      ...(hasPackagedBrowser ? { CARDWRIGHT_BROWSER: 'package' } : {}),
    },
    // All cores, also of a machine with two: slow files mostly wait for the processes they start.
    maxWorkers: '100%',
    // Limits end what hangs. A busy machine must not reach them.
    testTimeout: asked === 'soak' ? 1_800_000 : 600_000,
    hookTimeout: 600_000,
    reporters: [
      'default',
      './tests/support/clause-reporter.ts',
      './tests/support/slowest-reporter.ts',
    ],
  },
});
