import { GameChecker } from '../../generator/check.ts';
import type { GameFiles } from '../../generator/link/game-files.ts';
import { CardTexts, type Paragraph } from '../../generator/rules-text/card-texts.ts';
import { plainText } from '../../generator/rules-text/runs.ts';
import { inLocale } from '../../generator/words.ts';
import type { Text } from '../../engine/game.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { shownGame } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';
import { known, knownLanguages } from './known.ts';

export interface TextArguments {
  readonly card?: readonly string[];
  readonly lang?: string;
  readonly reminders?: boolean;
}

export function text(terminal: Terminal, names: string[], given: TextArguments): number {
  let exit: number = EXIT.sound;
  for (const folder of findGames(names, terminal.cwd)) {
    const checked = new GameChecker(folder).check();
    const { game, manifest } = checked;
    if (game === null || manifest === null) {
      terminal.remark(
        `${shownGame(folder, terminal)} cannot be used; "cardwright check" says why.`,
      );
      exit = EXIT.faults;
      continue;
    }
    knownLanguages(given.lang, checked);
    tellTexts(game, given.lang ?? manifest.locales[0] ?? 'en', given, terminal);
  }
  return exit;
}

function tellTexts(
  game: GameFiles,
  locale: string,
  given: TextArguments,
  terminal: Terminal,
): void {
  const texts = new CardTexts(game);
  for (const { id, name } of chosen(game, given, locale)) {
    const paragraphs = texts.paragraphs(id, locale);
    if (paragraphs.length === 0 && given.card === undefined) continue;
    terminal.print(`${name} (${id})`);
    for (const paragraph of paragraphs) terminal.print(`  ${line(paragraph, given)}`);
    terminal.print('');
  }
}

function line({ runs, reminders }: Paragraph, given: TextArguments): string {
  return plainText(given.reminders === true ? [...runs, ...reminders] : runs);
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The components asked for, in the order of the files. */
function chosen({ names, manifest }: GameFiles, { card }: TextArguments, locale: string): Named[] {
  const components = [...names.values()].filter(
    ({ kind, fixture }) => kind in manifest.kinds && !fixture,
  );
  known(
    'component',
    card,
    components.map(({ id }) => id),
  );
  return components
    .filter(({ id }) => card === undefined || card.includes(id))
    .map(({ id, item }) => {
      const name = item.value['name'] as Text | undefined;
      return { id, name: name === undefined ? id : inLocale(name, locale) };
    });
}
