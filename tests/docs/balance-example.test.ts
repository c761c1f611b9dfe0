/** What the page about balance shows under `suggest` is sound in the game that it is about. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../generator/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();

test.each(['docs/how-to/balance.md', 'docs/ja/how-to/balance.md'])('%s', (page) => {
  const text = readFileSync(join(packageRoot(), page), 'utf8');
  const [, example = ''] = /```yaml\n(suggest:\n[^]*?)```/.exec(text) ?? [];
  expect(example).toContain('exchanges:');
  const written = readFileSync(join(LORDS_OF_WAR, 'balance.yaml'), 'utf8');
  const folder = copyGame(LORDS_OF_WAR, join(room, page.replaceAll('/', '-')), {
    'balance.yaml': `${written}${example}`,
  });
  expect(new GameChecker(folder).check().diagnostics).toEqual([]);
});
