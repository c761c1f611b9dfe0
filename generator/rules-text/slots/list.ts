/** Lists as the language writes them: "a, b or c". */
import { intlLocale } from '../../../kernel/index.ts';
import type { Look } from '../phrase.ts';
import type { ReadValue, Position, Reader } from '../read-phrase.ts';
import type { Run } from '../runs.ts';
import type { Slot } from '../slot.ts';

type ListStyle = 'conjunction' | 'disjunction';

/** The words between the members of a list. */
interface Joints {
  /** Between two that are all. */
  readonly pair: string;
  readonly first: string;
  readonly middle: string;
  readonly last: string;
}

/** Members print and read alike. */
export function listSlot(member: Slot, style: ListStyle, locale: string): Slot {
  return listOf({ last: member, other: member }, style, locale);
}

/** The last member may read differently from those before it, as clauses of some languages do. */
export function listOf(
  member: { readonly last: Slot; readonly other: Slot },
  style: ListStyle,
  locale: string,
): Slot {
  const joints = jointsOf(style, locale);
  const slotAt = (index: number, length: number): Slot =>
    index === length - 1 ? member.last : member.other;
  return {
    print(value, place, look) {
      const items = value as readonly unknown[];
      return items.flatMap((item, index) => [
        ...joint(index, items.length, joints),
        ...slotAt(index, items.length).print(item, [...place, index], look),
      ]);
    },
    read: (reader, from, look) => [
      ...readAll(member.last, reader, [{ value: [], next: from }], look),
      ...readLong(member, joints, reader, from, look),
    ],
    key: (value) => member.last.key((value as readonly unknown[])[0]),
    number: (value) => (value as readonly unknown[]).length,
    candidates: member.last.candidates.map((one) => [one]),
  };
}

/** What is before the member at `index`. */
function joint(index: number, length: number, joints: Joints): Run[] {
  if (index === 0) return [];
  const { pair, first, middle, last } = joints;
  const text = length === 2 ? pair : index === length - 1 ? last : index === 1 ? first : middle;
  return [{ kind: 'text', text }];
}

type Lists = ReadValue<readonly unknown[]>[];

/** Two members and more. */
function readLong(
  { last, other }: { readonly last: Slot; readonly other: Slot },
  joints: Joints,
  reader: Reader,
  from: Position,
  look: Look,
): Lists {
  let begun = readAll(other, reader, [{ value: [], next: from }], look);
  const found = readAll(last, reader, behind(joints.pair, reader, begun), look);
  for (let between = joints.first; begun.length > 0; between = joints.middle) {
    begun = readAll(other, reader, behind(between, reader, begun), look);
    found.push(...readAll(last, reader, behind(joints.last, reader, begun), look));
  }
  return found;
}

function behind(words: string, reader: Reader, lists: Lists): Lists {
  return lists.flatMap(({ value, next }) => {
    const after = reader.words(words, next);
    return after === null ? [] : [{ value, next: after }];
  });
}

/** One more member. */
function readAll(member: Slot, reader: Reader, lists: Lists, look: Look): Lists {
  return lists.flatMap((list) =>
    member
      .read(reader, list.next, look)
      .map(({ value, next }) => ({ value: [...list.value, value], next })),
  );
}

const known = new Map<string, Joints>();

function jointsOf(style: ListStyle, locale: string): Joints {
  const key = `${style} ${locale}`;
  const joints = known.get(key) ?? askedJoints(style, locale);
  known.set(key, joints);
  return joints;
}

function askedJoints(type: ListStyle, locale: string): Joints {
  const format = new Intl.ListFormat(intlLocale(locale), { type, style: 'long' });
  const [pair = ' '] = between(format, 2);
  const [first = pair, middle = pair, last = pair] = between(format, 4);
  return { pair, first, middle, last };
}

function between(format: Intl.ListFormat, length: number): string[] {
  const members = Array.from({ length }, (_, index) => String(index));
  return format
    .formatToParts(members)
    .flatMap(({ type, value }) => (type === 'literal' ? [value] : []));
}
