import type { Fault } from '../../diagnostics/index.ts';
import { compileJudge } from '../../engine/construction/judge.ts';
import type { Card, ConstructionRules, Judge } from '../../engine/construction/types.ts';
import { compileCards } from '../compile/cards.ts';
import { findCards } from '../compile/find-cards.ts';
import type { RoleName } from '../roles.ts';
import type { NameIndex } from '../decks/names.ts';
import { assets } from './assets.ts';
import { clauses } from './clauses.ts';
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
import { patternsReachTheBoard } from './board.ts';
import {
  areSound,
  certainDecks,
  isSound,
  lacksKinds,
  withoutConsequences,
  type RestingCheck,
} from './certain.ts';
import { comparisons } from './compare.ts';
import { cutTexts } from './cut-texts.ts';
import { derived } from './derived.ts';
import { effectChecks, vocabularyChecks } from './effects/index.ts';
import { filesOf, type GameFiles, type LinkCheck } from './game-files.ts';
import { kindsHaveFiles, withoutLost } from './kinds.ts';
import {
  codesHaveWords,
  componentWordsExist,
  messageFormats,
  messageParametersExist,
} from './messages.ts';
import { modelines } from './modelines.ts';
import { options } from './options.ts';
import { patterns, unusedPatterns } from './patterns.ts';
import { phrases } from './phrases.ts';
import { printSheets } from './print.ts';
import { references } from './references.ts';
import { scenarios } from './scenarios.ts';
import { texts } from './texts.ts';
import { unclosedBold } from './unclosed-bold.ts';
import { uniqueValues } from './unique-values.ts';
import { staleTranslations } from './translations.ts';
import { vocabulary } from './vocabulary.ts';
import { writtenTexts } from './written-texts.ts';

/**
 * The checks that see the whole game, in an order in which later ones know what earlier ones found.
 * To add one: a file beside this one and a line here, with what it rests on.
 */
const checks: readonly RestingCheck[] = [
  resting(references),
  resting(patterns),
  resting(texts),
  resting(staleTranslations),
  resting(assets),
  resting(uniqueValues),
  resting(kindsHaveFiles),
  resting(derived),
  resting(options),
  resting(clauses),
  resting(messageFormats),
  resting(codesHaveWords, 'messages'),
  resting(componentWordsExist),
  resting(modelines),
  resting(cutTexts),
  resting(unclosedBold),
  resting(vocabulary),
  ...vocabularyChecks.map((check) => resting(check)),
  resting(phrases, 'vocabulary'),
  resting(patternsReachTheBoard),
  resting(writtenTexts, 'vocabulary', 'patterns'),
  ...effectChecks.map((check) => resting(check, 'vocabulary')),
  resting(unusedPatterns, 'component'),
  resting(comparisons, 'vocabulary', 'patterns'),
  resting(scenarios, 'game'),
  resting(printSheets),
];

function resting(check: LinkCheck, ...restsOn: RoleName[]): RestingCheck {
  return { check, restsOn };
}

/** A game whose parts know each other. */
export interface LinkedGame {
  readonly faults: readonly Fault[];
  /** Components by kind, without those that only scenarios see; compiled when they are asked for. */
  readonly cards: Readonly<Record<string, readonly Card[]>>;
  readonly rules: ConstructionRules | null;
  /** Null when there are no construction rules, or they have faults. */
  readonly judge: Judge | null;
  readonly decks: readonly JudgedDeck[];
  /** Cards by the names that players write. */
  readonly names: NameIndex;
}

/** `duplicates`: ids that were given twice. */
export function linkGame(game: GameFiles, duplicates: readonly Fault[]): LinkedGame {
  const found: Fault[] = [...duplicates];
  for (const { check, restsOn } of checks) {
    if (areSound(game, restsOn, found)) found.push(...withoutConsequences(check(game), game.files));
  }
  const first = withoutLost(found);
  let cards: LinkedGame['cards'] | undefined;
  return {
    get cards() {
      return (cards ??= compileCards(game, { fixtures: false }));
    },
    ...judgeGame(game, first),
  };
}

function judgeGame(game: GameFiles, found: Fault[]): Omit<LinkedGame, 'cards'> {
  const rules = constructionRules(game);
  const file = filesOf(game, 'construction')[0];
  const names = deckNames(game, rules?.cards ?? Object.keys(game.manifest.kinds));
  if (rules === null || file === undefined) {
    return { faults: found, rules, judge: null, decks: [], names };
  }
  const ruleFaults = [...constructionFaults(game, file, rules), ...carriedRuleFaults(game, rules)];
  if (ruleFaults.length > 0) {
    return { faults: [...found, ...ruleFaults], rules, judge: null, decks: [], names };
  }
  const read = readDecks(game, names);
  const ambiguous = ambiguousNames(read, names);
  const unclear = new Set(ambiguous.map(({ file }) => file));
  const samples = read.filter(({ file }) => isSound(file) && !isRefused(file.data));
  const judge = compileJudge(
    rules,
    { options: game.manifest.options ?? {}, decks: samples.map(({ deck }) => deck) },
    findCards(game, rules.cards),
  );
  const clear = read.filter(({ file }) => !unclear.has(file.path));
  const decks = judgeDecks(clear, judge);
  const certain = certainDecks(decks, game, found);
  const lints = [
    ...(areSound(game, ['game'], found) && !lacksKinds(found)
      ? constructionLints(game, file, rules)
      : []),
    ...messageParametersExist(game),
  ];
  const faults = [...found, ...lints, ...deckFaults(certain, game, names, rules), ...ambiguous];
  return { faults, rules, judge, decks, names };
}

/** Whether a deck file says that it is to be refused. */
function isRefused(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'expect' in data;
}
