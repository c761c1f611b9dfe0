/**
 * Whether a translation of rules.md numbers the same clauses, in the same order. Refusals name
 * a clause by its number, and players look it up in the language of the site or of the print.
 */
import {
  fault,
  noteWords,
  type Fault,
  type ParamsOf,
  type RelatedPlace,
} from '../../diagnostics/index.ts';
import { nearest, remember } from '../../kernel/index.ts';
import type { LinkCheck } from './game-files.ts';
import type { Clause, TranslatedClauses } from './read-clauses.ts';

/** Clauses between two that both files have in one order; `after` is the upper of these. */
interface Gap {
  readonly after: Clause | undefined;
  /** Of rules.md, and nowhere in the translation. */
  readonly missing: readonly Clause[];
  /** Of the translation; rules.md has some of them elsewhere, and some not. */
  readonly strange: readonly Clause[];
}

export const clauseDifferences: LinkCheck = ({ translatedClauses }) =>
  translatedClauses.flatMap((translated) => differencesOf(translated));

export const differencesOf = remember((translated: TranslatedClauses) =>
  gapsIn(translated).flatMap((gap) => differencesAt(gap, translated)),
);

function differencesAt({ after, missing, strange }: Gap, translated: TranslatedClauses): Fault[] {
  const { source } = translated;
  const unknown = strange.filter(({ id }) => !source.clauses.has(id));
  // As many as are missing: they have wrong numbers, and nothing is missing.
  const areMisnumbered = unknown.length === missing.length;
  const faults = strange.map((clause): Fault => {
    const at = unknown.indexOf(clause);
    if (at < 0) return misplaced(clause, translated);
    const ids = missing.map(({ id }) => id);
    const meant = areMisnumbered ? ids[at] : nearest(clause.id, ids);
    return differing(translated, clause, { difference: 'unknown', clause: clause.id, meant });
  });
  const [first] = missing;
  if (first === undefined || areMisnumbered) return faults;
  const last = missing.at(-1)?.id ?? first.id;
  const count = missing.length;
  const found = { difference: 'missing', clause: first.id, last, count, after: after?.id } as const;
  return [...faults, differing(translated, after, found, first)];
}

function misplaced(clause: Clause, translated: TranslatedClauses): Fault {
  const { clauses } = translated.source;
  const ids = [...clauses.keys()];
  const after = ids[ids.indexOf(clause.id) - 1];
  const params = { difference: 'misplaced', clause: clause.id, after } as const;
  return differing(translated, clause, params, clauses.get(clause.id));
}

/** `there`: the clause of rules.md that it is about. */
function differing(
  { file, head, source }: TranslatedClauses,
  at: Clause | undefined,
  params: ParamsOf<'CW1512'>,
  there?: Clause,
): Fault {
  const related = there === undefined ? [] : [placeOf(there, source.file)];
  return fault('CW1512', { file, path: [], span: at?.span ?? head, related }, params);
}

function placeOf({ id, span }: Clause, file: string): RelatedPlace {
  return { message: noteWords().otherIsHere(id), file, path: [], span };
}

function gapsIn({ clauses, source }: TranslatedClauses): Gap[] {
  const [original, own] = [[...source.clauses.values()], [...clauses.values()]];
  const places = new Map(original.map(({ id }, place) => [id, place]));
  const rise = own.map(({ id }) => places.get(id) ?? -1);
  const kept = longestRise(rise).map((at) => ({ at, place: rise[at]! }));
  const ends = [...kept, { at: own.length, place: original.length }];
  return ends.map(({ at, place }, index) => {
    const upper = kept[index - 1] ?? { at: -1, place: -1 };
    return {
      after: own[upper.at],
      missing: original.slice(upper.place + 1, place).filter(({ id }) => !clauses.has(id)),
      strange: own.slice(upper.at + 1, at),
    };
  });
}

/**
 * Indexes of a longest rising sequence among the numbers from 0 on. What is in it is in order, so that
 * one clause that was moved is one fault, wherever it went.
 */
function longestRise(numbers: readonly number[]): number[] {
  /** By length less one: the index at which the best sequence of that length ends. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    if (number < 0) return;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  });
  const rise: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) rise.unshift(at);
  return rise;
}
