/** Steps of editing: what they make of the files of a game, and when they are refused. */
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentFolder } from '../../../cli/find-games.ts';
import { planEdit, type ComponentChange } from '../../../generator/edit/plan-edit.ts';
import { componentFiles, itemsOf } from '../../../generator/link/game-files.ts';
import { readYaml } from '../../../generator/load/yaml/read-yaml.ts';
import { checkedGame, copyGame, temporaryRoom, TINY_GAME } from '../../support/games.ts';

const room = temporaryRoom();
const GAME = checkedGame(TINY_GAME);
const DWARVES = GAME.game.files.find(({ path }) => path === 'units/dwarf.yaml')!.text;

function defence(id: string, was: unknown, value: unknown): ComponentChange {
  return { do: 'set', kind: 'unit', id, field: ['defence'], was, value };
}

const MINER = {
  id: 'dwarf-miner',
  name: { en: 'Miner', ja: '坑夫' },
  race: 'dwarf',
  class: 'infantry',
  defence: 3,
};

describe('a step', () => {
  test('changes the line of its field and nothing else', () => {
    const { texts, refused } = planEdit(GAME, [defence('dwarf-guard', 4, 5)]);
    expect(refused).toEqual([]);
    expect([...texts]).toEqual([['units/dwarf.yaml', DWARVES.replace('defence: 4', 'defence: 5')]]);
  });

  test('may change several fields of several files at once', () => {
    const { texts } = planEdit(GAME, [
      defence('dwarf-guard', 4, 5),
      defence('orc-bowman', 2, 1),
      {
        do: 'set',
        kind: 'unit',
        id: 'dwarf-guard',
        field: ['name', 'ja'],
        was: '衛兵',
        value: '番兵',
      },
    ]);
    expect([...texts.keys()].toSorted()).toEqual(['units/dwarf.yaml', 'units/orc.yaml']);
    expect(texts.get('units/dwarf.yaml')).toContain('name: { en: Guard, ja: 番兵 }');
    expect(texts.get('units/dwarf.yaml')).toContain('defence: 5');
  });

  test('of changes that come to nothing writes nothing', () => {
    const there = defence('dwarf-guard', 4, 5);
    const back = defence('dwarf-guard', 5, 4);
    expect(planEdit(GAME, [there, back])).toEqual({ texts: new Map(), refused: [] });
  });

  test('removes a field with its key', () => {
    const { texts } = planEdit(GAME, [
      {
        do: 'set',
        kind: 'unit',
        id: 'dwarf-slinger',
        field: ['targets'],
        was: 'volley',
        value: undefined,
      },
    ]);
    expect(texts.get('units/dwarf.yaml')).toBe(DWARVES.replace('  targets: volley\n', ''));
  });

  test('adds a component to the file that it names, else to the last one', () => {
    const value = { ...MINER, id: 'dwarf-smith' };
    const add: ComponentChange = { do: 'add', kind: 'unit', value };
    expect([...planEdit(GAME, [add]).texts.keys()]).toEqual(['units/orc.yaml']);
    const { texts } = planEdit(GAME, [{ ...add, file: 'units/dwarf.yaml' }]);
    const read = readYaml(texts.get('units/dwarf.yaml')!, '').data as unknown[];
    expect(read.at(-1)).toEqual(value);
    expect(texts.get('units/dwarf.yaml')!.startsWith(DWARVES.trimEnd())).toBe(true);
  });

  test('removes a component', () => {
    const { texts } = planEdit(GAME, [
      { do: 'remove', kind: 'unit', id: 'dwarf-miner', was: MINER },
    ]);
    expect(texts.get('units/dwarf.yaml')).not.toContain('miner');
    expect(texts.get('units/dwarf.yaml')).toContain('dwarf-slinger');
  });

  test.for<[string, ComponentChange, object]>([
    ['that saw another value', defence('dwarf-guard', 9, 5), { why: 'conflict', now: 4 }],
    ['of a component that nobody knows', defence('dwarf-queen', 1, 2), { why: 'id' }],
    [
      'of a kind that nobody knows',
      { do: 'remove', kind: 'wagon', id: 'dwarf-guard', was: MINER },
      { why: 'kind' },
    ],
    [
      'of a field that no component has',
      { do: 'set', kind: 'unit', id: 'dwarf-guard', field: ['x'], was: undefined, value: 1 },
      { why: 'field' },
    ],
    [
      'of the prototype',
      {
        do: 'set',
        kind: 'unit',
        id: 'dwarf-guard',
        field: ['__proto__', 'x'],
        was: undefined,
        value: 1,
      },
      { why: 'field' },
    ],
    ['that adds an id twice', { do: 'add', kind: 'unit', value: MINER }, { why: 'taken' }],
    [
      'that adds to a file of another kind',
      { do: 'add', kind: 'unit', file: 'races.yaml', value: { ...MINER, id: 'x' } },
      { why: 'file' },
    ],
    [
      'that removes what has changed',
      { do: 'remove', kind: 'unit', id: 'dwarf-miner', was: { ...MINER, defence: 1 } },
      { why: 'conflict', now: MINER },
    ],
  ])('%s is refused, and nothing is written', ([, change, refusal]) => {
    const sound = defence('orc-bowman', 2, 1);
    const { texts, refused } = planEdit(GAME, [sound, change]);
    expect(refused).toEqual([{ at: 1, ...refusal }]);
    expect(texts.size).toBe(0);
  });

  test('that saw what it wants is no conflict: somebody did the same', () => {
    expect(planEdit(GAME, [defence('dwarf-guard', 3, 4)])).toEqual({
      texts: new Map(),
      refused: [],
    });
  });

  test('does not put one language in the place of a text for all', () => {
    const text = DWARVES.replace('name: { en: Guard, ja: 衛兵 }', 'name: Guard');
    const game = checkedGame(
      copyGame(TINY_GAME, join(room, 'one-text'), { 'units/dwarf.yaml': text }),
    );
    const change: ComponentChange = {
      do: 'set',
      kind: 'unit',
      id: 'dwarf-guard',
      field: ['name', 'ja'],
      was: undefined,
      value: '番兵',
    };
    expect(planEdit(game, [change]).refused).toEqual([{ at: 0, why: 'conflict', now: 'Guard' }]);
  });
});

test('in every game a number that changes is one line that changes', () => {
  const games = [
    'aaws-basic',
    'apeiron',
    'armed-warfare',
    'battle-logistic-square',
    'lords-of-war',
  ];
  const numbers = games.flatMap((name) => {
    const checked = checkedGame(join(contentFolder(), name));
    return Object.keys(checked.manifest.kinds).flatMap((kind) =>
      componentFiles(checked.game, kind, { fixtures: false })
        .flatMap((file) => itemsOf(file))
        .flatMap((item) =>
          Object.entries(item.value)
            .filter(([, value]) => typeof value === 'number')
            .map(([field, value]) => ({ checked, kind, item, field, value: value as number })),
        ),
    );
  });
  expect(numbers.length).toBeGreaterThan(300);
  fc.assert(
    fc.property(fc.constantFrom(...numbers), ({ checked, kind, item, field, value }) => {
      const id = String(item.value['id']);
      const change = { do: 'set', kind, id, field: [field], was: value, value: value + 1 } as const;
      const { texts, refused } = planEdit(checked, [change]);
      expect([refused, [...texts.keys()]]).toEqual([[], [item.file.path]]);
      const [text = ''] = texts.values();
      const old = item.file.text.split('\n');
      const changed = text.split('\n').filter((line, index) => line !== old[index]);
      expect(changed).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});

test('a long list is changed as a short one is', () => {
  const entries = Array.from(
    { length: 300 },
    (_, at) =>
      `- id: unit-${at} # the ${at}th\n  name: { en: Unit ${at}, ja: 部隊${at} }\n  race: dwarf\n  class: infantry\n  defence: 3\n`,
  );
  const text = `# A long list.\n\n${entries.join('\n')}`;
  const long = checkedGame(copyGame(TINY_GAME, join(room, 'long'), { 'units/orc.yaml': text }));
  const { texts } = planEdit(long, [defence('unit-7', 3, 4), defence('unit-299', 3, undefined)]);
  const expected = entries
    .with(7, entries[7]!.replace('defence: 3', 'defence: 4'))
    .with(299, entries[299]!.replace('  defence: 3\n', ''));
  expect(texts.get('units/orc.yaml')).toBe(`# A long list.\n\n${expected.join('\n')}`);
});
