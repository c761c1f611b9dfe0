/** Which verdicts over decks say something of the decks: those that rest on nothing broken. */
import type { Fault } from '../../diagnostics/index.ts';
import { judgeCodes, type Violation } from '../../engine/construction/index.ts';
import { areSound, isSound, unsoundIds } from './certain.ts';
import type { JudgedDeck } from './decks.ts';
import { filesOf, type GameFiles } from './game-files.ts';

/** The judged decks whose verdict rests on sound cards, sound options and legal decks only. */
export function certainDecks(
  judged: readonly JudgedDeck[],
  game: GameFiles,
  found: readonly Fault[],
): JudgedDeck[] {
  const cards = filesOf(game, 'component');
  if (cards.some(({ complete }) => !complete) || !areSound(game, ['game'], found)) return [];
  const unsound = unsoundIds(game, found);
  const hasUnsound = unsound.size > 0 || !areSound(game, ['component'], found);
  const decks = filesOf(game, 'deck');
  const areDecksSound = decks.every(isSound);
  const illegal = new Set(
    judged
      .filter(({ expected, verdict }) => expected === null && hasErrors(verdict.violations))
      .map(({ deck }) => deck.id),
  );
  const bases = new Map(judged.map(({ deck }) => [deck.id, deck.base]));
  return judged.filter(({ deck, verdict: { violations, cards: held } }) => {
    const standards = violations.map(({ standard }) => standard);
    if (standards.includes(judgeCodes.unknownCard) && hasUnsound) return false;
    if (standards.includes(judgeCodes.baseUnknown) && !areDecksSound) return false;
    const rests = basesOf(deck.base, bases).filter((id) => id !== deck.id);
    const isInCycle = standards.includes(judgeCodes.baseCycle);
    return (isInCycle || !rests.some((id) => illegal.has(id))) && !anyIn(held, unsound);
  });
}

function hasErrors(violations: readonly Violation[]): boolean {
  return violations.some(({ severity }) => severity !== 'warning');
}

/** The deck that one starts from, and those that this starts from. */
function basesOf(
  base: string | undefined,
  bases: ReadonlyMap<string, string | undefined>,
): readonly string[] {
  const ids = new Set<string>();
  for (let id = base; id !== undefined && !ids.has(id); id = bases.get(id)) ids.add(id);
  return [...ids];
}

function anyIn(held: ReadonlyMap<string, number>, ids: ReadonlySet<string>): boolean {
  return ids.size > 0 && [...held.keys()].some((id) => ids.has(id));
}
