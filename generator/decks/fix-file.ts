/** Fixes a deck file where there is one way only, and proves it by judging what comes out. */
import type { Path } from '../../diagnostics/index.ts';
import {
  blamedCards,
  type Deck,
  type Entry,
  findFixes,
  isCount,
  type Fix,
  type OptionValues,
  type Verdict,
} from '../../engine/construction/index.ts';
import type { CheckedGame } from '../check.ts';
import { applyEdits, areApart, type Edit } from '../edit/text-edits.ts';
import { type DeckText, listDeck, yamlDeck } from './deck-text.ts';
import { moveCards, type MovedText } from './move-cards.ts';
import { deckNames } from './deck-game.ts';
import { formIn, formOf } from './forms/index.ts';
import { listForm } from './forms/own.ts';
import { judgeDeckFile, type JudgedFile } from './judge-file.ts';
import { readTextList } from './text-list.ts';

export interface FixedFile {
  readonly text: string;
  /** Lines that went to the section where their cards belong. */
  readonly moved: number;
  /** Lines that were joined with an earlier line of the same card. */
  readonly joined: number;
  /** What made the deck legal beside that; null for nothing. */
  readonly fix: Fix | null;
}

/** Null when nothing is certain. `path` is absolute, `text` what is there. */
export function fixDeckFile(
  game: CheckedGame,
  path: string,
  text: string,
  options: OptionValues = {},
): FixedFile | null {
  const judge = (changed: string): JudgedFile =>
    judgeDeckFile(game, path, { options, text: changed });
  const moving = moveLines(game, path, text, judge);
  const { moved } = moving ?? { moved: 0 };
  const joining = joinLines(game, path, moving?.text ?? text, judge);
  const state = { text: moving?.text ?? text, joined: 0, ...joining, moved };
  const fixed = fixCards(game, path, state.text, { judge, options });
  if (fixed !== null) return { ...state, ...fixed };
  return joining === null && moving === null ? null : { ...state, fix: null };
}

type JudgeText = (text: string) => JudgedFile;

function moveLines(
  game: CheckedGame,
  path: string,
  text: string,
  judge: JudgeText,
): MovedText | null {
  const { deck, verdict } = judge(text);
  const editor = deck === null ? null : editorOf(game, path, text);
  if (deck === null || verdict === null || editor === null) return null;
  return moveCards(game, text, editor, { deck, verdict }, judge);
}

/** Lines of one card in one section: the judge adds them anyway. */
function joinLines(
  game: CheckedGame,
  path: string,
  text: string,
  judge: JudgeText,
): { text: string; joined: number } | null {
  const { deck, verdict } = judge(text);
  const editor = deck === null ? null : editorOf(game, path, text);
  if (deck === null || verdict === null || editor === null) return null;
  const groups = Object.values(deck.sections).flatMap(sameCards);
  const edits = groups.flatMap(([first, ...others]) => {
    const count = [first, ...others].reduce((sum, one) => sum + one.count, 0);
    return [editor.setCount(first.path, count), ...others.map((one) => editor.remove(one.path))];
  });
  const next = changed(text, edits);
  if (next === null || !holds(judge(next).verdict, verdict.cards)) return null;
  return { text: next, joined: groups.reduce((sum, group) => sum + group.length - 1, 0) };
}

interface Line {
  readonly count: number;
  readonly path: Path;
}

function sameCards(entries: readonly Entry[]): [Line, ...Line[]][] {
  const byCard = new Map<string, [Line, ...Line[]]>();
  for (const { card, count, path, with: attached } of entries) {
    if (attached !== undefined || !isCount(count)) continue;
    const known = byCard.get(card);
    if (known === undefined) byCard.set(card, [{ count, path }]);
    else known.push({ count, path });
  }
  return [...byCard.values()].filter(({ length }) => length > 1);
}

function fixCards(
  game: CheckedGame,
  path: string,
  text: string,
  { judge, options }: { readonly judge: JudgeText; readonly options: OptionValues },
): { text: string; fix: Fix } | null {
  const { linked } = game;
  const { deck, verdict } = judge(text);
  const editor = deck === null || deck.base !== undefined ? null : editorOf(game, path, text);
  if (deck === null || verdict === null || editor === null) return null;
  if (linked.judge === null || linked.rules === null) return null;
  const { rules } = linked;
  const all = () => rules.cards.flatMap((kind) => linked.cards[kind] ?? []);
  const { found } = findFixes(
    deck,
    verdict,
    { judge: linked.judge, rules, cards: { all } },
    options,
  );
  const fix = certain(found, verdict);
  const next = fix === null ? null : changed(text, editsFor(fix, deck, editor));
  if (fix === null || next === null) return null;
  const after = judge(next);
  const isProved = after.verdict?.legal === true && holds(after.verdict, cardsAfter(fix, verdict));
  return isProved ? { text: next, fix } : null;
}

/** The only way to a legal deck: no other choice or leader, and no other card that could go instead. */
function certain([only, ...others]: readonly Fix[], { violations }: Verdict): Fix | null {
  if (only === undefined || others.length > 0) return null;
  // Cards were moved before, as far as they can be.
  if (only.change === 'move') return null;
  if (only.change !== 'remove') return only;
  const blamed = new Set(violations.flatMap(blamedCards));
  const isOnly = violations.every(
    (one) => blamedCards(one).length === 1 && (one.also ?? []).length === 0,
  );
  return only.state === 'legal' && isOnly && Object.keys(only.cards).length === blamed.size
    ? only
    : null;
}

function editsFor(fix: Fix, { sections }: Deck, editor: DeckText): (Edit | null)[] {
  const entries = Object.values(sections).flat();
  switch (fix.change) {
    case 'move':
      return [];
    case 'choice':
      return [editor.setChoice(fix.name, fix.value)];
    case 'card':
      return entries
        .filter(({ card }) => card === fix.out)
        .map(({ path }) => editor.setCard(path, fix.in));
    case 'remove':
      return Object.entries(fix.cards).map(([id, count]) => {
        const [line, ...others] = entries.filter(({ card }) => card === id);
        if (line === undefined || others.length > 0 || !isCount(line.count)) return null;
        const kept = line.count - count;
        return kept > 0 ? editor.setCount(line.path, kept) : editor.remove(line.path);
      });
  }
}

/** Null when nothing changes, or a change cannot be written. */
function changed(text: string, edits: readonly (Edit | null)[]): string | null {
  const known = edits.filter((edit) => edit !== null);
  if (known.length === 0 || known.length < edits.length || !areApart(known)) return null;
  return applyEdits(text, known);
}

function cardsAfter(fix: Fix, { cards }: Verdict): ReadonlyMap<string, number> {
  const after = new Map(cards);
  const add = (id: string, count: number): void => {
    after.set(id, (after.get(id) ?? 0) + count);
    if (after.get(id) === 0) after.delete(id);
  };
  if (fix.change === 'card') {
    const count = cards.get(fix.out) ?? 0;
    add(fix.out, -count);
    add(fix.in, count);
  } else if (fix.change === 'remove') {
    for (const [id, count] of Object.entries(fix.cards)) add(id, -count);
  }
  return after;
}

function holds(verdict: Verdict | null, cards: ReadonlyMap<string, number>): boolean {
  return (
    verdict?.cards.size === cards.size &&
    [...cards].every(([id, count]) => verdict.cards.get(id) === count)
  );
}

/** Null for forms that other programs write. */
function editorOf(game: CheckedGame, path: string, text: string): DeckText | null {
  const form = formIn(formOf(path), text);
  if (form.read === undefined) return yamlDeck(text);
  if (form !== listForm) return null;
  const { choices, sections, doubles } = deckNames(game);
  const list = readTextList(text, path, choices, sections, doubles);
  return listDeck(text, (place) => list.locate(place));
}
