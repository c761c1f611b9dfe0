/** Moves the cards of a deck file to the sections where they belong, where there is one only. */
import { judgeCodes } from '../../engine/construction/codes.ts';
import { linesToMove, movesOf, withMoves } from '../../engine/construction/moves.ts';
import type { Deck, Verdict } from '../../engine/construction/types.ts';
import type { CheckResult } from '../check.ts';
import type { DeckText } from './deck-text.ts';
import { applyEdits } from './edits.ts';
import type { JudgedFile } from './judge-file.ts';

export interface MovedText {
  readonly text: string;
  /** Lines that stand in another section now. */
  readonly moved: number;
}

/** Null when nothing is certain: what comes out must hold the same cards, each where it belongs. */
export function moveCards(
  { linked }: CheckResult,
  text: string,
  editor: DeckText,
  { deck, verdict }: { readonly deck: Deck; readonly verdict: Verdict },
  judge: (text: string) => JudgedFile,
): MovedText | null {
  if (linked?.rules == null) return null;
  const { rules, cards } = linked;
  const all = () => rules.cards.flatMap((kind) => cards[kind] ?? []);
  const moves = movesOf(deck, verdict, rules, { all });
  const lines = moves.flatMap((move) =>
    linesToMove(deck, move).map((line) => ({ line, to: move.to })),
  );
  const edits = lines.length === 0 ? null : editor.move(lines);
  if (edits === null) return null;
  const next = applyEdits(text, edits);
  const after = judge(next);
  const isProved =
    after.deck !== null &&
    holdsSame(after.deck, withMoves(deck, moves)) &&
    isBetter(after, verdict);
  return isProved ? { text: next, moved: lines.length } : null;
}

/** The same copies in the same sections; a section without lines may be left out. */
function holdsSame(one: Deck, other: Deck): boolean {
  return linesIn(one).join('\n') === linesIn(other).join('\n');
}

function linesIn({ sections }: Deck): string[] {
  return Object.entries(sections)
    .flatMap(([section, entries]) =>
      entries.map(({ card, count }) => `${section} ${card} ${String(count)}`),
    )
    .toSorted();
}

/** More cards stand well, and no section is too large that was not before. */
function isBetter({ verdict: after }: JudgedFile, before: Verdict): boolean {
  if (after === null) return false;
  const known = new Set(crowded(before));
  const isPlaced = misplaced(after) < misplaced(before);
  return isPlaced && crowded(after).every((section) => known.has(section));
}

function misplaced({ violations }: Verdict): number {
  return violations.filter(({ standard }) => standard === judgeCodes.wrongSection).length;
}

function crowded({ violations }: Verdict): string[] {
  return violations
    .filter(({ standard, lacking }) => standard === judgeCodes.sectionSize && lacking !== true)
    .map(({ path }) => path.join('/'));
}
