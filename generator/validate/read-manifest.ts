import { isMapping, remember } from '../../kernel/index.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import type { SourceFile } from '../load/files.ts';
import { FORMAT, type KindDeclaration, type Manifest } from '../manifest.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { LACKING } from './check-file.ts';
import { schemaFaults } from './faults.ts';
import { gameFileSchemaInlined } from './remembered-schemas.ts';
import { validated } from './sound-file.ts';
import { compileValidator, noMentions, type Mentions, type Validator } from './validator.ts';

export interface ReadManifest {
  /** What can be used of game.yaml, also when parts of it are wrong; null when nothing can. */
  readonly manifest: Manifest | null;
  readonly faults: readonly Fault[];
  readonly mentions: Mentions;
  /** The schema of game.yaml. */
  readonly schema: JsonSchema;
}

function gameValidator(): Validator {
  const validate = compileValidator(gameFileSchemaInlined());
  if (typeof validate !== 'function') {
    throw new Error(`schemas/game.schema.json is damaged: ${validate.problem}`);
  }
  return validate;
}

/** Checks game.yaml by its schema and takes from it what is sound. */
export const readManifest = remember((source: SourceFile): ReadManifest => {
  const schema = gameFileSchemaInlined();
  const { path: file, data } = source;
  const validation = data === undefined ? null : validated(source, schema, gameValidator);
  if (validation === null) {
    return { manifest: null, faults: source.faults, mentions: noMentions, schema };
  }
  const { errors, mentions } = validation;
  const found = schemaFaults(errors, { file, data, schema, derived: {} });
  // In a file that could not be read whole, what is missing may be in the damaged part.
  const own = source.complete ? found : found.filter(({ code }) => !LACKING.includes(code));
  const isFormatReported = own.some(({ path, params }) =>
    [path[0], nearestIn(params)].includes('format'),
  );
  const format = source.complete && !isFormatReported ? formatFaults(data, file) : [];
  const faults = [...source.faults, ...own, ...format];
  return { manifest: usable(data), faults, mentions, schema };
});

function nearestIn(params: unknown): unknown {
  return isMapping(params) ? params['nearest'] : undefined;
}

function formatFaults(data: unknown, file: string): Fault[] {
  if (!isMapping(data)) return [];
  // A game without a number was written before formats had one.
  const format = data['format'] ?? 0;
  if (typeof format !== 'number' || format === FORMAT) return [];
  const place = { file, path: data['format'] === undefined ? [] : ['format'] };
  return format > FORMAT
    ? [fault('CW1402', place, { format, newest: FORMAT })]
    : [fault('CW1403', place, { format, newest: FORMAT })];
}

function usable(data: unknown): Manifest | null {
  if (!isMapping(data)) return null;
  const text = (key: string): string => (typeof data[key] === 'string' ? data[key] : '');
  const locales = Array.isArray(data['locales'])
    ? data['locales'].filter((locale): locale is string => typeof locale === 'string')
    : [];
  return {
    ...(data as object),
    format: FORMAT,
    id: text('id'),
    title: (data['title'] ?? '') as Manifest['title'],
    locales: locales.length > 0 ? locales : ['en'],
    kinds: usableKinds(data['kinds']),
    ...(data['options'] === undefined ? {} : { options: usableOptions(data['options']) }),
  };
}

/** An option without a value has a fault of its own. */
function usableOptions(options: unknown): NonNullable<Manifest['options']> {
  const declared = Object.entries(isMapping(options) ? options : {});
  return Object.fromEntries(declared.filter(([, option]) => isMapping(option))) as NonNullable<
    Manifest['options']
  >;
}

/** Without its places a kind means nothing; what else is wrong with it hides no file of it. */
function usableKinds(kinds: unknown): Record<string, KindDeclaration> {
  if (!isMapping(kinds)) return {};
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, declared]) => {
      if (!isMapping(declared)) return [];
      const { title = kind, files, schema, derive } = declared;
      const globs = [files].flat().filter((glob) => typeof glob === 'string' && glob !== '');
      if (globs.length === 0) return [];
      const usable = {
        ...declared,
        title: title as KindDeclaration['title'],
        files: globs as string[],
        schema: typeof schema === 'string' ? schema : '',
        derive: usableFilters(derive),
      };
      return [[kind, usable]];
    }),
  );
}

function usableFilters(derive: unknown): NonNullable<KindDeclaration['derive']> {
  if (!isMapping(derive)) return {};
  return Object.fromEntries(
    Object.entries(derive).flatMap(([field, where]) => (isMapping(where) ? [[field, where]] : [])),
  );
}
