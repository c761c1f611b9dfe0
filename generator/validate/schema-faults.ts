/** What is wrong with the schema files of a game: their form, names in them, references that lead nowhere. */
import { posix } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { isMapping, nearest } from '../../kernel/index.ts';
import type { SourceFile } from '../load/files.ts';
import type { Manifest } from '../manifest.ts';
import type { FileSchema } from '../schema/file-schemas.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { badSchema, type BadSchema } from './bad-schema.ts';
import { nearestSchema, type KnownSchemas } from './nearest-schema.ts';
import { type KnownNames, ruledFields, unknownNames } from './schema-names.ts';
import { pathIn } from './validator.ts';

/** `files`: what is made of the schemas of the game. */
export function schemaFileFaults(
  { path: file, data }: SourceFile,
  manifest: Manifest,
  files: readonly FileSchema[],
): Fault[] {
  if (!isMapping(data)) return [];
  const bad = badSchema(data);
  const found = bad === null ? unknownNames(data, knownNames(file, manifest, files)) : [bad];
  return found.map((one) => schemaFault(one, file, data));
}

function schemaFault(
  { problem, path, part, nearest: near }: BadSchema,
  file: string,
  data: object,
) {
  const place = { file, path: pathIn(data, path), part: part ?? 'value' } as const;
  return fault('CW1404', place, { where: path, why: problem, nearest: near });
}

function knownNames(file: string, { kinds }: Manifest, files: readonly FileSchema[]): KnownNames {
  const made = files.filter(({ sources }) => sources.includes(file));
  const isKnown = made.length > 0 && made.every(({ broken }) => broken.length === 0);
  return {
    kinds: [...Object.keys(kinds), 'pattern', 'deck'],
    ruled: isKnown ? made.flatMap(({ schema }) => ruledFields(schema)) : null,
  };
}

/** Kinds whose schema file is not there; `present` are those that are, readable or not. */
export function missingFiles(manifest: Manifest, present: ReadonlySet<string>): Fault[] {
  return Object.entries(manifest.kinds)
    .filter(([, { schema }]) => schema !== '' && !present.has(schema))
    .map(([kind, { schema }]) =>
      fault(
        'CW1405',
        { file: 'game.yaml', path: ['kinds', kind, 'schema'] },
        { reference: schema, nearest: nearest(schema, present) },
      ),
    );
}

/** `$ref`s that lead nowhere, at their place in the game's own schemas; a file that cannot be read is reported already. */
export function brokenReferences(
  { broken }: FileSchema,
  own: ReadonlyMap<string, JsonSchema>,
  present: ReadonlySet<string>,
  made: () => KnownSchemas,
): Fault[] {
  const isUnreadable = (path: string): boolean => present.has(path) && !own.has(path);
  return broken
    .filter(({ from, reference }) => own.has(from) && !isUnreadable(fileOf(reference, from)))
    .map(({ reference, from }) =>
      fault(
        'CW1405',
        { file: from, path: placeOf(own.get(from), '$ref', reference) },
        { reference, nearest: nearestSchema(reference, from, new Map([...own, ...made()])) },
      ),
    );
}

/** The path of the file that a `$ref` names, which counts from the file in which it is. */
function fileOf(reference: string, from: string): string {
  const [file = ''] = reference.split('#', 1);
  return posix.join(posix.dirname(from), file);
}

/** The path of the first such keyword with this value. */
export function placeOf(node: unknown, keyword: string, wanted: string): (string | number)[] {
  if (typeof node !== 'object' || node === null) return [];
  for (const [key, value] of Object.entries(node)) {
    const step = Array.isArray(node) ? Number(key) : key;
    if (key === keyword && value === wanted) return [key];
    const below = placeOf(value, keyword, wanted);
    if (below.length > 0) return [step, ...below];
  }
  return [];
}
