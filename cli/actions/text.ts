import { GameChecker, type CheckResult } from '../../generator/check.ts';
import { nearest } from '../../generator/nearest.ts';
import { CardTexts, type Paragraph } from '../../generator/rules-text/card-texts.ts';
import { plainText } from '../../generator/rules-text/runs.ts';
import { inLocale } from '../../generator/words.ts';
import type { Text } from '../../engine/game.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { shownGame } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';

export interface TextArguments {
  readonly card?: readonly string[];
  readonly lang?: string;
  readonly reminders?: boolean;
}

export function text(terminal: Terminal, names: string[], given: TextArguments): number {
  let exit: number = EXIT.sound;
  for (const folder of findGames(names, terminal.cwd)) {
    const { game, manifest } = new GameChecker(folder).check();
    if (game === null || manifest === null) {
      terminal.remark(
        `${shownGame(folder, terminal)} cannot be used; "cardwright check" says why.`,
      );
      exit = EXIT.faults;
      continue;
    }
    const locale = localeOf(manifest.locales, given);
    const texts = new CardTexts(game);
    for (const { id, name } of chosen(game, given, locale)) {
      const paragraphs = texts.paragraphs(id, locale);
      if (paragraphs.length === 0 && given.card === undefined) continue;
      terminal.print(`${name} (${id})`);
      for (const paragraph of paragraphs) terminal.print(`  ${line(paragraph, given)}`);
      terminal.print('');
    }
  }
  return exit;
}

function line({ runs, reminders }: Paragraph, given: TextArguments): string {
  return plainText(given.reminders === true ? [...runs, ...reminders] : runs);
}

function localeOf(locales: readonly string[], { lang }: TextArguments): string {
  if (lang === undefined) return locales[0] ?? 'en';
  if (locales.includes(lang)) return lang;
  const known = locales.map((locale) => `"${locale}"`).join(', ');
  throw new WrongUse(`The game has no language "${lang}".`, `It has ${known}.`);
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The components asked for, in the order of the files. */
function chosen(
  { names, manifest }: NonNullable<CheckResult['game']>,
  { card }: TextArguments,
  locale: string,
): Named[] {
  const known = [...names.values()].filter(
    ({ kind, fixture }) => kind in manifest.kinds && !fixture,
  );
  const unknown = card?.find((id) => !known.some((one) => one.id === id));
  if (unknown !== undefined) {
    const meant = nearest(
      unknown,
      known.map(({ id }) => id),
    );
    throw new WrongUse(
      `There is no component "${unknown}".`,
      meant === undefined ? 'Components are named by their ids.' : `Did you mean "${meant}"?`,
    );
  }
  return known
    .filter(({ id }) => card === undefined || card.includes(id))
    .map(({ id, item }) => {
      const name = item.value['name'] as Text | undefined;
      return { id, name: name === undefined ? id : inLocale(name, locale) };
    });
}
