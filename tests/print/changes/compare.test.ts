import { describe, expect, test } from 'vitest';
import { diffCards } from '../../../generator/index.ts';
import { diffLines } from '../../../print/changes/game-diff.ts';
import { compareInventories, keyOf, type Inventory } from '../../../print/changes/inventory.ts';

/** `otter a 3`: card, hash, copies; empty for no card. */
function inventory(line: string): Inventory {
  if (line === '') return new Map();
  const [card = '', hash = '', copies = '1'] = line.split(' ');
  const item = { sheet: 'beasts', card, hash, copies: Number(copies), name: card };
  return new Map([[keyOf(item), item]]);
}

test.each([
  ['the same', 'otter a 3', 'otter a 3', []],
  ['new', '', 'otter a 3', [['new', 3, 0]]],
  ['changed', 'otter a 3', 'otter b 2', [['changed', 2, 3]]],
  ['more', 'otter a 3', 'otter a 5', [['more', 2, 0]]],
  ['fewer', 'otter a 3', 'otter a 1', [['fewer', 0, 2]]],
  ['gone', 'otter a 3', '', [['gone', 0, 3]]],
])('%s', (_, before, after, expected) => {
  const changes = compareInventories(inventory(before), inventory(after));
  expect(changes.map(({ fate, print, takeOut }) => [fate, print, takeOut])).toEqual(expected);
});

describe('data, field by field', () => {
  const otter = { id: 'otter', kind: 'beast', strength: 2, name: { en: 'Otter' }, tags: ['river'] };

  function fieldsOf(after: Readonly<Record<string, unknown>>): unknown[] {
    const [found] = diffCards({ beast: [otter] }, { beast: [{ ...otter, ...after }] });
    return (found?.fields ?? []).map(({ field, before, after: now }) => [field, before, now]);
  }

  test.each([
    [{}, []],
    [{ strength: 3 }, [['strength', 2, 3]]],
    [{ name: { en: 'Old Otter' } }, [['name.en', 'Otter', 'Old Otter']]],
    [{ tags: ['river', 'sea'] }, [['tags[2]', undefined, 'sea']]],
    [
      {
        reach: [
          [0, 1],
          [1, 0],
        ],
      },
      [['reach', undefined, '(0, 1) (1, 0)']],
    ],
  ])('%j', (after, expected) => {
    expect(fieldsOf(after)).toEqual(expected);
  });

  test('figures say by how much', () => {
    const diffs = diffCards({ beast: [otter] }, { beast: [{ ...otter, strength: 1 }] });
    expect(diffLines(diffs)).toEqual(['~ otter (beast)', '    strength: 2 → 1 (−1)']);
  });

  test('cards that are new or gone', () => {
    const heron = { id: 'heron', kind: 'beast' };
    const diffs = diffCards({ beast: [otter] }, { beast: [heron] });
    expect(diffs.map(({ id, fate }) => [id, fate])).toEqual([
      ['heron', 'new'],
      ['otter', 'gone'],
    ]);
  });
});
