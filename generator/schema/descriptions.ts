/**
 * Titles and descriptions of schemas in the language of the tool, by the English text, as the command
 * line has its words. Those of Cardwright are in `schemas/descriptions.<language>.json`; a game has a
 * file of that name for its own schemas and its vocabulary.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fault, language, type Fault } from '../../diagnostics/index.ts';
import { isMapping, once, packageRoot } from '../../kernel/index.ts';
import type { SourceFile } from '../load/files.ts';
import type { JsonSchema } from './json-schema.ts';
import { mapSubSchemas } from './walk.ts';

/** What a text of a schema reads in the language of the tool. */
export type Describe = (text: string) => string;

type Texts = Readonly<Record<string, unknown>>;

const FILE = /^schemas\/descriptions\.[A-Za-z-]+\.json$/;

/** Whether a file in `schemas/` is such a table, and no schema. */
export function isDescriptions({ path }: Pick<SourceFile, 'path'>): boolean {
  return FILE.test(path);
}

/** Entries of the tables that are no texts. */
export function descriptionFaults({ path: file, data }: SourceFile): Fault[] {
  if (!isMapping(data)) return [];
  return Object.entries(data)
    .filter(([, value]) => typeof value !== 'string')
    .map(([key, value]) =>
      fault('CW1104', { file, path: [key] }, { actual: value, expected: ['string'] }),
    );
}

/** `sources` are the files of a game in `schemas/`. What nobody translated stays as it is. */
export function describer(sources: readonly SourceFile[] = []): Describe {
  const wanted = language();
  if (wanted === 'en') return (text) => text;
  const texts = once((): Texts => {
    const own = sources.find(({ path }) => path === `schemas/${nameFor(wanted)}`)?.data;
    return isMapping(own) ? { ...sharedTexts(wanted), ...own } : sharedTexts(wanted);
  });
  return (text) => inParts(text, (part) => textOf(texts(), part));
}

/** A schema as editors show it to those who read that language. */
export function described(schema: JsonSchema, describe: Describe): JsonSchema {
  const copy = mapSubSchemas(schema, (inner) => described(inner, describe));
  const { title, description } = copy;
  return {
    ...copy,
    ...(title === undefined ? {} : { title: describe(title) }),
    ...(description === undefined ? {} : { description: describe(description) }),
  };
}

/** Made of a name and a text of the table: `unit: one, or a list`, `self: The controller.` for each word. */
function inParts(text: string, find: (part: string) => string | undefined): string {
  const whole = find(text);
  if (whole !== undefined) return whole;
  return text
    .split('\n\n')
    .map((line) => {
      const [, name, rest] = /^([\w-]+): ([^]*)$/.exec(line) ?? [];
      const known = rest === undefined ? undefined : find(rest);
      return known === undefined ? (find(line) ?? line) : `${name}：${known}`;
    })
    .join('\n\n');
}

function textOf(texts: Texts, key: string): string | undefined {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return typeof text === 'string' ? text : undefined;
}

function nameFor(wanted: string): string {
  return `descriptions.${wanted}.json`;
}

const shared = new Map<string, Texts>();

function sharedTexts(wanted: string): Texts {
  const known = shared.get(wanted);
  if (known !== undefined) return known;
  const path = join(packageRoot(), 'schemas', nameFor(wanted));
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Texts;
  shared.set(wanted, texts);
  return texts;
}
