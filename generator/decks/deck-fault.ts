import {
  deckCodes,
  fault,
  type Code,
  type Fault,
  type Path,
  type RelatedPlace,
} from '../../diagnostics/index.ts';
import type { ConstructionRules, Deck, Violation } from '../../engine/construction/types.ts';
import { nearest } from '../nearest.ts';
import type { NameIndex } from './names.ts';

/** What a fault of a deck needs beside the violation. */
export interface DeckPlace {
  readonly file: string;
  readonly deck: Deck;
  readonly names: NameIndex;
  readonly rules: ConstructionRules;
  /** Ids of the decks that others may start from. */
  readonly decks: readonly string[];
}

/** A broken limit as a fault: Cardwright's words and the game's, at the deck line, with the rule's own place. */
export function deckFault(violation: Violation, place: DeckPlace): Fault {
  const code = deckCodes[violation.standard as keyof typeof deckCodes];
  const { facts = violation.params } = violation;
  const { more, part = [] } = details[code]?.({ ...violation, params: facts }, place) ?? {};
  const at = { file: place.file, path: [...violation.path, ...part] };
  const made = fault(code, at, { ...facts, ...more });
  return {
    ...made,
    rule: {
      code: violation.code,
      ...(violation.clause === undefined ? {} : { clause: violation.clause }),
      params: violation.params,
    },
    related: relatedRule(violation),
  };
}

/** That cards and bases must exist is no rule of the game; all else is written somewhere. */
function relatedRule({ constraint, path, rulePath }: Violation): RelatedPlace[] {
  if (constraint === 'entries' || path[0] === 'base') return [];
  return [{ message: 'The rule stands here.', file: 'construction.yaml', path: rulePath }];
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
