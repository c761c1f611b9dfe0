import { usualLocale } from '../../../generator/index.ts';
import { boxFaults, boxReport, papersOf, placeInGame } from '../../../print/index.ts';
import { aboutGame, gamesNamed, list } from '../../arguments.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { formatFlag, languageFlag, paperFlag } from '../../flags.ts';
import { examples } from '../../help.ts';
import { report, shownGame } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { usableGame } from '../../usable-game.ts';
import type { DefineCommand } from '../command.ts';
import { papersNamed } from '../print/imposition.ts';
import { boxJson } from './box-json.ts';
import { boxText } from './box-text.ts';

/** What is in the box of a game. */
export const define: DefineCommand = (command, run) =>
  aboutGame(
    command.description(
      say(
        'Show the contents of the box of a game (box.yaml): the number of each part, the paper and cuts that they take, their weight, and prices. `print --box` prints them.',
      ),
    ),
  )
    .addOption(paperFlag(say('; default: a4')).argParser(list))
    .addOption(languageFlag())
    .addOption(formatFlag(['text', 'json'], 'text'))
    .addHelpText(
      'after',
      examples([
        ['cardwright box', 'the contents of the box, and what it takes to make them'],
        ['cardwright box --paper letter --format json', 'the same on Letter, for programs'],
      ]),
    )
    .action(
      run((terminal, name: string | undefined, options: BoxArguments) =>
        box(terminal, gamesNamed(name, options), options),
      ),
    );

interface BoxArguments {
  readonly paper?: readonly string[];
  readonly lang?: string;
  readonly format: 'text' | 'json';
}

function box(terminal: Terminal, names: readonly string[], given: BoxArguments): number {
  const game = usableGame(terminal, names, given);
  if (game === null) return EXIT.faults;
  const { checked, printable } = game;
  const faults = placeInGame(boxFaults(printable), checked);
  if (faults.length > 0) {
    report(faults, 'pretty', terminal);
    return EXIT.faults;
  }
  const [id = 'a4', ...more] = papersNamed(given.paper ?? ['a4'], papersOf(checked));
  if (more.length > 0) throw new WrongUse(say('Name one paper.'));
  const paper = printable.papers.get(id);
  const locale = given.lang ?? usualLocale(checked.manifest.locales);
  const found = paper === undefined ? null : boxReport(printable, { locale, paper });
  if (paper === undefined || found === null) {
    terminal.remark(say('{game} has no box.yaml.', { game: shownGame(checked.folder, terminal) }));
    terminal.remark(say('Write one: a line for each thing that is in the box.'));
    return EXIT.faults;
  }
  if (given.format === 'json')
    terminal.print(boxJson(found, { manifest: checked.manifest, locale }));
  else terminal.print(boxText(found, { title: checked.manifest.title, locale, paper }));
  return EXIT.sound;
}
