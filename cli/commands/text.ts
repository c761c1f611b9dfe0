import type { Text } from '../../engine/index.ts';
import { CardTexts, GameChecker, usualLocale, type GameFiles } from '../../generator/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { aboutGames, gamesNamed } from '../arguments.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { cardsFlag, languageFlag } from '../flags.ts';
import { refuseUnknown, refuseUnknownLanguages } from '../refuse-unknown.ts';
import { shownGame } from '../report.ts';
import { rulesLines } from '../rules-text.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** What the cards say. */
export const define: DefineCommand = (command, run) =>
  aboutGames(command)
    .description(
      say('Print the rules text of components: generated from their effects, or written by hand.'),
    )
    .addOption(cardsFlag())
    .addOption(languageFlag())
    .option('--reminders', say('explain keywords in parentheses'))
    .action(
      run((terminal, names: string[], options: TextArguments) =>
        text(terminal, gamesNamed(names, options), options),
      ),
    );

interface TextArguments {
  readonly card?: readonly string[];
  readonly lang?: string;
  readonly reminders?: boolean;
}

function text(terminal: Terminal, names: string[], given: TextArguments): number {
  let exit: number = EXIT.sound;
  for (const folder of findGames(names, terminal.cwd)) {
    const checked = new GameChecker(folder).check();
    const { game, manifest } = checked;
    if (game === null || manifest === null) {
      terminal.remark(
        say('{game} cannot be used; "cardwright check" says why.', {
          game: shownGame(folder, terminal),
        }),
      );
      exit = EXIT.faults;
      continue;
    }
    refuseUnknownLanguages(given.lang, checked);
    printTexts(game, given.lang ?? usualLocale(manifest.locales), given, terminal);
  }
  return exit;
}

function printTexts(
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
    const shown = paragraphs.map(({ runs, reminders }) => ({
      runs: given.reminders === true ? [...runs, ...reminders] : runs,
    }));
    for (const line of rulesLines(shown, game)) terminal.print(`  ${line}`);
    terminal.print('');
  }
}

interface NamedComponent {
  readonly id: string;
  readonly name: string;
}

/** The components asked for, in the order of the files. */
function chosen(
  { names, manifest }: GameFiles,
  { card }: TextArguments,
  locale: string,
): NamedComponent[] {
  const components = [...names.values()].filter(
    ({ kind, fixture }) => kind in manifest.kinds && !fixture,
  );
  refuseUnknown(
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
