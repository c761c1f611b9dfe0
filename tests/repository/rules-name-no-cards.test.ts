/** Rules hold for every card: no file of them names one, nor a fixture or a deck. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../generator/check.ts';
import { packageRoot } from '../../kernel/index.ts';

const content = join(packageRoot(), 'content');
/** With rules of their own: `build` makes the folder before anybody writes them. */
const games = readdirSync(content).filter(
  (game) => existsSync(join(content, game, 'rules')) && textsIn(game).length > 0,
);

/** Texts in quotation marks of the rules of a game, without what `build` writes. */
function textsIn(game: string): string[] {
  const folder = join(content, game, 'rules');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && path !== 'data.gen.ts')
    .flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/(['"`])[a-z0-9-]+\1/g) ?? [])
    .map((text) => text.slice(1, -1));
}

test.each(games)('%s', (game) => {
  const { names } = new GameChecker(join(content, game)).check().game!;
  const ids = [...names.keys()].filter((id) => id.includes('-'));
  const texts = new Set(textsIn(game));
  expect(texts.size).toBeGreaterThan(0);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => texts.has(id))).toEqual([]);
});
