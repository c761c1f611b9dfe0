/** Tables that come back: what their changes make of the files of a game. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../../generator/load/files.ts';
import { readCsv } from '../../../generator/load/tables/read-csv.ts';
import { kindTable } from '../../../generator/tables/export/kind-table.ts';
import { planImport, type ImportPlan } from '../../../generator/tables/import/plan-import.ts';
import { checkedGame, copyGame, temporaryRoom, TINY_GAME } from '../../support/games.ts';

const room = temporaryRoom();
const GAME = checkedGame(TINY_GAME);
type Checked = typeof GAME;
type Row = Record<string, string>;

/** Rows of the exported table by header, as `change` leaves them. */
function table(
  game: Checked,
  change: (rows: Row[]) => Row[] | void,
  kind = 'unit',
  withErrors = false,
): string {
  const made = kindTable(game, kind, { withErrors });
  if ('refused' in made) throw new Error(made.refused);
  const headers = made.columns.map(({ header }) => header);
  const rows = made.rows.map((row) =>
    Object.fromEntries(headers.map((header, x) => [header, String(row[x])])),
  );
  const changed = change(rows) ?? rows;
  return papaparse.unparse({
    fields: headers,
    data: changed.map((row) => headers.map((one) => row[one] ?? '')),
  });
}

function planned(
  csv: string,
  { game = GAME, removeMissing = false }: { game?: Checked; removeMissing?: boolean } = {},
): ImportPlan {
  const request = { kind: 'unit', table: readCsv(csv, false), file: 'units.csv', removeMissing };
  return planImport(game, request);
}

function textOf(path: string, game = GAME): string {
  return game.game.files.find((file) => file.path === path)?.text ?? '';
}

function unit(rows: Row[], id: string): Row {
  return rows.find((row) => row['id'] === id)!;
}

/** `CW1704 E3`, and why. */
function faults({ faults: found, list }: ImportPlan): string[] {
  return found.map(({ code, span, params }) => {
    const { reason = '' } = params as { reason?: string };
    return `${code} ${list.cellAt(span?.start ?? -1)?.address ?? ''} ${reason}`.trim();
  });
}

/** A copy of the game with other files. */
function gameWith(name: string, files: Readonly<Record<string, string | null>>): Checked {
  return checkedGame(copyGame(TINY_GAME, join(room, name), files));
}

describe('a cell that changes', () => {
  test.for<[header: string, to: string, from: string, made: string]>([
    ['defence', '5', 'class: infantry\n  defence: 3', 'class: infantry\n  defence: 5'],
    ['name.ja', '穴掘り', 'ja: 坑夫', 'ja: 穴掘り'],
    ['name.ja', '', 'Miner, ja: 坑夫', 'Miner'],
    ['note.en', 'Digs', '\n\n- id: dwarf-slinger', '\n  note: { en: Digs }\n\n- id: dwarf-slinger'],
    [
      'class',
      'archer',
      'Miner, ja: 坑夫 }\n  race: dwarf\n  class: infantry',
      'Miner, ja: 坑夫 }\n  race: dwarf\n  class: archer',
    ],
  ])('%s becomes "%s"', ([header, to, from, made]) => {
    const plan = planned(table(GAME, (rows) => void (unit(rows, 'dwarf-miner')[header] = to)));
    expect(plan.faults).toEqual([]);
    expect([...plan.texts]).toEqual([
      ['units/dwarf.yaml', textOf('units/dwarf.yaml').replace(from, made)],
    ]);
    expect(plan.changes).toMatchObject([
      { what: 'changed', id: 'dwarf-miner', fields: [{ field: header, after: to }] },
    ]);
  });

  test('in an unusual form is read as by the loader, and shown', () => {
    const plan = planned(table(GAME, (rows) => void (unit(rows, 'dwarf-miner')['defence'] = '５')));
    expect(plan.texts.get('units/dwarf.yaml')).toContain('defence: 5');
    expect(plan.remarks.map(({ code }) => code)).toEqual(['CW1706']);
  });

  test.for([
    ['1-Feb', 'date'],
    ['50%', 'percent'],
    ['1,234', 'thousands'],
    ['#REF!', 'error'],
    ['=B2', 'uncomputed'],
  ])('that says nothing certain (%s) is an error there, and nothing changes', ([to, reason]) => {
    const plan = planned(table(GAME, (rows) => void (unit(rows, 'dwarf-miner')['defence'] = to!)));
    expect([faults(plan), plan.texts.size]).toEqual([[`CW1704 F3 ${reason}`], 0]);
  });

  test('sorted rows, other columns and remarks change nothing', () => {
    const csv = papaparse.unparse(
      GAME.game.files
        .flatMap(({ data, path }) => (path.startsWith('units/') ? (data as Row[]) : []))
        .toReversed()
        .map(({ id, defence }) => ({ defence, '# balance': 'weak', id })),
    );
    expect(planned(csv)).toMatchObject({ texts: new Map(), changes: [], faults: [] });
  });

  test('below a header that is no field is an error there', () => {
    expect(faults(planned('id,defense\ndwarf-guard,4\n'))).toEqual(['CW1701 B1']);
  });
});

test('of a workbook, results of formulas, flags and merged cells count; a date is an error', async () => {
  const rows = [
    ['id', 'class', 'defence', 'note.en'],
    ['dwarf-guard', 'infantry', 0, 'Slow'],
    ['dwarf-miner', null, null, null],
  ];
  const cells = new Map([['1,2', { value: 6, formula: '3*2', formulaResult: 6 }]]);
  const merges = [
    { startRow: 1, startCol: 1, endRow: 2, endCol: 1 },
    { startRow: 1, startCol: 3, endRow: 2, endCol: 3 },
  ];
  const read = async (date: Date | null): Promise<ImportPlan> => {
    const edited = rows.with(2, ['dwarf-miner', null, date as unknown as null, null]);
    const path = join(room, `units-${String(date === null)}.xlsx`);
    writeFileSync(
      path,
      await writeXlsx({ sheets: [{ name: 'unit', rows: edited, cells, merges }] }),
    );
    const workbook = readSource(path, path).table?.('unit');
    if (workbook === undefined) throw new Error(`${path} is no table.`);
    return planImport(GAME, { kind: 'unit', table: workbook, file: path, removeMissing: false });
  };
  const plan = await read(null);
  expect(plan.faults).toEqual([]);
  expect(plan.changes.filter(({ what }) => what === 'changed')).toEqual([
    {
      what: 'changed',
      id: 'dwarf-guard',
      file: 'units/dwarf.yaml',
      fields: [
        { field: 'defence', before: '4', after: '6' },
        { field: 'note.en', before: '', after: 'Slow' },
      ],
    },
    {
      what: 'changed',
      id: 'dwarf-miner',
      file: 'units/dwarf.yaml',
      // An empty cell takes the field away, and the check says that it is needed.
      fields: [
        { field: 'defence', before: '3', after: '' },
        { field: 'note.en', before: '', after: 'Slow' },
      ],
    },
  ]);
  expect(faults(await read(new Date(Date.UTC(2026, 0, 2))))).toEqual(['CW1704 C3 date']);
});

describe('rows', () => {
  const fresh: Row = {
    id: 'orc-brute',
    'name.en': 'Brute',
    'name.ja': '蛮兵',
    race: 'orc',
    class: 'infantry',
    defence: '6',
  };
  const written = `
- id: orc-brute
  name: { en: Brute, ja: 蛮兵 }
  race: orc
  class: infantry
  defence: 6
`;

  /** With the new unit in the file that it names. */
  function named(file: string): ImportPlan {
    return planned(table(GAME, (rows) => [...rows, { ...fresh, '# file': file }]));
  }

  test('a new one is a component at the end of the file of the row above', () => {
    const plan = planned(table(GAME, (rows) => rows.toSpliced(4, 0, fresh)));
    expect([...plan.texts]).toEqual([['units/orc.yaml', textOf('units/orc.yaml') + written]]);
    expect(plan.changes).toEqual([{ what: 'added', id: 'orc-brute', file: 'units/orc.yaml' }]);
  });

  test('or of the file that it names, which may be new', () => {
    expect(named('units/dwarf.yaml').texts.get('units/dwarf.yaml')).toBe(
      textOf('units/dwarf.yaml') + written,
    );
    expect([...named('units/troll.yaml').texts]).toEqual([
      [
        'units/troll.yaml',
        `# yaml-language-server: $schema=../.cardwright/schemas/unit.schema.json\n${written}`,
      ],
    ]);
    expect(faults(named('trolls.yaml'))).toEqual([expect.stringMatching(/^CW5102 [B-Z]7 file$/)]);
    expect(faults(named('units/troll.csv'))).toEqual([
      expect.stringMatching(/^CW5102 [B-Z]7 file$/),
    ]);
  });

  test('a missing one is reported, and removed only when that is asked for', () => {
    const csv = table(GAME, (rows) => rows.filter(({ id }) => id !== 'dwarf-miner'));
    const kept = planned(csv);
    expect(kept.changes).toEqual([
      { what: 'missing', id: 'dwarf-miner', file: 'units/dwarf.yaml' },
    ]);
    expect(kept.texts.size).toBe(0);
    const removed = planned(csv, { removeMissing: true });
    const text = textOf('units/dwarf.yaml');
    const [from, to] = [text.indexOf('- id: dwarf-miner'), text.indexOf('- id: dwarf-slinger')];
    expect(removed.texts.get('units/dwarf.yaml')).toBe(text.slice(0, from) + text.slice(to));
  });

  test('another id and nothing else is a rename, which is refused', () => {
    const plan = planned(
      table(GAME, (rows) => void (unit(rows, 'orc-bowman')['id'] = 'orc-archer')),
    );
    expect([faults(plan), plan.texts.size]).toEqual([['CW5101 A6'], 0]);
  });
});

function entry(id: string, name: string): string {
  return `- id: ${id}\n  name: ${name}\n  race: orc\n  class: infantry\n  defence: 1\n`;
}

describe('rows that a file cannot take', () => {
  const game = gameWith('many', {
    // Six whose name another one refers to.
    'units/many.yaml': [
      ...Array.from({ length: 30 }, (_, y) => entry(`imp-${y}`, `Imp ${y}`)),
      ...Array.from({ length: 6 }, (_, y) => entry(`elf-${y}`, `&elf${y} Elf`)),
      ...Array.from({ length: 6 }, (_, y) => entry(`troll-${y}`, `*elf${y}`)),
    ].join(''),
    'units/more.csv': 'id,name,race,class,defence\nbat,"Bat,orc,archer,1\nrat,Rat,orc,archer,1\n',
  });

  test('are reported, the first of them only', () => {
    const csv = table(
      game,
      (rows) => {
        for (const row of rows) {
          if (/^(?:imp|elf)/.test(row['id'] ?? '')) row['defence'] = '2';
          if (row['id']?.startsWith('elf')) row['name'] = 'Elves';
        }
      },
      'unit',
      true,
    );
    const refused = faults(planned(csv, { game }));
    expect(refused).toHaveLength(5);
    for (const one of refused) expect(one).toMatch(/^CW5102 A\d+ layout$/);
    expect(new Set(refused).size).toBe(5);
  });

  test('are one error where it is due to the file', () => {
    const csv = 'id,name\nbat,Bats\nowl,Owl\nowl-2,Owl2\n';
    expect(faults(planned(csv, { game }))).toEqual(['CW5102 A2 quote']);
  });
});

describe('families', () => {
  const head = '# yaml-language-server: $schema=../.cardwright/schemas/unit.schema.json\n';
  const family = `${head}
- forEach: { rank: [1, 2, 3] }
  id: 'troll-{rank}'
  name: 'Troll {rank}'
  race: orc
  class: infantry
  defence: '{rank}' # grows
  note: Slow
  except:
    troll-2: { defence: 7 }
`;
  const game = gameWith('family', { 'units/troll.yaml': family });
  const withCell = (id: string, header: string, to: string): ImportPlan =>
    planned(
      table(game, (rows) => void (unit(rows, id)[header] = to)),
      { game },
    );

  test.for<[id: string, header: string, to: string, from: string, made: string]>([
    ['troll-2', 'defence', '8', 'defence: 7', 'defence: 8'],
    [
      'troll-3',
      'defence',
      '9',
      '{ defence: 7 }\n',
      '{ defence: 7 }\n    troll-3: { defence: 9 }\n',
    ],
    ['troll-2', 'defence', '2', '  except:\n    troll-2: { defence: 7 }\n', ''],
    ['troll-2', 'class', 'archer', '{ defence: 7 }', '{ class: archer, defence: 7 }'],
  ])('%s: %s becomes %s by an exception', ([id, header, to, from, made]) => {
    const plan = withCell(id, header, to);
    expect(plan.faults).toEqual([]);
    expect([...plan.texts]).toEqual([['units/troll.yaml', family.replace(from, made)]]);
  });

  test('a field of the family cannot be emptied in one of its members', () => {
    expect(faults(withCell('troll-1', 'note', ''))).toEqual([
      expect.stringMatching(/^CW5102 A\d+ family$/),
    ]);
  });

  test('a member without a row is an exception, when missing ones go', () => {
    const csv = table(game, (rows) => rows.filter(({ id }) => id !== 'troll-1'));
    expect(planned(csv, { game, removeMissing: true }).texts.get('units/troll.yaml')).toBe(
      family.replace('7 }\n', '7 }\n    troll-1: null\n'),
    );
  });
});

describe('components that are in a table themselves', () => {
  const goblins =
    'id;name.en;name.ja;race;class;defence\ngoblin;Goblin;"ゴブ;リン";orc;infantry;1\nimp;Imp;インプ;orc;infantry;2\n';
  const game = gameWith('csv', { 'units/goblins.csv': goblins });
  const change = (edit: (rows: Row[]) => Row[] | void, removeMissing = false): string | undefined =>
    planned(table(game, edit), { game, removeMissing }).texts.get('units/goblins.csv');

  test('a cell changes its cell', () => {
    expect(change((rows) => void (unit(rows, 'imp')['defence'] = '3'))).toBe(
      goblins.replace('infantry;2', 'infantry;3'),
    );
    expect(change((rows) => void (unit(rows, 'goblin')['name.ja'] = 'ゴブ'))).toBe(
      goblins.replace('"ゴブ;リン"', 'ゴブ'),
    );
  });

  test('a new row may name the file', () => {
    const elf = { id: 'elf', 'name.en': 'Elf', race: 'orc', class: 'archer', defence: '1' };
    const after = table(game, (rows) => [{ ...elf, '# file': 'units/goblins.csv' }, ...rows]);
    const plan = planned(after, { game });
    expect(faults(plan)).toEqual([]);
    expect([...plan.texts]).toEqual([['units/goblins.csv', `${goblins}elf;Elf;;orc;archer;1\n`]]);
  });

  test('a field that it has no column for gets one', () => {
    expect(change((rows) => void (unit(rows, 'imp')['note.en'] = 'a;b'))).toBe(
      'id;name.en;name.ja;race;class;defence;note.en\ngoblin;Goblin;"ゴブ;リン";orc;infantry;1;\nimp;Imp;インプ;orc;infantry;2;"a;b"\n',
    );
  });

  test('rows come and go', () => {
    const imp = { id: 'elf', 'name.en': 'Elf', race: 'orc', class: 'archer', defence: '1' };
    const after = table(game, (rows) =>
      rows.flatMap((row) => (row['id'] === 'imp' ? [row, imp] : [row])),
    );
    expect(planned(after, { game }).texts.get('units/goblins.csv')).toBe(
      `${goblins}elf;Elf;;orc;archer;1\n`,
    );
    expect(change((rows) => rows.filter(({ id }) => id !== 'goblin'), true)).toBe(
      goblins.replace(/goblin;.*\n/, ''),
    );
  });

  test.for([
    ['a cell', 'id,name,race,class,defence\nelf,Elf,orc,archer,50%\nimp,Imp,orc,infantry,2\n'],
    [
      'a header',
      'id,name,race,class,defence,bonus\nelf,Elf,orc,archer,1,1\nimp,Imp,orc,infantry,2,\n',
    ],
    [
      'a cell beside',
      'id,name,race,class,defence\nelf,Elf,orc,archer,1,9\nimp,Imp,orc,infantry,2\n',
    ],
  ])('%s that is wrong already stops no change of another', ([name, more]) => {
    const broken = gameWith(`broken ${name}`, { 'units/more.csv': more! });
    const plan = planned('id,name,note\nimp,Imp2,\nelf,Elf,Old\n', { game: broken });
    expect([faults(plan), plan.texts.size]).toEqual([[], 1]);
    const read = plan.texts.get('units/more.csv') ?? '';
    expect(read).toMatch(/^id,.*,note\nelf,.*,Old\nimp,Imp2,/);
  });

  test('behind a quote that is not closed, no row is lost', () => {
    const more =
      'id,name,race,class,defence,# mine\nelf,"Elf,orc,archer,1,\nimp,Imp,orc,infantry,2,x\n';
    const open = gameWith('quote', { 'units/more.csv': more });
    const plan = planned('id,name,defence\nelf,Elf,3\ndwarf-miner,,4\n', { game: open });
    expect([faults(plan), plan.texts.size]).toEqual([['CW5102 A2 quote'], 0]);
  });

  test('those of a workbook are not written', () => {
    const inWorkbook = {
      ...game,
      game: {
        ...game.game,
        files: game.game.files.map((file) =>
          file.path === 'units/goblins.csv' ? { ...file, path: 'units/goblins.xlsx' } : file,
        ),
      },
    };
    const csv = table(inWorkbook, (rows) => void (unit(rows, 'imp')['defence'] = '3'));
    expect(faults(planned(csv, { game: inWorkbook }))).toEqual([
      expect.stringMatching(/^CW5102 A\d+ workbook$/),
    ]);
  });
});
