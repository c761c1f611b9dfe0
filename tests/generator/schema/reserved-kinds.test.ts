/** Kinds share names of files, schemas and types with what every game has: such names are refused. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTinyGame, TINY_GAME } from '../../diagnostics/tiny-game.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { fileSchemas } from '../../../generator/schema/file-schemas.ts';

const game = readFileSync(join(TINY_GAME, 'game.yaml'), 'utf8');

interface KindNames {
  readonly properties: {
    readonly kinds: { readonly propertyNames: { readonly not: { enum: string[] } } };
  };
}

const { properties } = JSON.parse(
  readFileSync(join(packageRoot(), 'schemas/game.schema.json'), 'utf8'),
) as KindNames;
const reserved = properties.kinds.propertyNames.not.enum;

test('a kind with the name of something else is reported in game.yaml', () => {
  const { diagnostics } = checkTinyGame([
    { file: 'game.yaml', content: game.replace('  race:\n', '  deck:\n') },
  ]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'CW1107', file: expect.stringMatching(/game\.yaml$/) }),
  );
});

test('the name of every schema that all games share is reserved', () => {
  const manifest = { format: 1, id: 'x', title: 'X', locales: ['en'], kinds: {} };
  const shared = [...fileSchemas(manifest, new Map(), null, null).keys()];
  expect(shared.filter((name) => !reserved.includes(name))).toEqual([]);
});

test('the names of generated types and of ids are reserved', () => {
  expect(reserved).toEqual(
    expect.arrayContaining(['deck', 'pattern', 'game', 'table', 'text', 'offset', 'frozen']),
  );
  expect(reserved).toEqual(
    expect.arrayContaining(['effect', 'operation', 'condition', 'choice', 'target', 'amount']),
  );
});
