/** What a change of the rules or of the cards does to a deck. */
import { isMapping } from '../../kernel/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { JudgedFile } from './judge-file.ts';
import type { Verdict } from '../../engine/construction/index.ts';
import { isSound } from '../check.ts';

export interface DeckChange {
  readonly before: DeckState;
  readonly after: DeckState;
  /** Whether less is allowed than before. */
  readonly worse: boolean;
  /** What is wrong with it now and was not before. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Which card breaks which limit. */
export interface Cause {
  /** The game's code. */
  readonly code: string;
  /** Null where no card is to blame: for a size. */
  readonly card: string | null;
}

const order: readonly DeckState[] = ['legal', 'incomplete', 'illegal', 'unread'];

/** Null when the deck is as legal as before. */
export function deckChange(before: JudgedFile, after: JudgedFile): DeckChange | null {
  const [was, is] = [deckState(before), deckState(after)];
  if (was === is) return null;
  const known = new Set(before.diagnostics.map((one) => JSON.stringify(causeOf(one))));
  return {
    before: was,
    after: is,
    worse: order.indexOf(is) > order.indexOf(was),
    diagnostics: after.diagnostics.filter(
      (one) => one.severity === 'error' && !known.has(JSON.stringify(causeOf(one))),
    ),
  };
}

export function causeOf({ code, rule, params }: Diagnostic): Cause {
  const card = isMapping(params) ? params['card'] : undefined;
  const cards: unknown = isMapping(params) ? params['cards'] : undefined;
  const named = card ?? (Array.isArray(cards) ? cards.join(', ') : null);
  return { code: rule?.code ?? code, card: typeof named === 'string' ? named : null };
}

/** A verdict in one word; `unread` when a file is no deck. */
export type DeckState = Verdict['state'] | 'unread';

/** A deck is legal only if nothing in its file is wrong either. */
export function deckState({ verdict, diagnostics }: JudgedFile): DeckState {
  if (verdict === null) return 'unread';
  return verdict.legal && !isSound({ diagnostics }) ? 'illegal' : verdict.state;
}
