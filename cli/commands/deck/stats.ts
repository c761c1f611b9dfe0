import { resolve } from 'node:path';
import type { Text } from '../../../engine/index.ts';
import type { GroupValue } from '../../../engine/construction/index.ts';
import {
  type CheckedGame,
  deckStatistics,
  type DeckStatistics,
  fieldNamesOf,
  kebab,
  type StatisticsRequest,
} from '../../../generator/index.ts';
import { inLocale, writeAtomically } from '../../../kernel/index.ts';
import { list, positiveNumber, wholeNumber } from '../../arguments.ts';
import { EXIT } from '../../exit.ts';
import { formatFlag, outFileFlag } from '../../flags.ts';
import { report, wrote } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { deckArguments, ofFiles } from './arguments.ts';
import {
  isUnread,
  judgeFiles,
  refuseSeveral,
  type DeckArguments,
  type JudgedPath,
} from './decks.ts';
import { languageAtTable } from '../../language.ts';
import { statisticsText, statisticsMessagesOf } from './statistics-text.ts';
import { say } from '../../say.ts';

export const define: DefineCommand = (command, run) =>
  ofFiles(command, say('Count what a deck is made of, and compute how soon its cards are drawn.'))
    .option('--by <fields>', say('fields to group by: rank,arrows.front'), list)
    .option(
      '--hand <cards>',
      say('cards of the opening hand whose odds are computed'),
      positiveNumber,
    )
    .option('--draws <cards>', say('cards drawn after the opening hand'), wholeNumber, 5)
    .option('--section <name>', say('section to draw from; default: the largest'))
    .addOption(formatFlag(['text', 'json', 'html'], 'text'))
    .addOption(outFileFlag())
    .action(
      run((terminal, files: string[], options: StatisticsArguments) =>
        deckStats(terminal, ...deckArguments(files, options, terminal)),
      ),
    );

interface StatisticsArguments extends DeckArguments {
  readonly by?: readonly string[];
  readonly hand?: number;
  readonly draws: number;
  readonly section?: string;
  readonly format: 'text' | 'json' | 'html';
  readonly out?: string;
}

/** What decks are made of; that of one deck may go into a file. */
async function deckStats(
  terminal: Terminal,
  files: string[],
  given: StatisticsArguments,
): Promise<number> {
  if (given.out !== undefined) refuseSeveral(files, given.out, terminal);
  let readable = true;
  for (const judged of judgeFiles(files, given, terminal)) {
    const text = await statisticsOf(judged, given, terminal);
    if (text === null) readable = false;
    else write(text, given.out, terminal);
  }
  return readable ? EXIT.sound : EXIT.faults;
}

/** Null when the file is no deck; a broken limit does not matter here. */
async function statisticsOf(
  { game, judged: { deck, verdict, diagnostics } }: JudgedPath,
  given: StatisticsArguments,
  terminal: Terminal,
): Promise<string | null> {
  const unread = diagnostics.filter(isUnread);
  if (unread.length > 0) report(unread, 'pretty', terminal);
  if (deck === null || verdict === null) return null;
  const cards = Object.values(game.linked.cards).flat();
  const statistics = deckStatistics(deck, verdict, cards, requestOf(given));
  if (given.format === 'json') return JSON.stringify(statistics, null, 2);
  const shown = withNames(statistics, game);
  const say = statisticsMessagesOf(languageAtTable(game.locale));
  if (given.format === 'text') return statisticsText(shown, say);
  const { statisticsPage } = await import('./statistics-page.ts');
  return statisticsPage(shown, say);
}

/** For people: names in place of ids, fields and their words as cards print them, in the language asked for. */
function withNames(statistics: DeckStatistics, { game, locale }: CheckedGame): DeckStatistics {
  const fieldNames = fieldNamesOf(game, locale);
  const say = statisticsMessagesOf(languageAtTable(locale));
  const nameOf = (id: string): string =>
    inLocale((game.names.get(id)?.item.value['name'] ?? null) as Text | null, locale) || id;
  const labelOf = (field: string): string => {
    const title = game.manifest.kinds[field]?.title;
    return (
      fieldNames.label(kebab(field)) ?? (title === undefined ? field : inLocale(title, locale))
    );
  };
  const wordOf = (field: string, value: GroupValue): GroupValue => {
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
    return typeof value === 'string'
      ? (fieldNames.word(kebab(field), value) ?? nameOf(value))
      : value;
  };
  const named = <T extends { readonly value: GroupValue }>(field: string, group: T): T => ({
    ...group,
    value: wordOf(field, group.value),
  });
  const sectionOf = (section: string | null): string | null =>
    section === null ? null : (fieldNames.label(kebab(section)) ?? section);
  const { draw } = statistics;
  return {
    ...statistics,
    deck: nameOf(statistics.deck),
    sections: statistics.sections.map((section) => ({
      ...section,
      section: sectionOf(section.section),
      fields: section.fields.map(({ field, groups, ...rest }) => ({
        ...rest,
        field: labelOf(field),
        groups: groups.map((group) => named(field, group)),
      })),
    })),
    draw:
      draw === null
        ? null
        : {
            ...draw,
            section: sectionOf(draw.section),
            groups: draw.groups.map((group) => ({
              ...named(group.field, group),
              field: labelOf(group.field),
            })),
          },
  };
}

function requestOf({ by, hand, draws, section }: StatisticsArguments): StatisticsRequest {
  return {
    ...(by === undefined ? {} : { by }),
    ...(hand === undefined
      ? {}
      : { draw: { hand, draws, ...(section === undefined ? {} : { from: section }) } }),
  };
}

function write(text: string, out: string | undefined, terminal: Terminal): void {
  if (out === undefined) return terminal.print(text);
  const path = resolve(terminal.cwd, out);
  writeAtomically(path, `${text.trimEnd()}\n`);
  wrote(path, terminal);
}
