/** What the command line says is asked of `say`, so that it is said in the language of the tool. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';

const cli = join(packageRoot(), 'cli');

/** A sentence, or a word of one, in place of what `say` returns. */
const UNSAID =
  /(?:\.(?:progress|print|remark)|\bshow|\bnote|new WrongUse)\(\s*(?:'[^'\n]*[A-Za-z]{3}|`[^`$\n]*[A-Za-z]{3})/g;

test('no English is handed to a terminal as it is', () => {
  const unsaid = readdirSync(cli, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(cli, file), 'utf8');
      return [...text.matchAll(UNSAID)].map(([found]) => `${file}: ${found.replace(/\s+/g, ' ')}`);
    });
  expect(unsaid).toEqual([]);
});
