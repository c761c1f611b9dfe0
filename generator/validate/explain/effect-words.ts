/** Faults in effects, in terms of the vocabulary. Each gives null for a place that is not in an effect. */
import { fault, type Fault } from '../../../diagnostics/index.ts';
import { nearest } from '../../../kernel/index.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nodesAlongPointer } from '../../schema/walk.ts';
import { vocabularyIn } from '../vocabulary-index.ts';
import type { Case } from './explainer.ts';

/** The parameter that says how long an operation works. */
const UNTIL = 'until';

/** Where an effect says what is paid for it. */
const COST = 'cost';

/** A word where none of its kind is: `op: heall`. `known` can be there, `path` is its place. */
export function unknownEffectWord(
  { schema, root, file }: Case,
  word: unknown,
  known: readonly string[],
  at: Pick<Fault, 'path' | 'part'>,
): Fault | null {
  const group = schema['x-group'];
  if (group === undefined || typeof word !== 'string') return null;
  const own = vocabularyIn(root).groups.get(word);
  const elsewhere = own?.has(group) === true ? undefined : [...(own ?? [])][0];
  return fault(
    'CW1416',
    { file, ...at },
    { word, group, nearest: nearest(word, known), known, elsewhere },
  );
}

/** A target that needs parameters, written as a word: `target: around`. */
export function targetAlone({ error, root, path, file }: Case): Fault | null {
  const word: unknown = error.data;
  if (typeof word !== 'string') return null;
  const around = nodesAlongPointer(root, error.schemaPath).findLast((node) => node['x-target']);
  const branches = (around?.then as JsonSchema | undefined)?.oneOf ?? [];
  const branch = branches
    .map((one) => (one.$ref === undefined ? one : nodesAlongPointer(root, one.$ref).at(-1)!))
    .find((one) => one['x-word'] === word);
  if (branch === undefined) return null;
  const needs = (branch.required ?? []).filter((name) => name !== 'who');
  return fault('CW1416', { file, path }, { word, group: 'targets', known: [], needs });
}

/** A parameter that its word does not have; in a mapping of words, a word that is not known. */
export function unreadParameter(found: Case, parameter: string): Fault | null {
  const { schema, root, path, file } = found;
  const { 'x-word': word, 'x-group': group } = schema;
  if (group === undefined) return null;
  const own = Object.keys(schema.properties ?? {});
  const at = { path: [...path, parameter], part: 'key' } as const;
  if (word === undefined) return unknownEffectWord(found, parameter, own, at);
  const readBy = vocabularyIn(root).readers.get(`${group} ${parameter}`) ?? [];
  if (parameter === UNTIL && group === 'operations') {
    return fault('CW1419', { file, ...at }, { word, lasting: readBy });
  }
  if (parameter === COST && group === 'triggers' && readBy.length > 0) {
    return fault('CW1594', { file, ...at }, { trigger: word, paying: readBy });
  }
  const near = nearest(parameter, own);
  return fault('CW1417', { file, ...at }, { parameter, word, group, nearest: near, readBy });
}

/** `until` is not there, and its operation lasts. */
export function missingDuration({ schema, path, file }: Case, parameter: string): Fault | null {
  const { 'x-word': word, properties } = schema;
  if (parameter !== UNTIL || word === undefined) return null;
  const known = ((properties?.[UNTIL] as JsonSchema | undefined)?.enum ?? []).map(String);
  return fault('CW1418', { file, path, part: 'key' }, { word, known });
}

/** `any` or `not` with a word beside it in one condition; `keys` are those of the mapping. */
export function besideCombination(
  { schema, path, file }: Case,
  keys: readonly string[],
): Fault | null {
  const combination = keys.find((key) => key === 'any' || key === 'not');
  if (schema['x-group'] === undefined || combination === undefined) return null;
  const beside = keys.filter((key) => key !== combination);
  const at = { file, path: [...path, combination], part: 'key' } as const;
  return fault('CW1118', at, { count: keys.length, max: 1, combination, beside });
}
