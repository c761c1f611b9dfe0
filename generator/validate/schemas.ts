/** The schemas of a game, ready to validate: read, bundled, and their own faults reported. */
import { isMapping, once } from '../../kernel/index.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { type ConstructionRules, declaredChoices } from '../../engine/construction/index.ts';
import type { SourceFile } from '../load/files.ts';
import type { Manifest } from '../manifest.ts';
import { type DeckRules, SCENARIO_KEYS } from '../schema/made-schemas.ts';
import {
  descriptionFaults,
  describer,
  type Describe,
  isDescriptions,
} from '../schema/descriptions.ts';
import { fileSchemas, forForm } from '../schema/file-schemas.ts';
import { inlineReferences } from '../schema/inline.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { GameVocabulary } from '../vocabulary/read.ts';
import { VOCABULARY, vocabularySchema } from '../schema/effects/vocabulary-schema.ts';
import type { Vocabulary } from '../vocabulary/model.ts';
import { positionKeys, type PositionKeyWords } from '../schema/position-keys.ts';
import { rememberedSchemas } from './remembered-schemas.ts';
import { brokenReferences, missingFiles, placeOf, schemaFileFaults } from './schema-faults.ts';
import { judgesEach, onlyChanged } from './validate-again.ts';
import { compileValidator, type Validator } from './validator.ts';

export interface GameSchemaSet {
  /** Self-contained schemas by name, of every sort of file that can be checked; made when asked for. */
  readonly bundles: ReadonlyMap<string, JsonSchema>;
  /** The same without references, as files are validated by them. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** The validator of a bundle for data of this form, compiled on first use; null when there is none. */
  validator(name: string, isList: boolean): Validator | null;
  /** What a deck declares. */
  readonly choices: ConstructionRules['choices'];
  /** The sections of decks; none in games whose decks are one list. */
  readonly sections: readonly string[];
  /** The words of its effects; null when it has none, or they cannot be read. */
  readonly vocabulary: Vocabulary | null;
  /** Texts of the schemas in the language of the tool. */
  readonly describe: Describe;
  /** The same of the keys of positions. */
  readonly positionKeys: Readonly<Record<string, PositionKeyWords>>;
  /** What is wrong with the game's own schema files. */
  readonly faults: readonly Fault[];
}

/**
 * `sources` are the JSON files below `schemas/`. `basis` is all that the schemas are made of, when
 * they are to be remembered from run to run.
 */
export function prepareSchemas(
  manifest: Manifest,
  sources: readonly SourceFile[],
  construction: DeckRules | null,
  effects: GameVocabulary | null,
  basis: unknown = null,
): GameSchemaSet {
  const own = new Map(
    sources
      .filter((source) => !isDescriptions(source))
      .flatMap(({ path, data }) => (isMapping(data) ? [[path, data as JsonSchema]] : [])),
  );
  let made: Bundled | undefined;
  const bundled = (): Bundled => (made ??= bundle(manifest, sources, own, construction, effects));
  const soundSchemas = (): GameSchemaSet['schemas'] | null =>
    bundled().faults.length > 0 ? null : inlined(bundled().bundles);
  const known = basis === null ? null : rememberedSchemas(basis, soundSchemas);
  const schemas = known ?? inlined(bundled().bundles);
  const describe = describer(sources);
  const faults = [...(known === null ? bundled().faults : [])];
  return {
    faults,
    choices: construction === null ? {} : declaredChoices(construction),
    sections: Object.keys(construction?.sections ?? {}),
    vocabulary: effects?.vocabulary ?? null,
    describe,
    get positionKeys() {
      return positionKeys(own.get(SCENARIO_KEYS), describe);
    },
    get bundles() {
      return bundled().bundles;
    },
    schemas,
    validator: lazyValidators(schemas, manifest, own, (found) => faults.push(found)),
  };
}

interface Bundled {
  readonly bundles: ReadonlyMap<string, JsonSchema>;
  readonly faults: readonly Fault[];
}

/** Bundles those schemas that can be used, and says what is wrong with the others. */
function bundle(
  manifest: Manifest,
  sources: readonly SourceFile[],
  own: ReadonlyMap<string, JsonSchema>,
  construction: DeckRules | null,
  effects: GameVocabulary | null,
): Bundled {
  const present = new Set(sources.map(({ path }) => path));
  const files = fileSchemas(manifest, own, construction, effects);
  const isKnown = effects === null || effects.vocabulary !== null;
  const made = once(
    () =>
      new Map(
        effects === null ? [] : [[VOCABULARY, vocabularySchema(effects.vocabulary)] as const],
      ),
  );
  const faults = [
    ...sources.flatMap((source) => [
      ...source.faults,
      ...(isDescriptions(source)
        ? descriptionFaults(source)
        : schemaFileFaults(source, manifest, [...files.values()])),
    ]),
    ...missingFiles(manifest, present),
    ...[...files.values()]
      .flatMap((file) => brokenReferences(file, own, present, made))
      .filter(({ params }) => isKnown || !isOfVocabulary(params)),
  ];
  const unusable = new Set(faults.map(({ file }) => file));
  const usable = [...files.values()].filter(
    ({ name, broken, sources: parts }) =>
      broken.length === 0 &&
      ![...parts, ...(name === 'scenarios' ? [SCENARIO_KEYS] : [])].some((file) =>
        unusable.has(file),
      ),
  );
  return { bundles: new Map(usable.map(({ name, schema }) => [name, schema])), faults };
}

function inlined(bundles: Bundled['bundles']): GameSchemaSet['schemas'] {
  return new Map(Array.from(bundles, ([name, schema]) => [name, inlineReferences(schema)]));
}

function isOfVocabulary(params: unknown): boolean {
  return (params as { reference: string }).reference.startsWith(VOCABULARY);
}

function lazyValidators(
  schemas: GameSchemaSet['schemas'],
  manifest: Manifest,
  own: ReadonlyMap<string, JsonSchema>,
  report: (made: Fault) => void,
): GameSchemaSet['validator'] {
  const compiled = new Map<string, Validator>();
  const refused = new Set<string>();
  const reported = new Set<string>();
  return (name, isList) => {
    const schema = schemas.get(name);
    if (schema === undefined || refused.has(name)) return null;
    const needed = forForm(schema, isList);
    const key = needed === schema ? name : `${name} ${isList}`;
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const made = compileValidator(needed);
    if (typeof made === 'function') {
      const validator = watched(judgesEach(needed) ? onlyChanged(made) : made);
      compiled.set(key, validator);
      return validator;
    }
    refused.add(name);
    const file = manifest.kinds[name]?.schema ?? 'game.yaml';
    report(fault('CW1404', { file, path: [] }, { where: '', why: made.problem }));
    return null;
  };

  /** The same validator, whose patterns are reported when they run out of time. */
  function watched(validator: Validator): Validator {
    return (data) => {
      const validation = validator(data);
      for (const pattern of validation.endless) {
        if (reported.has(pattern)) continue;
        reported.add(pattern);
        report(endlessPattern(pattern, own));
      }
      return validation;
    };
  }
}

/** At the first place in the game's own schemas where the pattern is. */
function endlessPattern(pattern: string, own: ReadonlyMap<string, JsonSchema>): Fault {
  for (const [file, schema] of own) {
    const path = placeOf(schema, 'pattern', pattern);
    if (path.length > 0) return fault('CW1453', { file, path }, { pattern });
  }
  return fault('CW1453', { file: 'game.yaml', path: [] }, { pattern });
}
