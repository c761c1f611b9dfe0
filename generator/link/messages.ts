import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../nearest.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { pathIn } from '../validate/validator.ts';
import { messageParameters } from '../words.ts';
import {
  filesOf,
  isMapping,
  type CheckedFile,
  type GameFiles,
  type LinkCheck,
} from './game-files.ts';

/** What was found in files that have not changed since. */
const known = new WeakMap<CheckedFile, readonly Fault[]>();

/** Messages can be read by ICU. */
export const messageFormats: LinkCheck = ({ files }) =>
  files.flatMap((file) => {
    const found = known.get(file) ?? formatFaults(file);
    known.set(file, found);
    return found;
  });

function formatFaults(file: CheckedFile): Fault[] {
  return file.mentions['x-message'].flatMap(({ value, pointer }) =>
    variants(value).flatMap(([locale, text]) => {
      const found = messageParameters(text);
      if (Array.isArray(found)) return [];
      const base = pathIn(file.data, pointer);
      const path = locale === null ? base : [...base, locale];
      return [fault('CW1218', { file: file.path, path }, found)];
    }),
  );
}

/** Every code that the game's schemas and construction file use has words. */
export const codesHaveWords: LinkCheck = (game) => {
  const file = filesOf(game, 'messages')[0];
  const words = new Set(Object.keys(isMapping(file?.data) ? file.data : {}));
  return [...constructionCodes(game), ...schemaCodes(game)]
    .filter(({ code }) => !words.has(code))
    .map(({ code, place }) => fault('CW1217', place, { code, nearest: nearest(code, words) }));
};

interface UsedCode {
  readonly code: string;
  readonly place: Pick<Fault, 'file' | 'path'>;
}

function constructionCodes(game: GameFiles): UsedCode[] {
  return filesOf(game, 'construction').flatMap(({ path: file, data }) =>
    codesBelow(data, []).map(({ code, path }) => ({ code, place: { file, path } })),
  );
}

/** Codes of the game stand in capitals wherever they stand. */
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;

function codesBelow(
  value: unknown,
  path: (string | number)[],
): { code: string; path: (string | number)[] }[] {
  if (typeof value === 'string') return CODE.test(value) ? [{ code: value, path }] : [];
  if (Array.isArray(value)) return value.flatMap((item, i) => codesBelow(item, [...path, i]));
  if (!isMapping(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => codesBelow(item, [...path, key]));
}

function schemaCodes({ manifest, schemas }: GameFiles): UsedCode[] {
  return Object.entries(manifest.kinds).flatMap(([kind, { schema: file }]) => {
    const schema = schemas.get(kind);
    const codes = schema === undefined ? new Set<string>() : ownCodes(schema);
    return [...codes].map((code) => ({ code, place: { file, path: [] } }));
  });
}

function ownCodes(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const own = (node as JsonSchema)['x-code'];
  for (const code of typeof own === 'string' ? [own] : Object.values(own ?? {})) found.add(code);
  for (const value of Object.values(node)) ownCodes(value, found);
  return found;
}

function variants(value: unknown): [string | null, string][] {
  if (typeof value === 'string') return [[null, value]];
  return Object.entries(isMapping(value) ? value : {}).flatMap(([locale, text]) =>
    typeof text === 'string' ? [[locale, text] as [string, string]] : [],
  );
}
