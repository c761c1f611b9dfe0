import type { Fault } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import { once } from '../../kernel/index.ts';
import { compileCards } from '../compile/cards.ts';
import type { RoleName } from '../roles.ts';
import { assets } from './assets.ts';
import { clauses } from './clauses.ts';
import { clauseDifferences } from './clause-differences.ts';
import { balance } from './balance.ts';
import { box } from './box.ts';
import { patterns, patternsReachTheBoard, unusedPatterns } from './patterns.ts';
import { areSound, withoutConsequences, type RestingCheck } from './certain.ts';
import { readableChecks } from './checks/compiled-check.ts';
import { componentChecks } from './checks/component-checks.ts';
import { comparisons } from './compare.ts';
import { cutTexts, texts, unclosedBold } from './texts.ts';
import { derived } from './kinds.ts';
import { glossary } from './glossary.ts';
import { effectChecks, vocabularyChecks } from './effects/index.ts';
import type { GameFiles, LinkCheck } from './game-files.ts';
import { judgingFaults, judgingIn, type Judging } from './judging.ts';
import { codesHaveMessages, componentParametersExist, messageFormats } from './messages.ts';
import { layouts } from './layouts.ts';
import { consequenceIn, kindsHaveFiles, withNeeded } from './lost-kinds.ts';
import { modelines } from './modelines.ts';
import { options } from './options.ts';
import { phrases, vocabulary } from './phrases.ts';
import { positions } from './positions.ts';
import { printSheets } from './print.ts';
import { references } from './references.ts';
import { rulebooks } from './rulebooks.ts';
import { scenarios } from './scenarios.ts';
import { uniqueValues } from './names.ts';
import { staleTranslations } from './translations.ts';
import { writtenTexts } from './written-texts.ts';

/**
 * The checks that see the whole game, in an order in which later ones know what earlier ones found.
 * To add one: a file beside this one and a line here, with what it rests on.
 */
const checks: readonly RestingCheck[] = [
  resting(references),
  resting(patterns),
  resting(layouts),
  resting(texts),
  resting(staleTranslations),
  resting(glossary, 'glossary'),
  resting(assets),
  resting(uniqueValues),
  resting(kindsHaveFiles),
  resting(derived),
  resting(readableChecks),
  resting(componentChecks, 'game'),
  resting(options),
  resting(clauses),
  resting(clauseDifferences),
  resting(messageFormats),
  resting(codesHaveMessages, 'messages'),
  resting(componentParametersExist),
  resting(modelines),
  resting(cutTexts),
  resting(unclosedBold),
  resting(vocabulary),
  ...vocabularyChecks.map((check) => resting(check)),
  resting(phrases, 'vocabulary'),
  resting(patternsReachTheBoard),
  resting(writtenTexts, 'vocabulary', 'patterns'),
  ...effectChecks.map((check) => resting(check, 'vocabulary')),
  resting(unusedPatterns, 'component', 'vocabulary'),
  resting(comparisons, 'component', 'vocabulary', 'patterns'),
  resting(scenarios, 'game'),
  resting(positions),
  resting(printSheets),
  resting(rulebooks, 'glossary', 'print', 'component'),
  resting(box, 'print'),
  resting(balance),
];

function resting(check: LinkCheck, ...restsOn: RoleName[]): RestingCheck {
  return { check, restsOn };
}

/** A game whose parts know each other. Each part is made when somebody asks for it: most ask for few. */
export interface LinkedGame extends Pick<
  Judging,
  'rules' | 'judge' | 'decks' | 'samples' | 'names'
> {
  readonly faults: readonly Fault[];
  /** Components by kind, without those that only scenarios see. */
  readonly cards: Readonly<Record<string, readonly Card[]>>;
}

/** `duplicates`: ids that were given twice. */
export function linkGame(game: GameFiles, duplicates: readonly Fault[]): LinkedGame {
  const judging = once(() => judgingIn(game));
  const cards = once(() => compileCards(game, { fixtures: false }));
  const faults = once(() => {
    const found = foundIn(game, duplicates);
    return game.lost.size === 0
      ? [...found, ...judgingFaults(judging(), game, found)]
      : whereKindsAreLost(found, judging(), game, duplicates);
  });
  return {
    get rules() {
      return judging().rules;
    },
    get judge() {
      return judging().judge;
    },
    get decks() {
      return judging().decks;
    },
    get samples() {
      return judging().samples;
    },
    get names() {
      return judging().names;
    },
    get cards() {
      return cards();
    },
    get faults() {
      return faults();
    },
  };
}

/**
 * `found`: what is wrong beside decks. Decks may rest on components that they do not hold. Of several lost kinds
 * those are needed that are so by themselves, or that decks hold; if nobody can say which, all of them.
 */
function whereKindsAreLost(
  found: readonly Fault[],
  judging: Judging,
  game: GameFiles,
  duplicates: readonly Fault[],
): Fault[] {
  const asEmpty = (emptied: ReadonlySet<string>): GameFiles => {
    return { ...game, lost: new Set([...game.lost].filter((kind) => !emptied.has(kind))) };
  };
  const consequence = (emptied: ReadonlySet<string>): Fault | undefined =>
    consequenceIn(foundIn(asEmpty(emptied), duplicates), found);
  const alone = new Map([...game.lost].map((kind) => [kind, consequence(new Set([kind]))]));
  const held = (judging.rules?.cards ?? []).filter((kind) => game.lost.has(kind));
  const certain = [...game.lost].filter((kind) => held.includes(kind) || alone.get(kind));
  const together = certain.length === 0 ? consequence(game.lost) : undefined;

  const empty = asEmpty(game.lost);
  const isNeeded = certain.length > 0 || together !== undefined;
  const faults = judgingFaults(judging, isNeeded ? game : empty, found);
  const inDecks = isNeeded
    ? consequenceIn(judgingFaults(judgingIn(empty), empty, found), faults)
    : undefined;
  const neededFor = (kind: string): Fault | undefined => {
    const own = alone.get(kind) ?? together;
    return own ?? (certain.length === 0 || held.includes(kind) ? inDecks : undefined);
  };
  return withNeeded([...found, ...faults], neededFor, game);
}

function foundIn(game: GameFiles, duplicates: readonly Fault[]): Fault[] {
  const found: Fault[] = [...duplicates];
  for (const { check, restsOn } of checks) {
    if (areSound(game, restsOn, found)) found.push(...withoutConsequences(check(game), game.files));
  }
  return found;
}
