/** Editing a game in steps: what is written, taken back, done again, and what is never overwritten. */
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComponentChange } from '../../generator/index.ts';
import { makeFolder } from '../../kernel/index.ts';
import { JOURNAL } from '../../studio/server/journal.ts';
import { hashOf, textChange } from '../../studio/server/text-change.ts';
import { Workshop } from '../../studio/server/workshop.ts';
import { copyGame, temporaryRoom, TINY_GAME } from '../support/games.ts';

const room = temporaryRoom();
let count = 0;

function freshGame(files: Readonly<Record<string, string | null>> = {}): string {
  count += 1;
  return copyGame(TINY_GAME, join(room, `game-${count}`), files);
}

const FILE = 'units/dwarf.yaml';

function textIn(folder: string, path = FILE): string {
  return readFileSync(join(folder, path), 'utf8');
}

function change(folder: string, from: string, to: string, path = FILE): void {
  const text = textIn(folder, path);
  expect(text).toContain(from);
  writeFileSync(join(folder, path), text.replace(from, to));
}

function defence(id: string, was: unknown, value: unknown): ComponentChange {
  return { do: 'set', kind: 'unit', id, field: ['defence'], was, value };
}

const GUARD = defence('dwarf-guard', 4, 5);

describe('a step', () => {
  test('is written, checked, taken back and done again', () => {
    const folder = freshGame();
    const before = textIn(folder);
    const workshop = new Workshop(folder);
    expect(workshop.steps).toEqual({ undo: null, redo: null });
    const edited = workshop.edit('Guard: defence 5', [GUARD]);
    expect(edited).toMatchObject({ done: true, result: { diagnostics: [] } });
    expect(textIn(folder)).toBe(before.replace('defence: 4', 'defence: 5'));
    expect(workshop.steps).toEqual({ undo: 'Guard: defence 5', redo: null });
    expect(workshop.undo().done).toBe(true);
    expect(textIn(folder)).toBe(before);
    expect(workshop.steps).toEqual({ undo: null, redo: 'Guard: defence 5' });
    expect(workshop.redo().done).toBe(true);
    expect(textIn(folder)).toBe(before.replace('defence: 4', 'defence: 5'));
    expect(workshop.redo()).toEqual({ done: false, why: 'nothing' });
  });

  test('that makes a fault is written, and the fault reported: its designer is not done yet', () => {
    const workshop = new Workshop(freshGame());
    const outcome = workshop.edit('race', [
      { do: 'set', kind: 'unit', id: 'dwarf-guard', field: ['race'], was: 'dwarf', value: 'elf' },
    ]);
    const codes = outcome.done ? outcome.result.diagnostics.map(({ code }) => code) : [];
    expect(codes).toContain('CW1203');
  });

  test('that was taken back is forgotten when another one is made', () => {
    const workshop = new Workshop(freshGame());
    workshop.edit('one', [GUARD]);
    workshop.undo();
    workshop.edit('two', [defence('orc-bowman', 2, 3)]);
    expect(workshop.steps).toEqual({ undo: 'two', redo: null });
  });

  test('that changes nothing is no step', () => {
    const workshop = new Workshop(freshGame());
    expect(workshop.edit('nothing', [defence('dwarf-guard', 4, 4)]).done).toBe(true);
    expect(workshop.steps.undo).toBeNull();
  });

  test('outlives the end of the process', () => {
    const folder = freshGame();
    const before = textIn(folder);
    new Workshop(folder).edit('one', [GUARD]);
    const workshop = new Workshop(folder);
    expect(workshop.steps.undo).toBe('one');
    expect(workshop.undo().done).toBe(true);
    expect(textIn(folder)).toBe(before);
  });
});

describe('what others write meanwhile', () => {
  test('to another entry stays when a step is taken back', () => {
    const folder = freshGame();
    const before = textIn(folder);
    const workshop = new Workshop(folder);
    workshop.edit('one', [GUARD]);
    change(folder, 'Slinger', 'Stoner');
    expect(workshop.undo().done).toBe(true);
    expect(textIn(folder)).toBe(before.replace('Slinger', 'Stoner'));
    expect(workshop.redo().done).toBe(true);
    expect(textIn(folder)).toContain('defence: 5');
    expect(textIn(folder)).toContain('Stoner');
  });

  test('to the same field is a conflict, and stays', () => {
    const folder = freshGame();
    const workshop = new Workshop(folder);
    workshop.edit('one', [GUARD]);
    change(folder, 'defence: 5', 'defence: 6');
    const text = textIn(folder);
    const refused = [{ at: 0, why: 'conflict', now: 6 }];
    expect(workshop.undo()).toMatchObject({ done: false, why: 'refused', refused });
    expect(workshop.edit('two', [defence('dwarf-guard', 5, 1)])).toMatchObject({ refused });
    expect(textIn(folder)).toBe(text);
    // The step can still be taken back when the conflict is over.
    change(folder, 'defence: 6', 'defence: 5');
    expect(workshop.undo().done).toBe(true);
  });

  test('a component that was removed comes back where its file is', () => {
    const folder = freshGame();
    const before = textIn(folder);
    const workshop = new Workshop(folder);
    const was = {
      id: 'dwarf-miner',
      name: { en: 'Miner', ja: '坑夫' },
      race: 'dwarf',
      class: 'infantry',
      defence: 3,
    };
    const outcome = workshop.edit('gone', [{ do: 'remove', kind: 'unit', id: was.id, was }]);
    expect(outcome.done).toBe(true);
    expect(textIn(folder)).not.toContain('miner');
    change(folder, 'Slinger', 'Stoner');
    expect(workshop.undo().done).toBe(true);
    expect(textIn(folder)).toContain('id: dwarf-miner\n');
    expect(textIn(folder)).toContain('Stoner');
    change(folder, 'Stoner', 'Slinger');
    expect(textIn(folder)).toHaveLength(before.length);
  });
});

/** A journal as a power cut leaves it. */
function halfDone(folder: string, files: Readonly<Record<string, unknown>>): void {
  const begun = { label: 'half', files, changes: [GUARD], inverse: [] };
  makeFolder(dirname(join(folder, JOURNAL)));
  writeFileSync(join(folder, JOURNAL), JSON.stringify({ format: 1, steps: [], done: 0, begun }));
}

describe('a journal', () => {
  test('takes back what a power cut left half done', () => {
    const folder = freshGame();
    const [dwarf, orc] = [textIn(folder), textIn(folder, 'units/orc.yaml')];
    const next = dwarf.replace('defence: 4', 'defence: 5');
    halfDone(folder, {
      [FILE]: textChange(dwarf, next),
      'units/orc.yaml': textChange(orc, orc.replace('Bowman', 'Archer')),
    });
    writeFileSync(join(folder, FILE), next);
    expect(new Workshop(folder).steps).toEqual({ undo: null, redo: null });
    expect([textIn(folder), textIn(folder, 'units/orc.yaml')]).toEqual([dwarf, orc]);
    expect(JSON.parse(textIn(folder, JOURNAL))).toMatchObject({ begun: null });
  });

  test('is shared by two studios on one game: no step of the other is lost', () => {
    const folder = freshGame();
    const before = textIn(folder);
    const [one, other] = [new Workshop(folder), new Workshop(folder)];
    expect(one.edit('Guard', [GUARD]).done).toBe(true);
    expect(other.steps).toEqual({ undo: 'Guard', redo: null });
    expect(other.edit('Miner', [defence('dwarf-miner', 3, 2)]).done).toBe(true);
    expect(one.undo().done).toBe(true);
    expect(other.steps).toEqual({ undo: 'Guard', redo: 'Miner' });
    expect(new Workshop(folder).undo().done).toBe(true);
    expect(textIn(folder)).toBe(before);
    expect(one.redo().done && other.redo().done).toBe(true);
    expect(new Workshop(folder).steps).toEqual({ undo: 'Miner', redo: null });
  });

  test('that is removed or broken while a studio is open is written again', () => {
    const folder = freshGame();
    const workshop = new Workshop(folder);
    expect(workshop.edit('Guard', [GUARD]).done).toBe(true);
    for (const spoil of [
      () => rmSync(join(folder, JOURNAL)),
      () => writeFileSync(join(folder, JOURNAL), '{'),
    ]) {
      spoil();
      expect(workshop.undo().done).toBe(true);
      expect(new Workshop(folder).steps).toEqual({ undo: null, redo: 'Guard' });
      expect(workshop.redo().done).toBe(true);
    }
  });

  test('of a stranger changes no file outside the game', () => {
    const folder = freshGame();
    const outside = join(room, 'outside.txt');
    writeFileSync(outside, 'mine\n');
    symlinkSync(outside, join(folder, 'linked.yaml'));
    const theirs = textChange('theirs\n', 'mine\n');
    halfDone(folder, { 'linked.yaml': theirs });
    expect(new Workshop(folder).steps.undo).toBeNull();
    halfDone(folder, { '../outside.txt': theirs });
    expect(new Workshop(folder).steps.undo).toBeNull();
    expect(readFileSync(outside, 'utf8')).toBe('mine\n');
  });

  test('is written into the game, not through a link', () => {
    const folder = freshGame();
    const outside = join(room, 'elsewhere');
    makeFolder(outside);
    rmSync(join(folder, '.cardwright'), { recursive: true, force: true });
    symlinkSync(outside, join(folder, '.cardwright'));
    new Workshop(folder).edit('one', [GUARD]);
    expect(existsSync(join(outside, 'studio'))).toBe(false);
    expect(existsSync(join(folder, JOURNAL))).toBe(true);
  });

  test.for(['', '{', '[]', '{"format":2}', '{"format":1,"steps":[1],"done":0,"begun":null}'])(
    'that holds %j counts as none',
    (text) => {
      const folder = freshGame();
      makeFolder(dirname(join(folder, JOURNAL)));
      writeFileSync(join(folder, JOURNAL), text);
      const workshop = new Workshop(folder);
      expect(workshop.undo()).toEqual({ done: false, why: 'nothing' });
      expect(workshop.edit('one', [GUARD]).done).toBe(true);
    },
  );
});

test('any steps taken back leave the bytes that were there before, in any order of undo and redo', () => {
  const ids = ['dwarf-guard', 'dwarf-miner', 'dwarf-slinger', 'orc-ravager', 'orc-bowman'];
  const moves = fc.array(
    fc.oneof(
      fc.record({ id: fc.constantFrom(...ids), value: fc.integer({ min: 0, max: 9 }) }),
      fc.constant('undo' as const),
      fc.constant('redo' as const),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(moves, (list) => {
      const folder = freshGame();
      const files = [FILE, 'units/orc.yaml'];
      const textsOf = (): string => hashOf(files.map((path) => textIn(folder, path)).join('\0'));
      const workshop = new Workshop(folder);
      const states = [textsOf()];
      let at = 0;
      for (const move of list) {
        if (move === 'undo' || move === 'redo') {
          at += workshop[move]().done ? (move === 'undo' ? -1 : 1) : 0;
        } else {
          const { id, value } = move;
          const was = Number(/defence: (\d)/.exec(entry(folder, id))?.[1]);
          const outcome = workshop.edit(`${id} ${value}`, [defence(id, was, value)]);
          expect(outcome.done).toBe(true);
          if (was !== value) {
            at += 1;
            states.splice(at, states.length, textsOf());
          }
        }
        expect(textsOf()).toBe(states[at]);
      }
    }),
    { numRuns: 25 },
  );
});

/** The text from the id of a unit on. */
function entry(folder: string, id: string): string {
  const text = textIn(folder) + textIn(folder, 'units/orc.yaml');
  return text.slice(text.indexOf(`id: ${id}`));
}

describe('a step that is made of whole texts', () => {
  const NEW = 'decks/new.yaml';
  const TEXT = 'id: new\nname: New\ncards: []\n';

  test('makes a file, and taking it back removes the file', () => {
    const folder = freshGame();
    const workshop = new Workshop(folder);
    expect(workshop.write('new deck', new Map([[NEW, TEXT]]), new Map()).done).toBe(true);
    expect(readFileSync(join(folder, NEW), 'utf8')).toBe(TEXT);
    expect(workshop.undo().done).toBe(true);
    expect(existsSync(join(folder, NEW))).toBe(false);
    expect(workshop.redo().done).toBe(true);
    expect(readFileSync(join(folder, NEW), 'utf8')).toBe(TEXT);
  });

  test('removes a file, and taking it back brings the same bytes', () => {
    const folder = freshGame();
    const before = textIn(folder);
    const workshop = new Workshop(folder);
    const file = 'units/dwarf.yaml';
    workshop.write('gone', new Map([[file, null]]), new Map([[file, before]]));
    expect(existsSync(join(folder, file))).toBe(false);
    workshop.undo();
    expect(textIn(folder)).toBe(before);
  });

  test('is not written over what somebody else wrote, nor taken back from it', () => {
    const folder = freshGame();
    const workshop = new Workshop(folder);
    const changed = { done: false, why: 'changed', file: NEW };
    const seen = new Map([[NEW, 'cards: []\n']]);
    expect(workshop.write('new deck', new Map([[NEW, TEXT]]), seen)).toEqual(changed);
    workshop.write('new deck', new Map([[NEW, TEXT]]), new Map());
    writeFileSync(join(folder, NEW), `${TEXT}# mine\n`);
    expect(workshop.undo()).toEqual(changed);
    expect(readFileSync(join(folder, NEW), 'utf8')).toBe(`${TEXT}# mine\n`);
  });

  test('leaves everything outside of the game alone', () => {
    const folder = freshGame();
    const workshop = new Workshop(folder);
    symlinkSync(room, join(folder, 'out'));
    for (const path of ['../new.yaml', '/new.yaml', 'C:\\new.yaml', 'out/new.yaml']) {
      const outcome = workshop.write('new', new Map([[path, TEXT]]), new Map());
      expect(outcome).toEqual({ done: false, why: 'changed', file: path });
    }
    expect(existsSync(join(room, 'new.yaml'))).toBe(false);
  });
});
