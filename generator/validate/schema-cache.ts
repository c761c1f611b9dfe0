import { isMapping } from '../../kernel/index.ts';
import type { ConstructionRules } from '../../engine/construction/index.ts';
import type { SourceFile } from '../load/files.ts';
import type { Manifest } from '../manifest.ts';
import type { DeckRules } from '../schema/made-schemas.ts';
import { gameVocabulary } from '../vocabulary/read.ts';
import { prepareSchemas, type GameSchemaSet } from './schemas.ts';

/** Prepares schemas again only when something that they are made of changed: compiling them costs more than a check. */
export class SchemaCache {
  #key: readonly unknown[] = [];
  #schemas: GameSchemaSet | null = null;

  get(
    manifestFile: SourceFile,
    manifest: Manifest,
    sources: readonly SourceFile[],
    constructionFile: SourceFile | undefined,
    vocabularyFile: SourceFile | undefined,
  ): GameSchemaSet {
    const key = [manifestFile, constructionFile, vocabularyFile, ...sources];
    if (this.#schemas !== null && sameItems(key, this.#key)) return this.#schemas;
    this.#key = key;
    const construction = deckRulesOf(constructionFile);
    this.#schemas = prepareSchemas(
      manifest,
      sources,
      construction,
      vocabularyFile === undefined ? null : gameVocabulary(vocabularyFile),
      [manifest.kinds, construction, [...sources, vocabularyFile].map(sourceOf)],
    );
    return this.#schemas;
  }
}

function sourceOf(file: SourceFile | undefined): readonly string[] {
  return file === undefined ? [] : [file.path, file.text];
}

/** What deck files need of construction.yaml, as far as it is sound. */
function deckRulesOf(file: SourceFile | undefined): DeckRules | null {
  const data = file?.data as Partial<ConstructionRules> | null | undefined;
  if (typeof data !== 'object' || data === null) return null;
  return {
    choices: isMapping(data.choices) ? onlyMaps(data.choices) : {},
    cards: Array.isArray(data.cards) ? data.cards : [],
    ...(isMapping(data.sections) && { sections: data.sections }),
    ...(isMapping(data.formats) && { formats: data.formats }),
  };
}

function onlyMaps(choices: ConstructionRules['choices']): ConstructionRules['choices'] {
  return Object.fromEntries(Object.entries(choices).filter(([, choice]) => isMapping(choice)));
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
