import { fault, type Fault, noteWords } from '../../../diagnostics/index.ts';
import { nearest } from '../../../kernel/index.ts';
import { targetAlone, unknownEffectWord } from './effect-words.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { Case, Explainer } from './explainer.ts';

const unknownWord: Explainer = (found) => {
  const { error, schema, path, file } = found;
  const allowed = schema.enum ?? [schema.const];
  const words = allowed.filter((word) => typeof word === 'string');
  const ofEffects = targetAlone(found) ?? unknownEffectWord(found, error.data, words, { path });
  if (ofEffects !== null) return ofEffects;
  return fault(
    'CW1106',
    { file, path },
    { value: error.data, nearest: nearest(String(error.data), words), allowed },
  );
};

/** A tag that no branch has: `use: sise`. */
const unknownTag: Explainer = (found) => {
  const { error, schema, path, root, file } = found;
  const { tag, tagValue } = error.params as { tag: string; tagValue?: unknown };
  const allowed = (schema.oneOf ?? [])
    .map((branch) => tagOf(branch, tag, root))
    .filter((word) => word !== undefined);
  if (tagValue === undefined) return missingTag(found, tag);
  const ofEffects = unknownEffectWord(found, tagValue, allowed, { path: [...path, tag] });
  if (ofEffects !== null) return ofEffects;
  const meant = typeof tagValue === 'string' ? nearest(tagValue, allowed) : undefined;
  const place = { file, path: [...path, tag] };
  return fault('CW1106', place, { value: tagValue, nearest: meant, allowed });
};

/** The tag itself may be misspelt: `onn: placed`. */
function missingTag({ error, schema, path, file }: Case, tag: string): Fault {
  const written = Object.keys(error.data as object).find((key) => nearest(key, [tag]) === tag);
  const { title: owner } = schema;
  return written === undefined
    ? fault('CW1103', { file, path, part: 'key' }, { property: tag, owner })
    : fault(
        'CW1102',
        { file, path: [...path, written], part: 'key' },
        { written, meant: tag, owner },
      );
}

function tagOf(
  branch: { $ref?: string; properties?: unknown },
  tag: string,
  root: { definitions?: Readonly<Record<string, unknown>> },
): string | undefined {
  const name = branch.$ref?.replace('#/definitions/', '');
  const target = name === undefined ? branch : (root.definitions?.[name] as typeof branch);
  const property = (target?.properties as Record<string, { const?: string }> | undefined)?.[tag];
  return property?.const;
}

const listTooShort: Explainer = ({ error, path, file }) =>
  fault(
    'CW1111',
    { file, path },
    { length: lengthOf(error.data), min: (error.params as { limit: number }).limit },
  );

const listTooLong: Explainer = ({ error, path, file }) =>
  fault(
    'CW1112',
    { file, path },
    { length: lengthOf(error.data), max: (error.params as { limit: number }).limit },
  );

function lengthOf(data: unknown): number {
  return Array.isArray(data) ? data.length : 0;
}

/** ajv names the later of the two `j`, the earlier `i`, in either order. */
const repeatedItem: Explainer = ({ error, path, file }) => {
  const { i, j } = error.params as { i: number; j: number };
  const [first, second] = i < j ? [i, j] : [j, i];
  return fault(
    'CW1113',
    {
      file,
      path: [...path, second],
      related: [{ message: noteWords().itIsHereAlready(), file, path: [...path, first] }],
    },
    { value: (error.data as unknown[])[second], first, second },
  );
};

/** What is excluded is said by the description of `not`, or by the words that it lists. */
const forbiddenValue: Explainer = ({ error, schema, path, file }) => {
  const { description: why, enum: listed, const: one } = (error.schema ?? {}) as JsonSchema;
  const excluded = listed ?? (one === undefined ? undefined : [one]);
  const place = { file, path };
  return fault('CW1114', place, { value: error.data, form: schema.description, why, excluded });
};

export const doesNotFit: Explainer = ({ error, schema, path, file }) =>
  fault('CW1120', { file, path }, { value: error.data, form: schema.description });

export const listsAndWords: Readonly<Record<string, Explainer>> = {
  enum: unknownWord,
  const: unknownWord,
  discriminator: unknownTag,
  minItems: listTooShort,
  maxItems: listTooLong,
  additionalItems: listTooLong,
  uniqueItems: repeatedItem,
  not: forbiddenValue,
  anyOf: doesNotFit,
  oneOf: doesNotFit,
  contains: doesNotFit,
};
