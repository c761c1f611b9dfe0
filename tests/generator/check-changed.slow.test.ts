/** A check after a change finds what a check of the whole folder finds: nothing that is remembered is out of date. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GameChecker } from '../../generator/check.ts';
import { runs } from '../support/runs.ts';
import { copyGame, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';

const folder = copyGame(TINY_GAME, join(temporaryRoom(), 'game'), {
  'translations.lock.json': '{ "dwarf-guard#name": { "ja": "1 2" } }',
});
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(yaml|json|txt|md)$/.test(path))
  .toSorted();
const texts = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
const watching = new GameChecker(folder);
watching.check();

function expectSame(changed: readonly string[]): void {
  const { diagnostics, linked } = watching.changed(changed);
  const fresh = new GameChecker(folder).check();
  expect(diagnostics).toEqual(fresh.diagnostics);
  expect(linked?.cards).toEqual(fresh.linked?.cards);
  expect(linked?.decks.map(({ verdict }) => verdict)).toEqual(
    fresh.linked?.decks.map(({ verdict }) => verdict),
  );
}

/** Changes that other files than the one edited have to hear of. */
describe('after a change', () => {
  test.each([
    ['an id', 'races.yaml', /id: dwarf\b/, 'id: duergar'],
    ['a language of the game', 'game.yaml', /locales: \[en, ja\]/, 'locales: [en]'],
    ['a derived field', 'game.yaml', /shooter: .*/, 'shooter: { class: infantry }'],
    ['the files of a kind', 'game.yaml', /units\/\*\.yaml/, 'units/o*.yaml'],
    ['a drawing that others name', 'patterns.yaml', /#/, '.'],
    ['the id of a drawing', 'patterns.yaml', /id: volley/, 'id: salvo'],
    ['a choice of decks', 'construction.yaml', /\[starter, free\]/, '[starter]'],
    ['a limit', 'construction.yaml', /exactly: 4/, 'exactly: 5'],
    ['a schema', 'schemas/unit.schema.json', /"maximum": 9/, '"maximum": 2'],
    ['a clause', 'rules.md', /\*\*TINY-2\.1\*\*/, '**TINY-2.9**'],
    ['a card that decks hold', 'units/dwarf.yaml', /id: dwarf-miner/, 'id: miner'],
    ['an id that something of another kind has', 'races.yaml', /id: orc\b/, 'id: orc-bowman'],
    ['an id that another card has', 'units/dwarf.yaml', /id: dwarf-miner/, 'id: dwarf-guard'],
    ['a value of a card', 'units/dwarf.yaml', /defence: 4/, 'defence: 5'],
    [
      'the class of a card that a limit counts',
      'units/dwarf.yaml',
      /class: archer/,
      'class: infantry',
    ],
    ['a language of a text', 'units/dwarf.yaml', /ja: 衛兵/, 'jp: 衛兵'],
    ['a deck that others start from', 'decks/starter.yaml', /count: \d/, 'count: 3'],
  ])('of %s', (_, path, pattern, replacement) => {
    const text = texts.get(path) ?? '';
    expect(text).toMatch(pattern);
    writeFiles(folder, { [path]: text.replace(pattern, replacement) });
    expectSame([path]);
    writeFiles(folder, { [path]: text });
    expectSame([path]);
  });

  test('of game.yaml, schemas that were read again explain errors as before', () => {
    const { 'game.yaml': manifest, 'decks/starter.yaml': deck } = Object.fromEntries(texts);
    const paths = ['game.yaml', 'decks/starter.yaml'];
    writeFiles(folder, { 'game.yaml': `${manifest}\nunheard: 1\n` });
    watching.changed(paths);
    const misspelt = String(deck).replace('count: 1', 'couunt: 1');
    writeFiles(folder, { 'game.yaml': String(manifest), 'decks/starter.yaml': misspelt });
    const found = watching.changed(paths).diagnostics.map(({ code, message }) => [code, message]);
    expect(found).toEqual([['CW1102', expect.stringContaining('"count" is missing')]]);
    writeFiles(folder, { 'decks/starter.yaml': String(deck) });
    expectSame(paths);
  });

  test('of whatever lines, in whatever files', () => {
    const slips = fc.array(
      fc.record({
        path: fc.constantFrom(...paths),
        line: fc.nat({ max: 40 }),
        slip: fc.constantFrom('', 'id: orc', '- x', '  defence: 99', '@', 'race: elf'),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(slips, (edits) => {
        for (const { path, line, slip } of edits) {
          const lines = readFileSync(join(folder, path), 'utf8').split('\n');
          lines[line % lines.length] = slip;
          writeFiles(folder, { [path]: lines.join('\n') });
          expectSame([path]);
        }
        const edited = edits.map(({ path }) => path);
        writeFiles(folder, Object.fromEntries(edited.map((path) => [path, texts.get(path) ?? ''])));
        expectSame(edited);
      }),
      { numRuns: runs(25, 150) },
    );
  });
});
