/** Every rules text of the games, as players read it. Read the file aloud after a change of a phrase. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Text } from '../../../engine/game.ts';
import { GameChecker } from '../../../generator/check.ts';
import { CardTexts } from '../../../generator/rules-text/card-texts.ts';
import { plainText } from '../../../generator/rules-text/runs.ts';
import { inLocale, packageRoot } from '../../../kernel/index.ts';

describe.for(['apeiron', 'battle-logistic-square'])('%s', (id) => {
  const { game } = new GameChecker(join(packageRoot(), 'content', id)).check();
  const texts = game === null ? null : new CardTexts(game);

  test.for(['en', 'ja'])('%s', async (locale) => {
    const lines = [...(game?.names.values() ?? [])].flatMap(({ id: card, item }) => {
      const paragraphs = texts?.paragraphs(card, locale) ?? [];
      if (paragraphs.length === 0) return [];
      const name = inLocale(item.value['name'] as Text, locale);
      const reported = paragraphs.map(
        ({ runs, reminders }) => `  ${plainText([...runs, ...reminders])}`,
      );
      return [`${name} (${card})`, ...reported, ''];
    });
    await expect(lines.join('\n')).toMatchFileSnapshot(join('texts', `${id}.${locale}.txt`));
  });

  test('every number names the field that holds it', () => {
    for (const { id: card, item } of game?.names.values() ?? []) {
      const paragraphs = texts?.paragraphs(card, 'en') ?? [];
      for (const run of paragraphs.flatMap(({ runs, reminders }) => [...runs, ...reminders])) {
        if (run.kind !== 'number') continue;
        const shown = Number(run.text.replace('−', '-'));
        expect(numbersAt(item.file.data, run.path ?? [])).toContain(shown);
      }
    }
  });
});

function at(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((value, key) => (value as Record<string | number, unknown>)[key], data);
}

/** What may stand for the field: its number, without its sign too; of a list, how many alike begin there. */
function numbersAt(data: unknown, path: readonly (string | number)[]): number[] {
  const value = at(data, path);
  if (typeof value === 'number') return [value, Math.abs(value)];
  const list = at(data, path.slice(0, -1)) as readonly unknown[];
  const alike = list.slice(Number(path.at(-1))).findIndex((one) => !isDeepStrictEqual(one, value));
  return [alike === -1 ? list.length - Number(path.at(-1)) : alike];
}
