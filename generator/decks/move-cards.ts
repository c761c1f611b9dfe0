/** Moves the cards of a deck file to the sections where they belong, where there is one only. */
import {
  type Deck,
  judgeCodes,
  linesToMove,
  movesOf,
  type Verdict,
  withMoves,
} from '../../engine/construction/index.ts';
import type { CheckedGame } from '../check.ts';
import type { JudgedFile } from './judge-file.ts';
import { applyEdits, areApart } from '../edit/text-edits.ts';
import type { DeckText } from './deck-text.ts';

export interface MovedText {
  readonly text: string;
  /** Lines that are in another section now. */
  readonly moved: number;
}

/** Null when nothing is certain: what comes out must hold the same cards, each where it belongs. */
export function moveCards(
  { linked }: CheckedGame,
  text: string,
  editor: DeckText,
  { deck, verdict }: { readonly deck: Deck; readonly verdict: Verdict },
  judge: (text: string) => JudgedFile,
): MovedText | null {
  if (linked.rules === null) return null;
  const { rules, cards } = linked;
  const all = () => rules.cards.flatMap((kind) => cards[kind] ?? []);
  const moves = movesOf(deck, verdict, rules, { all });
  const lines = moves.flatMap((move) =>
    linesToMove(deck, move).map((line) => ({ line, to: move.to })),
  );
  const edits = lines.length === 0 ? null : editor.move(lines);
  if (edits === null || !areApart(edits)) return null;
  const next = applyEdits(text, edits);
  const after = judge(next);
  const isProved =
    after.deck !== null &&
    holdsSame(after.deck, withMoves(deck, moves)) &&
    isBetter(after, verdict);
  return isProved ? { text: next, moved: lines.length } : null;
}

/** The same copies in the same sections; a section without lines may be omitted. */
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

/** More cards are where they belong, and no section is too large that was not before. */
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
