/**
 * A position without a board: what lies before whom, as rows of cards. Rules write it in lines, as for a
 * terminal: `hand P1: moon-9, 2 x fire-1`, `deck P1: 6 cards`.
 */
import type { Names } from '../../kernel/index.ts';
import { escape } from '../render/helpers/markup.ts';

export interface Zone {
  readonly label: string;
  /** Cards that can be seen; empty where `words` says what there is. */
  readonly cards: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  readonly words: string;
}

const LINE = /^(?<label>[^:]+): (?<held>.+)$/;
const COPIES = /^(?:(?<count>\d+) x )?(?<id>\S+)$/;
/** What only a board is drawn with: an edge, or cells apart from each other. */
const DRAWN = /[|+]| {2}/;

const EMPTY = /^(?:none|0 cards|0 \(none\))$/;

/**
 * The position after `step`, from 0; null where a line is part of a drawing. Names and words are those of
 * the language of the book. What is empty in all positions of a scenario is not shown.
 */
export function zonesIn(
  diagrams: readonly string[],
  step: number,
  names: Names,
  isCard: (id: string) => boolean,
): readonly Zone[] | null {
  const lines = linesOf(diagrams[step] ?? '');
  if (lines.some((line) => DRAWN.test(line))) return null;
  const used = new Set(
    diagrams.flatMap(linesOf).flatMap((line) => {
      const { label = '', held = '' } = LINE.exec(line)?.groups ?? {};
      return EMPTY.test(held) ? [] : [label];
    }),
  );
  return lines.flatMap((line): Zone[] => {
    const { label, held } = LINE.exec(line)?.groups ?? {};
    if (label === undefined || held === undefined) {
      return [{ label: '', cards: [], words: names.cell(line) }];
    }
    return used.has(label) ? [zoneOf(label, held, names, isCard)] : [];
  });
}

function linesOf(diagram: string): string[] {
  return diagram
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

function zoneOf(label: string, held: string, names: Names, isCard: (id: string) => boolean): Zone {
  // `2 (moon-9, fire-1)`: their number can be counted.
  const listed = /^\d+ \((.+)\)$/.exec(held)?.[1] ?? held;
  const cards = listed.split(', ').map((one) => {
    const { id = '', count = '1' } = COPIES.exec(one)?.groups ?? {};
    return { id, name: names.byId.get(id) ?? id, count: Number(count) };
  });
  if (cards.every(({ id }) => isCard(id))) return { label: names.cell(label), cards, words: '' };
  return { label: names.cell(label), cards: [], words: names.cell(listed) };
}

/** `faceOf`: the address of a picture of a card; undefined for one that has no face, which is named. */
export function zonesHtml(
  zones: readonly Zone[],
  faceOf: (id: string) => string | undefined,
): string {
  const rows = zones.map(({ label, cards, words }) => {
    const held = cards.map(({ id, name, count }) => {
      const face = faceOf(id);
      const times = count === 1 ? '' : `<b>×${count}</b>`;
      const shown =
        face === undefined ? escape(name) : `<img src="${escape(face)}" alt="${escape(name)}">`;
      return `<span>${shown}${times}</span>`;
    });
    const row = `<dt>${escape(label)}</dt><dd>${held.join('')}${escape(words)}</dd>`;
    return label === '' ? `<dd class="line">${escape(words)}</dd>` : row;
  });
  return `<dl class="zones">${rows.join('')}</dl>`;
}
