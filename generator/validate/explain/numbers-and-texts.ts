import { fault } from '../../../diagnostics/index.ts';
import type { Case, Explainer } from './explainer.ts';

const ID_PATTERN = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

const outOfRange: Explainer = ({ error, schema, path, file }) =>
  fault(
    'CW1105',
    { file, path },
    {
      value: error.data as number,
      min: schema['minimum'] as number | undefined,
      max: schema['maximum'] as number | undefined,
      above: schema['exclusiveMinimum'] as number | undefined,
      below: schema['exclusiveMaximum'] as number | undefined,
    },
  );

const wrongType: Explainer = ({ error, schema, path, file }) =>
  fault(
    'CW1104',
    { file, path },
    {
      expected: [schema.type ?? []].flat() as JsonType[],
      multipleOf: schema['multipleOf'] as number | undefined,
      actual: error.data,
    },
  );

const wrongForm: Explainer = (found) => {
  const { error, schema, path, file } = found;
  const value = String(error.data);
  const pattern = String(schema.pattern);
  if (pattern === ID_PATTERN) return badId(found, value);
  if (pattern === '\\S') return fault('CW1108', { file, path }, { value });
  return fault('CW1107', { file, path }, { value, pattern, form: schema.description });
};

/** Also used for keys: an id may name a property. */
export function badId({ path, file }: Case, id: string, part?: 'key'): ReturnType<Explainer> {
  const at = part === undefined ? { file, path } : { file, path: [...path, id], part };
  return fault('CW1202', at, { id, suggestion: kebabCase(id) });
}

/** `Orc Ravager` → `orc-ravager`; undefined when nothing is left. */
function kebabCase(text: string): string | undefined {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const id = words?.join('-').replace(/^[0-9-]+/, '');
  return id === undefined || id === '' ? undefined : id;
}

const length = (text: unknown): number => Array.from(String(text)).length;

const textTooShort: Explainer = ({ error, path, file }) =>
  fault(
    'CW1109',
    { file, path },
    { length: length(error.data), min: (error.params as { limit: number }).limit },
  );

const textTooLong: Explainer = ({ error, path, file }) =>
  fault(
    'CW1110',
    { file, path },
    { length: length(error.data), max: (error.params as { limit: number }).limit },
  );

export const numbersAndTexts: Readonly<Record<string, Explainer>> = {
  type: wrongType,
  multipleOf: wrongType,
  minimum: outOfRange,
  maximum: outOfRange,
  exclusiveMinimum: outOfRange,
  exclusiveMaximum: outOfRange,
  pattern: wrongForm,
  minLength: textTooShort,
  maxLength: textTooLong,
};
