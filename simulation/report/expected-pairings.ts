/** Of a proposal: what balance.yaml expects of pairings, and whether it is so before and after. */
import type { Judged } from '../../engine/index.ts';
import type { JudgedTarget } from '../compare/judged-target.ts';
import type { ComparisonWords } from './comparison-words.ts';
import { html, type Html } from './html.ts';
import { numbersIn } from './numbers.ts';
import { sortableTable, type Column } from './table.ts';
import { wordsIn } from './words.ts';

interface Reading {
  readonly language: 'en' | 'ja';
  readonly words: ComparisonWords;
  readonly pairingName: (place: number) => string;
}

/** Null where nothing is expected. */
export function expectedPairings(
  judged: readonly JudgedTarget[] = [],
  { language, words, pairingName }: Reading,
): Html | null {
  if (judged.length === 0) return null;
  const { answers, expectations } = wordsIn(language);
  const numbers = numbersIn(language);
  const name = ({ place }: JudgedTarget): string => pairingName(place);
  const columnOf = (side: 'before' | 'after'): Column<JudgedTarget> => ({
    title: words[side],
    cell: (row) => cellOf(row[side]),
    value: (row) => row[side].interval.share,
  });
  const cellOf = ({ answer, interval }: Judged): Html =>
    html`${numbers.percent(interval.share)} (${numbers.range(interval)})
      <span class="${answer}">${answers[answer]}</span>`;
  const columns: Column<JudgedTarget>[] = [
    { title: words.pairing, cell: name, value: name, names: true },
    { title: expectations.expected, cell: (band) => numbers.range(band) },
    columnOf('before'),
    columnOf('after'),
  ];
  return html`<h2>${expectations.title}</h2>
    <p>${words.expected}</p>
    ${sortableTable(expectations.table, columns, judged)}`;
}
