/** Differences for a spreadsheet: a row for each. */
import type { Comparison, Finding, Plan } from '../../../../simulation/index.ts';
import { csvOf } from './cells.ts';
import { entrantName, pairingNames } from '../names.ts';

const HEAD = [
  'change',
  'card',
  'field',
  'from',
  'to',
  'replaced',
  'of',
  'deck',
  'against',
  'pairs',
  'before',
  'after',
  'difference',
  'low',
  'high',
  'p',
  'false discovery rate',
  'pairs needed',
] as const;

/** Names of columns are the same in every language: programs read them. A card with several fields has a row for each of them. */
export function findingsCsv({ plan, pairings, decks, changes }: Comparison): string {
  const rows = [...pairings, ...decks, ...changes].flatMap((finding) => rowsOf(finding, plan));
  return csvOf([HEAD, ...rows]);
}

type Cell = string | number;

function rowsOf(finding: Finding, plan: Plan): Cell[][] {
  const { difference, rate } = finding;
  const figures: Cell[] = [
    difference.pairs,
    ...[
      difference.before,
      difference.after,
      difference.value,
      difference.low,
      difference.high,
      difference.chance,
    ].map((value) => value.toFixed(4)),
    rate === null ? '' : rate.toFixed(4),
    difference.needed ?? '',
  ];
  return changeCells(finding).map((cells) => [
    ...cells,
    ...subjectCells(finding, plan),
    ...figures,
  ]);
}

function changeCells({ change }: Finding): Cell[][] {
  switch (change.what) {
    case 'edit':
      return [['edit', '', '', '', '', '']];
    case 'card':
      return change.fields.map(({ field, before, after }) => [
        'card',
        change.card,
        field,
        String(before ?? ''),
        String(after ?? ''),
        '',
      ]);
    case 'copy':
      return [['copy', change.card, '', '', '', change.replaced]];
    case 'figure':
      return [['figure', change.card, change.field, change.from, change.to, '']];
    case 'exchange':
      return [['exchange', '', '', change.out, change.in, '']];
  }
}

function subjectCells({ subject }: Finding, plan: Plan): Cell[] {
  return subject.of === 'pairing'
    ? ['pairing', ...pairingNames(plan, subject.place)]
    : ['deck', entrantName(plan.entrants[subject.entrant]!, plan), ''];
}
