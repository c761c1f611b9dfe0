/**
 * A list of which a few entries were changed: only these are validated, and what was noted of all others
 * stays the very objects that it was, so that what was made of a mention is still known. What comes out is
 * what the validator says of the whole list.
 */
import { isDeepStrictEqual } from 'node:util';
import { sameEnds } from '../../engine/construction/index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { entryOf, MARKS, type Mentions } from './mentions.ts';
import type { SchemaError, Validation, Validator } from './validator.ts';

/** Keywords that may accompany the schema of the entries: none of them constrains the list as a whole. */
const BESIDE = ['$schema', 'title', 'if', 'then', 'else', 'definitions'];

/** Whether a schema judges each entry of a list by itself, in their order. */
export function judgesEach(schema: JsonSchema): boolean {
  const { if: condition, then } = schema;
  return (
    Object.keys(schema).every((key) => BESIDE.includes(key)) &&
    isDeepStrictEqual(condition, { type: 'array' }) &&
    isObject(then) &&
    Object.keys(then).every((key) => ['type', 'items'].includes(key)) &&
    !('items' in then && Array.isArray(then.items))
  );
}

type List = readonly unknown[];

/** A list, and what was found in it. */
interface Known {
  readonly list: List;
  readonly found: Validation;
}

/** The same validator, of a schema for which `judgesEach` holds. */
export function onlyChanged(whole: Validator): Validator {
  const last = new WeakMap<object, Known>();
  return (data) => {
    if (!Array.isArray(data)) return whole(data);
    const list: List = data;
    const ends = [list[0], list.at(-1)].filter(isObject);
    const before = ends.map((entry) => last.get(entry)).find((one) => one !== undefined);
    const found = (before && validatedAgain(list, before, whole)) ?? whole(list);
    for (const entry of ends) last.set(entry, { list, found });
    return found;
  };
}

/** Null where that does not do. */
function validatedAgain(list: List, before: Known, whole: Validator): Validation | null {
  const { list: old, found: known } = before;
  const { start, tail } = sameEnds(old, list);
  const changed = whole(list.slice(start, list.length - tail));
  if (!isUsual(known) || !isUsual(changed)) return null;
  const stretch = {
    start,
    end: old.length - tail,
    shift: list.length - old.length,
  };
  const mentions = Object.fromEntries(
    MARKS.map((mark) => [
      mark,
      joined(known.mentions[mark], changed.mentions[mark], 'pointer', stretch),
    ]),
  ) as Mentions;
  const [inOld, inChanged] = [known, changed].map(({ errors }) =>
    errors.filter((error) => !isOfList(error)),
  );
  const errors = joined(inOld ?? [], inChanged ?? [], 'instancePath', stretch);
  // Behind those of entries ajv says that the list is none.
  const ofList = [...changed.errors, ...known.errors].find(isOfList);
  const isFaulty = errors.length > 0 && ofList !== undefined;
  return {
    ...changed,
    errors: isFaulty ? [...errors, { ...ofList, data: list }] : errors,
    mentions,
  };
}

/** A pattern that ran out of time did so for the whole list. */
function isUsual({ endless, ofCopy }: Validation): boolean {
  return endless.length === 0 && !ofCopy;
}

const isOfList = ({ instancePath }: SchemaError): boolean => instancePath === '';

/** Which entries of the old list were changed (`end` follows the last of them), and how far those behind moved. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly shift: number;
}

/** What was found in a list of which a stretch was changed; `key` has the pointer into the list. */
function joined<Key extends string, Found extends Readonly<Record<Key, string>>>(
  known: readonly Found[],
  changed: readonly Found[],
  key: Key,
  { start, end, shift }: Stretch,
): readonly Found[] {
  const moved = (found: readonly Found[], by: number): readonly Found[] =>
    by === 0 ? found : found.map((one) => ({ ...one, [key]: movedPointer(one[key], by) }));
  const head = known.slice(0, firstIn(known, key, start));
  const tail = known.slice(firstIn(known, key, end));
  return head.concat(moved(changed, start), moved(tail, shift));
}

function movedPointer(pointer: string, by: number): string {
  const second = pointer.indexOf('/', 1);
  const rest = second < 0 ? '' : pointer.slice(second);
  return `/${entryOf(pointer) + by}${rest}`;
}

/** The place of the first that is in the entry `wanted` or behind it; they are in the order of entries. */
function firstIn<Key extends string>(
  found: readonly Readonly<Record<Key, string>>[],
  key: Key,
  wanted: number,
): number {
  let [low, high] = [0, found.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entryOf(found[middle]?.[key] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
