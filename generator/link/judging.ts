/** The decks of a game and its rules for them: judged, and what is wrong with both. */
import type { Fault } from '../../diagnostics/index.ts';
import {
  compileJudge,
  type ConstructionRules,
  type Deck,
  type Judge,
} from '../../engine/construction/index.ts';
import { findCards } from '../compile/cards.ts';
import type { NameIndex } from '../decks/names.ts';
import { areSound, isSound } from './certain.ts';
import { certainDecks } from './certain-decks.ts';
import { carriedRuleFaults, constructionLints } from './construction-lints.ts';
import { constructionFaults, constructionRules } from './construction.ts';
import {
  ambiguousNames,
  deckFaults,
  deckNames,
  judgeDecks,
  readDecks,
  type JudgedDeck,
} from './decks.ts';
import { filesOf, type CheckedFile, type GameFiles } from './game-files.ts';
import { messageParametersExist } from './messages.ts';

export interface Judging {
  readonly rules: ConstructionRules | null;
  /** Null when there are no construction rules, or they have faults. */
  readonly judge: Judge | null;
  readonly decks: readonly JudgedDeck[];
  /** Those that other decks may start from or must equal. */
  readonly samples: readonly Deck[];
  /** Cards by the names that players write. */
  readonly names: NameIndex;
  /** Why there is no judge. */
  readonly ruleFaults: readonly Fault[];
  /** Names in lists that mean several cards: such a deck is not judged. */
  readonly ambiguous: readonly Fault[];
}

/** Everything of the decks that needs no other check of the game. */
export function judgingIn(game: GameFiles): Judging {
  const rules = constructionRules(game);
  const names = deckNames(game, rules?.cards ?? Object.keys(game.manifest.kinds));
  const nothing = {
    rules,
    names,
    judge: null,
    decks: [],
    samples: [],
    ruleFaults: [],
    ambiguous: [],
  };
  const file = rulesFile(game);
  if (rules === null || file === undefined) return nothing;
  const ruleFaults = [...constructionFaults(game, file, rules), ...carriedRuleFaults(game, rules)];
  if (ruleFaults.length > 0) return { ...nothing, ruleFaults };
  const read = readDecks(game, names);
  const ambiguous = ambiguousNames(read, names);
  const unclear = new Set(ambiguous.map(({ file: path }) => path));
  const samples = read
    .filter((one) => isSound(one.file) && !isRefused(one.file.data))
    .map(({ deck }) => deck);
  const judge = compileJudge(
    rules,
    { options: game.manifest.options ?? {}, decks: samples },
    findCards(game, rules.cards),
  );
  const clear = read.filter((one) => !unclear.has(one.file.path));
  const decks = judgeDecks(clear, judge);
  return { rules, names, judge, decks, samples, ruleFaults, ambiguous };
}

/** What is wrong with decks and their rules; `found`: what is wrong with the rest of the game. */
export function judgingFaults(
  { rules, names, judge, decks, ruleFaults, ambiguous }: Judging,
  game: GameFiles,
  found: readonly Fault[],
): readonly Fault[] {
  const file = rulesFile(game);
  if (judge === null || rules === null || file === undefined) return ruleFaults;
  const areCardsKnown = game.lost.size === 0;
  const isCertain = areSound(game, ['game'], found) && areCardsKnown;
  const certain = areCardsKnown ? certainDecks(decks, game, found) : [];
  return [
    ...(isCertain ? constructionLints(game, file, rules) : []),
    ...messageParametersExist(game),
    ...deckFaults(certain, game, names, rules),
    ...ambiguous,
  ];
}

function rulesFile(game: GameFiles): CheckedFile | undefined {
  return filesOf(game, 'construction')[0];
}

/** Whether a deck file says that it is to be refused. */
function isRefused(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'expect' in data;
}
