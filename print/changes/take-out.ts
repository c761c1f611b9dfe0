/** The page that says which cards to take out of the box, and which to put in. */
import { inLocale, type Measures } from '../../kernel/index.ts';
import type { RunningText } from '../press/running.ts';
import { escape } from '../render/helpers/markup.ts';
import type { PrintableGame } from '../printable-game.ts';
import type { Change, Fate } from './inventory.ts';

interface Texts {
  readonly title: string;
  readonly takeOut: string;
  readonly putIn: string;
  readonly nothing: string;
  readonly fates: Readonly<Record<Fate, string>>;
}

const english: Texts = {
  title: 'What changed',
  takeOut: 'Take out',
  putIn: 'Put in',
  nothing: 'Nothing.',
  fates: { new: 'new', changed: 'changed', more: 'more of it', fewer: 'fewer of it', gone: 'gone' },
};

const texts: Readonly<Record<string, Texts>> = {
  en: english,
  ja: {
    title: '変更点',
    takeOut: '取り出すカード',
    putIn: '加えるカード',
    nothing: 'なし。',
    fates: { new: '新規', changed: '変更', more: '増加', fewer: '減少', gone: '廃止' },
  },
};

interface TakeOut {
  readonly locale: string;
  readonly page: Measures;
  readonly changes: readonly Change[];
  /** The state that was printed before, in a reader's words. */
  readonly since: string;
  readonly stamp: string;
}

export function takeOutText(printable: PrintableGame, order: TakeOut): RunningText {
  const { locale, page, changes, since, stamp } = order;
  const said = texts[locale] ?? texts[locale.replace(/-.*$/, '')] ?? english;
  const game = inLocale(printable.data.manifest.title, locale);
  const list = (
    heading: string,
    count: (change: Change) => number,
    row: (change: Change, count: number) => string,
  ): string => {
    const rows = changes.filter((change) => count(change) > 0).map((one) => row(one, count(one)));
    const content =
      rows.length === 0 ? `<p>${said.nothing}</p>` : `<table>${rows.join('')}</table>`;
    return `<section><h2>${said.takeOut === heading ? '−' : '+'} ${heading}</h2>${content}</section>`;
  };
  return {
    title: `${game} · ${said.title}`,
    locale,
    page,
    margin: 15,
    foot: [game, said.title, `${since} → ${stamp}`].join(' · '),
    styles: [],
    style: STYLE,
    body: [
      `<h1>${escape(game)}: ${said.title}</h1><p class="since">${escape(since)} → ${escape(stamp)}</p><main>`,
      // By the name that is printed on it.
      list(
        said.takeOut,
        ({ takeOut }) => takeOut,
        ({ oldName, fate }, count) => row(oldName, fate, count),
      ),
      list(
        said.putIn,
        ({ print }) => print,
        ({ item, fate }, count) => row(item.name, fate, count),
      ),
      '</main>',
    ].join(''),
  };

  function row(name: string, fate: Fate, count: number): string {
    return `<tr><td class="box"></td><td class="count">${count}×</td><td>${escape(name)}</td><td>${said.fates[fate]}</td></tr>`;
  }
}

const STYLE = `
h1 { font-size: 18pt; font-weight: 700; }
.since { font-size: 9pt; color: #444; margin-bottom: 6mm; }
main { columns: 2; column-gap: 10mm; }
section { margin-bottom: 6mm; }
h2 { font-size: 12pt; font-weight: 700; border-bottom: 0.3mm solid #000; margin-bottom: 2mm; break-after: avoid; }
table { width: 100%; border-collapse: collapse; font-size: 9.5pt; }
tr { break-inside: avoid; }
td { padding: 0.8mm 1mm; border-bottom: 0.1mm solid #bbb; vertical-align: baseline; }
td:last-child { text-align: right; color: #444; }
.count { text-align: right; font-variant-numeric: lining-nums tabular-nums; white-space: nowrap; width: 8mm; }
.box { width: 4mm; }
.box::before { content: ''; display: inline-block; width: 2.6mm; height: 2.6mm; border: 0.2mm solid #000; }
`;
