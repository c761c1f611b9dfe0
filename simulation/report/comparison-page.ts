/** A comparison as one page: what changed, and what it did, in pictures and in tables with the same numbers. */
import { fieldLine } from '../../generator/index.ts';
import { DECK, type Comparison, type EditedCardSaid } from '../compare/comparison.ts';
import { FOUND, type Change, type Finding } from '../compare/findings.ts';
import { verdictOf } from '../compare/difference.ts';
import { refText } from '../replay-command.ts';
import { comparisonWordsIn, type ComparisonWords } from './comparison-words.ts';
import { expectedPairings } from './expected-pairings.ts';
import { html, type Html } from './html.ts';
import { numbersIn, type Numbers } from './numbers.ts';
import { type Fact, factList, pageOf, sectionList } from './page.ts';
import { intervalPlot } from './plots/intervals.ts';
import { numberColumn, sortableTable, type Column } from './table.ts';

export interface ComparisonRequest {
  readonly comparison: Comparison;
  readonly language: 'en' | 'ja';
  readonly title: string;
  deckName(id: string): string;
  cardName(id: string): string;
}

interface Context {
  readonly request: ComparisonRequest;
  readonly words: ComparisonWords;
  readonly numbers: Numbers;
}

/** Rows of a picture that can be read at a glance. */
const MOST = 40;

/** The same comparison gives the same bytes. */
export function comparisonPage(request: ComparisonRequest): string {
  const { comparison, language } = request;
  const words = comparisonWordsIn(language);
  const context: Context = { request, words, numbers: numbersIn(language) };
  const { pairings, decks, changes } = comparison;
  const of = (sort: keyof ComparisonWords['sorts']): Finding[] =>
    changes.filter(({ change }) => change.what === sort);
  const sections = [
    comparison.of === 'worth' ? null : editedSection(comparison, context),
    expectedPairings(comparison.judged, {
      language,
      words,
      pairingName: (place) => pairingName(place, context),
    }),
    findingsSection(words.pairings, null, words.pairing, pairings, context),
    pairings.length < 2 ? null : findingsSection(words.decks, null, words.deck, decks, context),
    ...(['card', 'copy', 'figure', 'exchange'] as const).map((sort) =>
      findingsSection(words.sorts[sort], words.leads[sort], words.change, of(sort), context),
    ),
  ];
  return pageOf(
    language,
    words.title(request.title),
    html`${facts(context)} ${sectionList(sections)}`,
  );
}

function facts({ request: { comparison }, words, numbers }: Context): Html {
  const { plan, before, after, stopped, pairings, changes, untried, otherDecks } = comparison;
  const bots = [...new Set(plan.entrants.map(({ bot }) => bot))].join(', ');
  const pairs = Math.max(0, ...[...pairings, ...changes].map(({ difference }) => difference.pairs));
  const commit =
    before?.commit === undefined ? '' : ` (${before.commit.slice(0, 7)}, ${before.day ?? ''})`;
  const lines: readonly Fact[] = [
    ...(before === null ? [] : [[words.facts.before, before.name + commit] as const]),
    ...(after === null ? [] : [[words.facts.after, after.name] as const]),
    [words.facts.pairs, numbers.whole(pairs)],
    [words.facts.bots, bots],
    [words.facts.seed, String(plan.seed)],
    [words.facts.stopped, words.stopped[stopped]],
    [words.facts.engine, plan.engine],
  ];
  const remarks = [
    ...(untried === 0 ? [] : [words.untried(numbers.whole(untried))]),
    ...(otherDecks.length === 0 ? [] : [words.otherDecks(otherDecks.join(', '))]),
  ];
  return html`${factList(lines)}
    <p>${words.method}</p>
    ${remarks.map((remark) => html`<p class="remark">${remark}</p>`)}`;
}

function editedSection({ of, edited }: Comparison, { request, words }: Context): Html {
  const title = of === 'suggest' ? words.proposed : words.edited;
  if (edited.length === 0)
    return html`<h2>${title}</h2>
      <p>${of === 'suggest' ? words.noProposal : words.nothing}</p>`;
  const columns: Column<EditedCardSaid>[] = [
    {
      title: words.card,
      cell: ({ id, kind }) => (kind === DECK ? request.deckName(id) : request.cardName(id)),
      value: ({ id }) => id,
      names: true,
    },
    {
      title: words.change,
      cell: ({ kind, fate, fields }) =>
        fate === 'changed' ? fieldsText(kind, fields, request) : words.fates[fate],
    },
    { title: words.status, cell: ({ alone }) => words.alone[alone], value: ({ alone }) => alone },
  ];
  return html`<h2>${title}</h2>
    ${sortableTable(title, columns, edited)}`;
}

/** In a deck each field is a card, with its copies. */
function fieldsText(
  kind: string,
  fields: EditedCardSaid['fields'],
  request: ComparisonRequest,
): string {
  const named =
    kind === DECK ? fields.map((one) => ({ ...one, field: request.cardName(one.field) })) : fields;
  return named.map((field) => fieldLine(field)).join(', ');
}

function findingsSection(
  title: string,
  lead: string | null,
  what: string,
  findings: readonly Finding[],
  context: Context,
): Html | null {
  if (findings.length === 0) return null;
  const { words, numbers } = context;
  const largest = findings.toSorted(
    (a, b) => Math.abs(b.difference.value) - Math.abs(a.difference.value),
  );
  const shown = largest.slice(0, MOST);
  const rows = shown
    .map((finding) => {
      const { value, low, high } = finding.difference;
      const name = nameOf(finding, context);
      const range = `${signed(low)} … ${signed(high)}`;
      return {
        name,
        value,
        low,
        high,
        isDecided: isFound(finding),
        words: `${name}: ${signed(value)} (${range})`,
      };
    })
    .toSorted((a, b) => Number(b.isDecided) - Number(a.isDecided) || b.value - a.value);
  return html`<h2>${title}</h2>
    ${lead === null ? html`` : html`<p>${lead}</p>`}
    <figure>${intervalPlot(title, rows, { label: words.axis, line: 0 })}</figure>
    ${shown.length < findings.length ? html`<p>${words.shown(numbers.whole(shown.length), numbers.whole(findings.length))}</p>` : html``}
    ${sortableTable(title, columnsOf(what, context), largest)}`;
}

function isFound({ difference, rate }: Finding): boolean {
  return (rate === null || rate <= FOUND) && verdictOf(difference) !== 'unseen';
}

/** What may be said of it: `none` only where not a single game ended otherwise. */
function verdict(finding: Finding): 'more' | 'less' | 'unseen' | 'none' {
  if (finding.differs === null && finding.difference.value === 0) return 'none';
  return isFound(finding) ? verdictOf(finding.difference) : 'unseen';
}

function columnsOf(what: string, context: Context): Column<Finding>[] {
  const { words, numbers } = context;
  const name = (finding: Finding): string => nameOf(finding, context);
  return [
    { title: what, cell: name, value: name, names: true },
    numberColumn(words.before, ({ difference }) => difference.before, numbers.percent),
    numberColumn(words.after, ({ difference }) => difference.after, numbers.percent),
    numberColumn(words.difference, ({ difference }) => difference.value, signed),
    {
      title: words.interval,
      cell: ({ difference: { low, high } }) => `${signed(low)} … ${signed(high)}`,
    },
    {
      title: words.says,
      cell: (finding) =>
        html`<span class="${isFound(finding) ? 'found' : 'chance'}"
          >${words.verdicts[verdict(finding)]}</span
        >`,
      value: verdict,
    },
    numberColumn(
      words.needed,
      (finding) => (verdict(finding) === 'unseen' ? finding.difference.needed : null),
      numbers.whole,
    ),
    { title: words.differs, cell: ({ differs }) => (differs === null ? '' : refText(differs)) },
  ];
}

function nameOf({ change, subject }: Finding, context: Context): string {
  const whose =
    subject.of === 'pairing'
      ? pairingName(subject.place, context)
      : entrantName(subject.entrant, context);
  const what = changeText(change, context);
  return what === '' ? whose : `${what} (${whose})`;
}

function pairingName(place: number, context: Context): string {
  const { pairings } = context.request.comparison.plan;
  return pairings[place]!.map((entrant) => entrantName(entrant, context)).join(' – ');
}

function entrantName(place: number, { request }: Context): string {
  const { entrants } = request.comparison.plan;
  const { deck, bot } = entrants[place]!;
  if (deck === null) return bot;
  const name = request.deckName(deck.id);
  return entrants.every((other) => other.bot === bot) ? name : `${name} (${bot})`;
}

function changeText(change: Change, { request, words }: Context): string {
  switch (change.what) {
    case 'edit':
      return '';
    case 'card':
      return request.cardName(change.card);
    case 'copy': {
      const { replaced } = change;
      const name = request.cardName(change.card);
      return replaced === 'swap' ? name : `${name}, ${words[replaced]}`;
    }
    case 'figure': {
      const { field, from, to } = change;
      return `${request.cardName(change.card)}, ${field} ${from} → ${to}`;
    }
    case 'exchange':
      return `${request.cardName(change.out)} → ${request.cardName(change.in)}`;
  }
}

function signed(share: number): string {
  const points = (Math.abs(share) * 100).toFixed(1);
  if (points === '0.0') return points;
  return `${share < 0 ? '−' : '+'}${points}`;
}
