import { fault } from '../../../diagnostics/index.ts';
import { nearest } from '../../nearest.ts';
import type { Explainer } from './explainer.ts';

const unknownWord: Explainer = ({ error, schema, path, file }) => {
  const allowed = schema.enum ?? [schema.const];
  const words = allowed.filter((word) => typeof word === 'string');
  return fault(
    'CW1106',
    { file, path },
    { value: error.data, nearest: nearest(String(error.data), words), allowed },
  );
};

/** A tag that no branch has: `use: sise`. */
const unknownTag: Explainer = ({ error, schema, path, root, file }) => {
  const { tag, tagValue } = error.params as { tag: string; tagValue?: unknown };
  const allowed = (schema.oneOf ?? [])
    .map((branch) => tagOf(branch, tag, root))
    .filter((word) => word !== undefined);
  if (tagValue === undefined) {
    return fault('CW1103', { file, path, part: 'key' }, { property: tag, owner: schema.title });
  }
  const meant = typeof tagValue === 'string' ? nearest(tagValue, allowed) : undefined;
  const place = { file, path: [...path, tag] };
  return fault('CW1106', place, { value: tagValue, nearest: meant, allowed });
};

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
      related: [{ message: 'It stands here already.', file, path: [...path, first] }],
    },
    { value: (error.data as unknown[])[second], first, second },
  );
};

const forbiddenValue: Explainer = ({ error, schema, path, file }) =>
  fault('CW1114', { file, path }, { value: error.data, form: schema.description });

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
