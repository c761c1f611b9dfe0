/** The lines of a deck: each names a card of the game, a whole number of copies, and no card twice. */
import { judgeCodes, violation, type GameTerms, type Refuse } from './report.ts';
import { UNPLACED, type Entry, type Violation } from './types.ts';
import type { ConstructionRules } from './rules.ts';

/** Says whether a card may be in decks. */
export type Knows = (card: string) => boolean;

type EntryRules = Pick<ConstructionRules, 'entries' | 'sections'>;

/** Reports every bad line; a line may be bad in several ways. Section by section, lines in order. */
export function checkEntries(
  placed: ReadonlyMap<string, readonly Entry[]>,
  knows: Knows,
  rules: EntryRules,
  refuse: Refuse,
): void {
  for (const [section, entries] of placed) checkList(section, entries, knows, rules, refuse);
}

/** The same card may be on two lines where things are attached to it: they are two units. */
function checkList(
  section: string,
  entries: readonly Entry[],
  knows: Knows,
  rules: EntryRules,
  refuse: Refuse,
): void {
  const seen = new Set<string>();
  const { badCount, duplicate, severalLines, clause } = rules.entries;
  entries.forEach((entry, index) => {
    const { card, count, with: attached } = entry;
    const report = (standard: string, terms: GameTerms): void =>
      refuse(faultOf(standard, terms, entry, { index, section }));
    if (!knows(card)) report(judgeCodes.unknownCard, unknownTerms(section, rules));
    if (!isCount(count)) report(judgeCodes.badCount, { code: badCount, clause });
    if (severalLines !== true && attached === undefined && seen.has(card))
      report(judgeCodes.duplicateEntry, { code: duplicate, clause });
    seen.add(card);
    if (attached !== undefined) checkList(section, attached, knows, rules, refuse);
  });
}

function faultOf(
  standard: string,
  terms: GameTerms,
  { card, path }: Entry,
  { index, section }: { readonly index: number; readonly section: string },
): Violation {
  const params = { card, index, ...(section !== UNPLACED && { section }) };
  return violation(standard, terms, { params, path, rulePath: ['entries'], constraint: 'entries' });
}

/** A section may have its own word for a card that the game does not have. */
function unknownTerms(section: string, { entries, sections = {} }: EntryRules): GameTerms {
  const own = Object.hasOwn(sections, section) ? sections[section] : undefined;
  return {
    code: own?.codes?.unknown ?? entries.unknown,
    clause: own?.clauses?.unknown ?? entries.clause,
  };
}

/** A number of copies: a whole number from 1 up. */
export function isCount(count: unknown): count is number {
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 1;
}
