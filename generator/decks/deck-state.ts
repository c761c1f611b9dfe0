import type { Verdict } from '../../engine/construction/types.ts';
import { isSound } from '../check.ts';
import type { JudgedFile } from './judge-file.ts';

/** A verdict in one word; `unread` when a file is no deck. */
export type DeckState = Verdict['state'] | 'unread';

/** A deck is legal only if nothing in its file is wrong either. */
export function deckState({ verdict, diagnostics }: JudgedFile): DeckState {
  if (verdict === null) return 'unread';
  return verdict.legal && !isSound({ diagnostics }) ? 'illegal' : verdict.state;
}
