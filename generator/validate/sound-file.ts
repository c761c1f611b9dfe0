/**
 * What validators found in sound files, remembered from run to run: most files are as they were in
 * the last, and to run the code of a schema for the first time takes longer than anything in it.
 *
 * Only what is sound is remembered; a fault is always found again.
 */
import { createHash } from 'node:crypto';
import type { SourceFile } from '../load/files.ts';
import { type Memory, ownMemory, remember } from '../../kernel/index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { partAt, pointersIn } from '../schema/walk.ts';
import { entryAt, mentionsOf, type Mention, type Mentions } from './mentions.ts';
import { noMentions, parsePointer, type Validation, type Validator } from './validator.ts';

/** In longer texts a validator is soon warm, and what it notes is long to read. */
const LONGEST = 32_768;

/** One place that is marked: the keyword, where in the data, by which part of the schema. */
type Note = readonly [keyword: Mention['keyword'], pointer: string, schema: string];

/**
 * What the validator of `schema` says of a sound source. `validator` makes it when it is needed; null
 * when there is none.
 */
export function validated(
  source: Pick<SourceFile, 'path' | 'text' | 'data' | 'faults'>,
  schema: JsonSchema,
  validator: () => Validator | null,
  memory: Memory = ownMemory(),
): Validation | null {
  const { path, text, data, faults } = source;
  // What has no text was not read: its data may be anything.
  const isRead = text !== '' && text.length <= LONGEST;
  const canRecall = memory.keeps && isRead && faults.length === 0;
  if (!canRecall) return validator()?.(data) ?? null;
  const basis = `${idOf(schema)} ${path}\n${text}`;
  const known = memory.recall('sound-file', basis);
  if (known !== null) {
    const notes = JSON.parse(known) as Note[];
    const mentions = recalled(notes, data, schema);
    return { errors: [], mentions, endless: [], schema, ofCopy: false };
  }
  const found = validator()?.(data) ?? null;
  const notes = found === null ? null : notesOf(found, data);
  if (notes !== null) memory.keep('sound-file', basis, JSON.stringify(notes));
  return found;
}

/** Equal schemas have one. */
const idOf = remember((schema: JsonSchema) =>
  createHash('sha256').update(JSON.stringify(schema)).digest('base64url'),
);

/** Null for what is not sound, and what could not be found again by its place. */
function notesOf({ errors, mentions, endless, schema }: Validation, data: unknown): Note[] | null {
  if (errors.length > 0 || endless.length > 0) return null;
  const pointers = pointersOf(schema);
  const notes: Note[] = [];
  for (const mention of Object.values(mentions).flat()) {
    const { keyword, pointer, value, schema: part } = mention;
    const place = pointers.get(part);
    if (place === undefined || valueAt(data, pointer) !== value) return null;
    notes.push([keyword, pointer, place]);
  }
  return notes;
}

const pointersOf = remember(pointersIn);

function recalled(notes: readonly Note[], data: unknown, schema: JsonSchema): Mentions {
  if (notes.length === 0) return noMentions;
  return mentionsOf(
    notes.map(([keyword, pointer, place]) => {
      const part = partAt(schema, place) as JsonSchema;
      return {
        keyword,
        argument: part[keyword],
        value: valueAt(data, pointer),
        pointer,
        entry: entryAt(data, pointer),
        schema: part,
      };
    }),
  );
}

function valueAt(data: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | null | undefined)?.[step],
    data,
  );
}
