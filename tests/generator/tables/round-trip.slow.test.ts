/** A table that is written and read back changes nothing; one cell changes its own line. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../../generator/load/files.ts';
import { readCsv } from '../../../generator/load/tables/read-csv.ts';
import { kindTable, type KindTable } from '../../../generator/tables/export/kind-table.ts';
import { TABLE_FORMS, writeTable } from '../../../generator/tables/export/write-table.ts';
import { planImport, type ImportPlan } from '../../../generator/tables/import/plan-import.ts';
import type { CheckedGame } from '../../../generator/check.ts';
import { contentFolder } from '../../../cli/find-games.ts';
import { checkedGame, copyGame, temporaryRoom, TINY_GAME } from '../../support/games.ts';
import { isSoak } from '../../support/runs.ts';

const room = temporaryRoom();

const GAMES = [
  'aaws-basic',
  'apeiron',
  'armed-warfare',
  'battle-logistic-square',
  'lords-of-war',
] as const;

const checked = new Map<string, CheckedGame>();

function gameNamed(game: string): CheckedGame {
  const known = checked.get(game) ?? checkedGame(join(contentFolder(), game));
  checked.set(game, known);
  return known;
}

function tableOf(game: string, kind: string): KindTable {
  const table = kindTable(gameNamed(game), kind);
  if ('refused' in table) throw new Error(`${game} ${kind}: ${table.refused}`);
  return table;
}

/** What an import of the table would do. */
async function imported(
  game: string,
  table: KindTable,
  form: (typeof TABLE_FORMS)[number],
): Promise<ImportPlan> {
  const folder = join(room, game);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${table.kind}.${form}`);
  writeFileSync(path, await writeTable(table, form));
  return planOf(game, table.kind, path);
}

function planOf(game: string, kind: string, path: string): ImportPlan {
  const table = readSource(path, path).table?.(kind);
  if (table === undefined) throw new Error(`${path} is no table.`);
  return planImport(gameNamed(game), { kind, table, file: path, removeMissing: true });
}

describe.for(GAMES)('%s', (game) => {
  const { manifest } = gameNamed(game);
  const kinds = Object.keys(manifest.kinds);
  // Each form of two or three games; the soak run tries all forms of all games.
  const turn = GAMES.indexOf(game);
  const forms = TABLE_FORMS.filter((_, place) => isSoak || (place + turn) % 2 === 0);

  test.for(forms)('as .%s and back it is as it was', async (form) => {
    for (const kind of kinds) {
      const table = tableOf(game, kind);
      const { texts, changes, faults, remarks, list } = await imported(game, table, form);
      expect({ kind, texts: [...texts], changes, faults, remarks }).toEqual({
        kind,
        texts: [],
        changes: [],
        faults: [],
        remarks: [],
      });
      // Nor has the loader anything to say of it.
      expect([kind, list.faults, list.remarks]).toEqual([kind, [], []]);
      expect(list.data).toHaveLength(table.rows.length);
    }
  });
});

/** Texts that a form has another meaning for. */
const ODD = [
  '_x0041_',
  '_x005F_x0041_',
  '_x0041_x0042_',
  'a\\rb',
  'a\\r\\nb',
  '#REF!',
  '=B2',
  '2026-01-02',
];

test.for(TABLE_FORMS)(
  'texts that mean something to spreadsheets are as they were in .%s',
  async (form) => {
    const units = ODD.map(
      (text, y) =>
        `- id: odd-${y}\n  name: Odd\n  race: orc\n  class: infantry\n  defence: 1\n  note: "${text}"\n`,
    );
    const folder = copyGame(TINY_GAME, join(room, `odd-${form}`), {
      'units/odd.yaml': units.join(''),
    });
    const game = checkedGame(folder);
    const table = kindTable(game, 'unit');
    if ('refused' in table) throw new Error(table.refused);
    const path = join(room, `odd.${form}`);
    writeFileSync(path, await writeTable(table, form));
    const read = readSource(path, path).table?.('unit');
    if (read === undefined) throw new Error(`${path} is no table.`);
    const plan = planImport(game, { kind: 'unit', table: read, file: path, removeMissing: true });
    expect([plan.changes, plan.faults, plan.remarks]).toEqual([[], [], []]);
  },
);

/** Cells whose value is on one line in YAML: numbers, words and names. */
const SIMPLE =
  /^(?:id|name|defence|endurance|attack|movement|level|vp|ep|h|p|m|hitDamage|class|rank)/;

test('one cell that changes is one line of YAML that changes', () => {
  const cells = GAMES.flatMap((game) =>
    Object.keys(gameNamed(game).manifest.kinds).flatMap((kind) => {
      const table = tableOf(game, kind);
      return table.rows.flatMap((row, y) =>
        row.flatMap((value, x) => {
          const header = table.columns[x]?.header ?? '';
          const isSimple = SIMPLE.test(header) && header !== 'id' && value !== '';
          return isSimple ? [{ game, table, x, y, value }] : [];
        }),
      );
    }),
  );
  expect(cells.length).toBeGreaterThan(500);
  fc.assert(
    fc.property(fc.constantFrom(...cells), ({ game, table, x, y, value }) => {
      const to = typeof value === 'number' ? value + 1 : `${value}x`;
      const rows = table.rows.with(y, table.rows[y]!.with(x, to));
      const headers = table.columns.map(({ header }) => header);
      const csv = readCsv(papaparse.unparse([headers, ...rows] as unknown[][]), false);
      const request = { kind: table.kind, table: csv, file: 'table.csv', removeMissing: true };
      const { texts, faults } = planImport(gameNamed(game), request);
      expect([faults, texts.size]).toEqual([[], 1]);
      const [[path, text]] = [...texts] as [[string, string]];
      const before = gameNamed(game).game.files.find((file) => file.path === path)!.text;
      const [old, next] = [before, text].map((one) => one.split('\n'));
      expect(next).toHaveLength(old!.length);
      expect(next!.filter((line, index) => line !== old![index])).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});

/** LibreOffice, where it is installed; starting it takes as long as all other trips. */
const OFFICE = isSoak
  ? ['soffice', 'libreoffice'].find(
      (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
    )
  : undefined;

describe('through LibreOffice', () => {
  test.runIf(isSoak && OFFICE === undefined)(
    'is not tried: neither soffice nor libreoffice is installed',
    () => {
      expect(OFFICE).toBeUndefined();
    },
  );

  test.runIf(OFFICE !== undefined).for([
    ['xlsx', 'ods'],
    ['ods', 'xlsx'],
    ['xlsx', 'xlsx'],
  ] as const)('opened as .%s and saved as .%s nothing is lost', async ([from, to]) => {
    const folder = join(room, `office-${from}-${to}`);
    const saved = join(folder, 'saved');
    mkdirSync(saved, { recursive: true });
    const tables = GAMES.flatMap((game) =>
      Object.keys(gameNamed(game).manifest.kinds).map((kind) => ({ game, kind })),
    );
    const paths = await Promise.all(
      tables.map(async ({ game, kind }) => {
        const path = join(folder, `${game}-${kind}.${from}`);
        writeFileSync(path, await writeTable(tableOf(game, kind), from));
        return path;
      }),
    );
    // One start for all of them: it takes longer than opening and saving a table.
    const profile = `-env:UserInstallation=file://${join(room, 'profile')}`;
    const args = [profile, '--headless', '--convert-to', to, '--outdir', saved, ...paths];
    expect(spawnSync(OFFICE ?? '', args).status).toBe(0);
    for (const { game, kind } of tables) {
      const { texts, changes, faults } = planOf(game, kind, join(saved, `${game}-${kind}.${to}`));
      expect([game, kind, changes, faults, texts.size]).toEqual([game, kind, [], [], 0]);
    }
  });
});
