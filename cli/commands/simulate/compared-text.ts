/** A comparison at the terminal: what changed, what it did to pairings and decks, and card by card. */
import { fieldLine } from '../../../generator/index.ts';
import { inLocale } from '../../../kernel/index.ts';
import {
  FOUND,
  verdictOf,
  type Change,
  type Comparison,
  type Finding,
} from '../../../simulation/index.ts';
import type { OpenGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import { columns, percent, withInterval } from './figures.ts';
import { entrantName, pairingNames } from './names.ts';

export function comparisonText(
  comparison: Comparison,
  { checked: { manifest, locale } }: OpenGame,
): string {
  const { pairings, decks, changes } = comparison;
  const parts = [
    [headOf(comparison, inLocale(manifest.title, locale)), ...besides(comparison)],
    editedLines(comparison),
    judgedTable(comparison),
    pairings.length === 0 ? [] : [...pairingTable(pairings, comparison), note()],
    // With one pairing, it says all there is to say of its decks.
    pairings.length < 2 ? [] : deckTable(decks, comparison),
    ...changeTables(changes, comparison),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function headOf({ of, plan, before, after, pairings, changes }: Comparison, game: string): string {
  const bots = [...new Set(plan.entrants.map(({ bot }) => bot))].join(', ');
  const pairs = Math.max(0, ...[...pairings, ...changes].map(({ difference }) => difference.pairs));
  const common = { game, pairs, bots, seed: plan.seed };
  if (of !== 'against' || before === null || after === null)
    return say(
      '{game}: each change on {pairs} pairs of games, played by {bots}, from seed {seed}',
      common,
    );
  const at =
    before.commit === undefined
      ? before.name
      : `${before.name} (${before.commit.slice(0, 7)}, ${before.day ?? ''})`;
  return say(
    '{game}: {before} → {after}, {pairs} pairs of games of each pairing, played by {bots}, from seed {seed}',
    {
      ...common,
      before: at,
      after: after.name,
    },
  );
}

function besides({ otherDecks, untried }: Comparison): string[] {
  return [
    ...(otherDecks.length === 0
      ? []
      : [
          say('Not compared, because only one of the two has them: {decks}', {
            decks: otherDecks.join(', '),
          }),
        ]),
    ...(untried === 0
      ? []
      : [
          say('Changes not tried, for want of games: {count}. --budget plays more.', {
            count: untried,
          }),
        ]),
  ];
}

function note(): string {
  return say(
    'Both played the same seeds; differences in percentage points, with paired 95 % intervals. "needed": pairs after which a difference of this size would be seen.',
  );
}

const SIGNS = { new: '+', gone: '-', changed: '~' } as const;

function editedLines({ of, edited }: Comparison): string[] {
  if (of === 'worth') return [];
  if (of === 'suggest' && edited.length === 0)
    return [say('Nothing is proposed: no change within the bounds was measured to help.')];
  if (edited.length === 0) return [say('No component differs.')];
  const head = of === 'suggest' ? [say('Proposed; nothing is written:')] : [];
  return [
    ...head,
    ...edited.flatMap(({ id, kind, fate, fields, alone }) => [
      `${SIGNS[fate]} ${id} (${kind})${alone === 'unused' ? `: ${say('no deck that plays holds it')}` : ''}`,
      ...fields.map((field) => `    ${fieldLine(field)}`),
    ]),
  ];
}

/** What is expected of pairings, and whether it is so. */
function judgedTable({ judged = [], plan }: Comparison): string[] {
  if (judged.length === 0) return [];
  const answers = {
    holds: say('holds'),
    broken: say('broken'),
    undecided: say('not enough games'),
  } as const;
  const rows = judged.map(({ place, low, high, before, after }) => [
    ...pairingNames(plan, place),
    `${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)} %`,
    ...[before, after].map(
      ({ interval, answer }) => `${withInterval(interval)} ${answers[answer]}`,
    ),
  ]);
  const head = [say('first'), say('second'), say('expected'), say('before'), say('after')];
  return columns([head, ...rows], 2);
}

function pairingTable(findings: readonly Finding[], { plan }: Comparison): string[] {
  const rows = findings.map((finding) => {
    const [first, second] =
      finding.subject.of === 'pairing' ? pairingNames(plan, finding.subject.place) : ['', ''];
    return [first, second, ...sharesOf(finding), ...saysOf(finding)];
  });
  const head = [
    say('first'),
    say('second'),
    say('before'),
    say('after'),
    say('difference'),
    say('wins'),
    say('needed'),
  ];
  return columns([head, ...rows], 2);
}

function deckTable(findings: readonly Finding[], { plan }: Comparison): string[] {
  const rows = findings.map((finding) => [
    deckOf(finding, plan),
    ...sharesOf(finding),
    ...saysOf(finding),
  ]);
  const head = [
    say('over all its pairings'),
    say('before'),
    say('after'),
    say('difference'),
    say('wins'),
    say('needed'),
  ];
  return columns([head, ...rows]);
}

function deckOf({ subject }: Finding, plan: Comparison['plan']): string {
  return subject.of === 'entrant' ? entrantName(plan.entrants[subject.entrant]!, plan) : '';
}

/** A table for each sort of change: most first. */
function changeTables(changes: readonly Finding[], { plan }: Comparison): string[][] {
  const sorts = ['card', 'copy', 'figure', 'exchange'] as const;
  const tables = sorts.flatMap((sort): string[][] => {
    const own = changes
      .filter(({ change }) => change.what === sort)
      .toSorted((a, b) => Math.abs(b.difference.value) - Math.abs(a.difference.value));
    if (own.length === 0) return [];
    const rows = own.map((finding) => [
      changeName(finding.change),
      deckOf(finding, plan),
      ...sharesOf(finding).slice(2),
      ...saysOf(finding),
    ]);
    const head = [headings()[sort], say('deck'), say('difference'), say('wins'), say('needed')];
    return [columns([head, ...rows], 2)];
  });
  if (tables.length === 0) return [];
  const remark = say(
    'Of all that is said to win more or less here, one in twenty may be chance (Benjamini and Hochberg).',
  );
  return [...tables.slice(0, -1), [...tables.at(-1)!, remark]];
}

function headings(): Record<'card' | 'copy' | 'figure' | 'exchange', string> {
  return {
    card: say('component, its change alone'),
    copy: say('card, against another one in its place'),
    figure: say('figure, one step'),
    exchange: say('card, in the place of another'),
  };
}

function changeName(change: Change): string {
  switch (change.what) {
    case 'edit':
      return '';
    case 'card':
      return `${change.card} ${change.fields.map((field) => fieldLine(field)).join(', ')}`;
    case 'copy':
      return `${change.card}${replacedNote(change.replaced)}`;
    case 'figure':
      return `${change.card} ${fieldLine({ field: change.field, before: change.from, after: change.to })}`;
    case 'exchange':
      return `${change.out} → ${change.in}`;
  }
}

function replacedNote(replaced: 'swap' | 'fewer' | 'data'): string {
  if (replaced === 'fewer') return ` (${say('one copy fewer')})`;
  return replaced === 'data' ? ` (${say('all copies')})` : '';
}

function sharesOf({ difference: { before, after, value, low, high } }: Finding): string[] {
  return [percent(before), percent(after), `${points(value)} (${points(low)} … ${points(high)})`];
}

function points(share: number): string {
  const tenths = (Math.abs(share) * 100).toFixed(1);
  if (tenths === '0.0') return tenths;
  return `${share < 0 ? '−' : '+'}${tenths}`;
}

function saysOf({ difference, rate, differs }: Finding): string[] {
  if (differs === null && difference.value === 0) return [say('no game differs'), ''];
  const verdict = rate !== null && rate > FOUND ? 'unseen' : verdictOf(difference);
  if (verdict === 'more') return [say('more'), ''];
  if (verdict === 'less') return [say('less'), ''];
  return [say('cannot tell'), difference.needed === null ? '' : rough(difference.needed)];
}

/** Two digits: a forecast knows no more. */
function rough(count: number): string {
  return String(Number(count.toPrecision(2)));
}
