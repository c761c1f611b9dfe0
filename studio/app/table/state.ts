/** Who must decide, or how it ended, in words. */
import type { TableView } from '../../table/view.ts';
import { filled } from '../words.ts';
import type { TableModel } from './model.ts';
import { saidOf } from './names.ts';

export function stateOf(model: TableModel, view: TableView | null): string {
  const { words } = model;
  if (view === null) return '';
  if (view.outcome !== null) {
    const { winners } = view.outcome;
    const reason = saidOf(model, view.outcome.reason);
    return winners.length === 0
      ? filled(words.draw, { reason })
      : filled(words.won, { sides: winners.join(', '), reason });
  }
  const seat = view.toAct ?? '';
  if (view.next === 'bot') {
    const bot = view.seats.find((one) => one.seat === seat)?.sitter ?? '';
    return filled(words.thinking, { seat, bot });
  }
  return filled(view.viewer === seat ? words.yourTurn : words.waitingFor, { seat });
}
