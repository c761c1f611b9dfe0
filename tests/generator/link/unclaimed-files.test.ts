import { expect, test } from 'vitest';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';

const checkTinyGame = tinyGameChecker();

function unclaimed(file: string): string[] {
  return checkTinyGame([{ file, content: '- id: goblin-scout\n' }])
    .diagnostics.filter(({ code }) => code === 'CW1216')
    .map((diagnostic) => diagnostic.file);
}

test.for(['extra/goblin.yaml', 'units/goblin.YAML', 'units/goblin.Yml'])(
  '%s is reported',
  (file) => {
    expect(unclaimed(file)).toEqual([expect.stringMatching(new RegExp(`/${file}$`, 'u'))]);
  },
);

test('notes and pictures are not', () => {
  expect(unclaimed('units/goblin.md')).toEqual([]);
  expect(unclaimed('art/goblin.PNG')).toEqual([]);
});
