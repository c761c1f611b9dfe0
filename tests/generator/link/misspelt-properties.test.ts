/** A property that is misspelt in a schema is reported there, once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';
import { TINY_GAME } from '../../diagnostics/tiny-game.ts';

const checkTinyGame = tinyGameChecker();
const SCHEMA = 'schemas/unit.schema.json';
const CARDS = 'units/orc.yaml';

/** Code, file, marked text and what was meant of each error, where texts of files are others. */
function faultsWith(...changes: readonly (readonly [file: string, from: string, to: string])[]) {
  const overlays = changes.map(([file, from, to]) => {
    const text = readFileSync(join(TINY_GAME, file), 'utf8');
    expect(text).toContain(from);
    return { file, content: text.replaceAll(from, to) };
  });
  return checkTinyGame(overlays).diagnostics.map(({ code, file, range, params }) => {
    const { content = '' } = overlays.find((one) => file.endsWith(one.file)) ?? {};
    const marked = content.slice(range!.start.offset, range!.end.offset);
    const { nearest, meant = nearest } = params as { nearest?: string; meant?: string };
    return [code, file.split('/tiny-game/')[1], marked, meant];
  });
}

test('of a field that cards may have', () => {
  const found = faultsWith(
    [SCHEMA, '"note": {', '"noet": {'],
    [CARDS, '  defence:', '  note: Fierce.\n  defence:'],
  );
  expect(found).toEqual([['CW1437', SCHEMA, '"noet"', 'note']]);
});

test('of a field that cards must have, against the list of these', () => {
  const found = faultsWith([SCHEMA, '"defence": {', '"defense": {']);
  expect(found).toEqual([['CW1404', SCHEMA, '"defence"', 'defense']]);
});

test('a card that misspells it has the fault itself, alone or not', () => {
  const one = faultsWith([CARDS, '  defence: 3', '  defense: 3']);
  expect(one).toEqual([['CW1102', CARDS, 'defense', 'defence']]);
  const notes = faultsWith(
    [CARDS, '  defence:', '  noet: Fierce.\n  defence:'],
    ['units/dwarf.yaml', '  art: art/guard.png', '  note: Steadfast.\n  art: art/guard.png'],
  );
  expect(notes.map(([code, file]) => [code, file])).toEqual([
    ['CW1101', CARDS],
    ['CW1101', CARDS],
  ]);
});
