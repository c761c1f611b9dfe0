/** A card on a line: its figures, and the cells that it covers now. */
import { NO_RANGE, squareName, type Card } from 'cardwright/engine';
import { coverOf } from './board.ts';
import { ABSENT } from './cards.ts';
import { ownerOf, typeOf, type State } from './state.ts';

/** `ac-line-cutter: ac white CB, Blade, hits 40, covers (3,4) (3,5)` */
export function figuresOf(state: State, card: Card): string {
  const { catalogue } = state.config;
  const type = typeOf(state, card);
  const { category, colour, types = [] } = catalogue.data[type]!;
  const facts = [
    [category, colour, catalogue.cb[type] === 1 ? 'CB' : undefined].filter(Boolean).join(' '),
    types.join(' '),
    figure('hits', catalogue.hitDamage[type]!),
    figure('endurance', catalogue.endurance[type]!),
    covered(state, card),
  ].filter((fact) => fact !== '');
  return `${catalogue.ids[type]}: ${facts.join(', ')}`;
}

function figure(what: string, value: number): string {
  return value === ABSENT ? '' : `${what} ${value}`;
}

/** BLS-2.2.1: from where the AVI of its owner is now. */
function covered(state: State, card: Card): string {
  const range = state.config.catalogue.range[typeOf(state, card)]!;
  if (range === NO_RANGE) return '';
  const { squares } = coverOf(state, range, ownerOf(state, card));
  const cells = squares.map((square) => squareName(state.config.grid, square));
  return `covers ${cells.join(' ') || 'nothing'}`;
}
