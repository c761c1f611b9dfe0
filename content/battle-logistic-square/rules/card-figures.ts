/** A card in a few lines of text: its figures, the cells that it covers now, its effects. */
import { squareName } from 'cardwright/engine';
import { coverOf } from './board.ts';
import { ABSENT } from './cards.ts';
import type { Card } from './config.ts';
import { NO_RANGE } from './ranges.ts';
import { ownerOf, typeOf, type State } from './state.ts';

/** `ac-line-cutter: ac white CB, Blade, hits 40, covers (3,4) (3,5)`, then a line for each effect. */
export function figuresOf(state: State, card: Card): string[] {
  const { cards } = state.config;
  const type = typeOf(state, card);
  const { category, colour, types = [], effects = [], ...printed } = cards.data[type]!;
  const facts = [
    [category, colour, cards.cb[type] === 1 ? 'CB' : undefined].filter(Boolean).join(' '),
    types.join(' '),
    figure('hits', cards.hitDamage[type]!),
    figure('endurance', cards.endurance[type]!),
    covered(state, card),
    printed.break === undefined ? '' : `breaks ${printed.break.map(inWords).join(' and ')}`,
    printed.assembly === undefined ? '' : `assembly ${printed.assembly.map(inWords).join(' + ')}`,
  ].filter((fact) => fact !== '');
  return [
    `${cards.ids[type]}: ${facts.join(', ')}`,
    ...effects.map((entry) => `  ${inWords(entry)}`),
  ];
}

function figure(what: string, value: number): string {
  return value === ABSENT ? '' : `${what} ${value}`;
}

/** BLS-2.2.1: from where the AVI of its owner stands now. */
function covered(state: State, card: Card): string {
  const range = state.config.cards.range[typeOf(state, card)]!;
  if (range === NO_RANGE) return '';
  const { squares } = coverOf(state, range, ownerOf(state, card));
  const cells = squares.map((square) => squareName(state.config.grid, square));
  return `covers ${cells.join(' ') || 'nothing'}`;
}

/** Data on one line: `on afterHit, do (op draw, target (who self), count 1)`. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((item) => (isData(item) ? `(${inWords(item)})` : inWords(item))).join(' ');
  }
  if (!isData(value)) return String(value);
  return Object.entries(value)
    .map(([word, inner]) => `${word} ${isMap(inner) ? `(${inWords(inner)})` : inWords(inner)}`)
    .join(', ');
}

function isData(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isMap(value: unknown): boolean {
  return isData(value) && !Array.isArray(value);
}
