import {
  deckCodes,
  fault,
  type Code,
  type Fault,
  type Path,
  type RelatedPlace,
  noteWords,
  wordsOf,
} from '../../diagnostics/index.ts';
import {
  judgeCodes,
  type ConstructionRules,
  type Deck,
  type Violation,
} from '../../engine/construction/index.ts';
import { nearest } from '../../kernel/index.ts';
import type { GameFiles } from '../link/game-files.ts';
import type { NameIndex } from './names.ts';

/** What a fault of a deck needs beside the violation. */
interface DeckPlace {
  readonly file: string;
  readonly deck: Deck;
  readonly names: NameIndex;
  readonly rules: ConstructionRules;
  /** Ids of the decks that others may start from. */
  readonly decks: readonly string[];
  /** Where a card is defined, for the rules that it carries. */
  readonly cardPlace: CardPlace;
}

type CardPlace = (id: string) => { readonly file: string; readonly path: Path } | undefined;

/** The places of cards in the files of a game. */
export function cardPlaces({ names }: Pick<GameFiles, 'names'>): CardPlace {
  return (id) => {
    const item = names.get(id)?.item;
    return item === undefined ? undefined : { file: item.file.path, path: item.path };
  };
}

/** Lines beside the first that a fault shows. */
const MOST_LINES = 5;

/** A broken limit as a fault: Cardwright's words and the game's, at the deck line, with the rule's own place. */
export function deckFault(violation: Violation, place: DeckPlace): Fault {
  const code = deckCodes[violation.standard] as Code;
  const { facts = violation.params } = violation;
  const { more, part = [] } = details[code]?.({ ...violation, params: facts }, place) ?? {};
  const at = { file: place.file, path: [...violation.path, ...part] };
  const params = { ...facts, ...more };
  const made =
    violation.severity === 'warning' ? advice(code, at, params) : fault(code, at, params);
  return {
    ...made,
    rule: {
      code: violation.code,
      ...(violation.clause === undefined ? {} : { clause: violation.clause }),
      params: violation.params,
    },
    related: [...relatedLines(violation, place), ...relatedRule(violation, place)],
  };
}

/** A place in the deck. */
interface DeckLine {
  readonly file: string;
  readonly path: Path;
}

/** The words of the fault, as something that does not make the deck illegal. */
function advice(code: Code, at: DeckLine, params: Readonly<Record<string, unknown>>): Fault {
  const words = wordsOf(code);
  return fault('CW1347', at, { message: words.message(params), hint: words.hint(params) });
}

function relatedLines({ also = [] }: Violation, { file }: DeckPlace): RelatedPlace[] {
  return also
    .slice(0, MOST_LINES)
    .map((path) => ({ message: noteWords().cardsCountToo(), file, path }));
}

/** That cards and bases must exist is no rule of the game; all else is written somewhere. */
function relatedRule(
  { constraint, path, rulePath, ruleCard, otherRules = [] }: Violation,
  { cardPlace }: DeckPlace,
): RelatedPlace[] {
  if (constraint === 'entries' || path[0] === 'base') return [];
  if (ruleCard !== undefined) {
    const at = cardPlace(ruleCard);
    if (at === undefined) return [];
    const message = 'This card has the rule.';
    return [{ message, file: at.file, path: [...at.path, ...rulePath] }];
  }
  return [rulePath, ...otherRules].map((place, index) => ({
    message: index === 0 ? noteWords().ruleIsHere() : noteWords().sameRule(),
    file: 'construction.yaml',
    path: place,
  }));
}

/** What Cardwright's own words say beyond the game's, and which part of the line is to blame. */
type Details = (
  violation: Violation,
  place: DeckPlace,
) => { more?: Readonly<Record<string, unknown>>; part?: readonly string[] };

const details: Readonly<Partial<Record<Code, Details>>> = {
  CW1301: ({ params, path }, { names }) => ({
    more: { nearest: names.suggest(String(params['card'])) },
    part: path[0] === 'swaps' ? [] : ['card'],
  }),
  CW1302: ({ path }, { deck }) => ({
    more: { count: entryAt(path, deck)?.count },
    part: ['count'],
  }),
  CW1305: ({ rulePath }, { rules }) => ({
    more: { where: rules.constraints[Number(rulePath[1])]?.['where'] },
  }),
  CW1541: ({ params }) => ({
    more: { nearest: nearest(String(params['change']), [params['known']].flat().map(String)) },
  }),
  CW1319: ({ params }, { rules }) => ({
    more: { nearest: nearest(String(params['section']), Object.keys(rules.sections ?? {})) },
  }),
  CW1311: ({ params }, { decks }) => ({
    more: { nearest: nearest(String(params['base']), decks) },
  }),
};

function entryAt(path: Path, { sections, swaps }: Deck): { readonly count: unknown } | undefined {
  const lines = [...Object.values(sections).flat(), ...swaps];
  return lines.find((line) => line.path.join('/') === path.join('/'));
}

/** Violations that are seen whatever else is in the deck; all others may follow from them. */
const FIRST: readonly string[] = [
  judgeCodes.unknownCard,
  judgeCodes.badCount,
  judgeCodes.unknownChoice,
  judgeCodes.baseUnknown,
  judgeCodes.baseCycle,
  judgeCodes.unknownSection,
];

/** The violations of a verdict without those that may come of others: a card that nobody knows is counted nowhere. */
export function firstViolations(violations: readonly Violation[]): readonly Violation[] {
  const first = violations.filter(({ standard }) => FIRST.includes(standard));
  return first.length > 0 ? first : violations;
}
