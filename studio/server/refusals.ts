/** Why a step of editing cannot be done, for the page that asked for it. */
import type { CellRefusal } from '../../generator/index.ts';
import type { RefusedEdit } from '../protocol/state.ts';
import { sharedWords } from './words.ts';

export function refusedEdit(
  id: string,
  field: readonly string[],
  refusal: CellRefusal | { readonly why: 'changed' | 'unread' },
): RefusedEdit {
  const now = refusal.why === 'conflict' ? textOf(refusal.now) : null;
  return { id, field, message: sharedWords.words.refusals[refusal.why], now };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
