import { deckCodes, fault, type Code, type Fault } from '../../diagnostics/index.ts';
import type { ConstructionRules, Deck, Entry, Violation } from '../../engine/construction/types.ts';
import type { NameIndex } from './names.ts';

/** What a fault of a deck needs beside the violation. */
export interface DeckPlace {
  readonly file: string;
  readonly deck: Deck;
  readonly names: NameIndex;
  readonly rules: ConstructionRules;
}

/** A broken limit as a fault: Cardwright's words and the game's, at the deck line, with the rule's own place. */
export function deckFault(violation: Violation, place: DeckPlace): Fault {
  const code = deckCodes[violation.standard as keyof typeof deckCodes];
  const params = { ...violation.params, ...more(code, violation, place) };
  const made = fault(code, { file: place.file, path: violation.path }, params as never);
  return {
    ...made,
    rule: {
      code: violation.code,
      ...(violation.clause === undefined ? {} : { clause: violation.clause }),
      params: violation.params,
    },
    related: [
      {
        message: 'The rule stands here.',
        file: 'construction.yaml',
        path: violation.rulePath,
      },
    ],
  };
}

/** What Cardwright's own words say beyond the game's: the nearest name, the count as written. */
function more(
  code: Code,
  violation: Violation,
  place: DeckPlace,
): Readonly<Record<string, unknown>> {
  if (code === 'CW1301') return { nearest: place.names.suggest(String(violation.params['card'])) };
  if (code === 'CW1302') return { count: entryAt(violation, place.deck)?.count };
  return {};
}

function entryAt({ path }: Violation, { sections, swaps }: Deck): Pick<Entry, 'count'> | undefined {
  const [section, index] = path;
  const list = section === 'swaps' ? swaps : sections[String(section)];
  return list?.[Number(index)];
}
