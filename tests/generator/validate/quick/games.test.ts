/** Quick checks and ajv over the files of real games, as they are and with a slip in each. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GameChecker } from '../../../../generator/check.ts';
import { packageRoot } from '../../../../generator/package-root.ts';
import { schemaName } from '../../../../generator/schema/file-schemas.ts';
import type { JsonSchema } from '../../../../generator/schema/json-schema.ts';
import { quickValidator } from '../../../../generator/validate/quick/quick-validator.ts';
import { TINY_GAME } from '../../../support/games.ts';
import { expectAgreement } from './agreement.ts';

/** Slips in the data of each sort of file. */
const SLIPS = 15;

const within = (folder: string): string[] =>
  readdirSync(join(packageRoot(), folder)).map((name) => join(packageRoot(), folder, name));

const folders = [...within('content'), ...within('examples'), TINY_GAME].filter((folder) =>
  readdirSync(folder).includes('game.yaml'),
);

describe.each(folders.map((folder) => [folder.split(/[\\/]/).at(-1), folder]))(
  '%s',
  (_, folder) => {
    const { schemas, game } = new GameChecker(folder ?? '').check();
    const bundles = schemas?.schemas ?? new Map<string, JsonSchema>();
    const files = (game?.files ?? []).map(({ role, data }) => [schemaName(role), data] as const);

    test.each([...bundles])('%s: no part is left to ajv, and both agree', (name, schema) => {
      expect(quickValidator(schema)).not.toBeNull();
      const sound = files.filter(([own]) => own === name).map(([, data]) => data);
      expectAgreement(schema, sound);
      const slips = sound.length === 0 ? [] : fc.sample(damaged(sound), SLIPS);
      expectAgreement(schema, [...slips, null, [], {}, 'text']);
    });
  },
);

/** One of the values with another value somewhere in it. */
function damaged(values: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...values), fc.array(fc.nat(), { maxLength: 6 }), fc.jsonValue())
    .map(([value, steps, other]) => withOther(value, steps, other));
}

function withOther(value: unknown, [step, ...below]: readonly number[], other: unknown): unknown {
  const isInner = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (step === undefined || !isInner) return other;
  const keys = Object.keys(value);
  const key = keys[step % keys.length] ?? '';
  const inner = withOther((value as Record<string, unknown>)[key], below, other);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}
