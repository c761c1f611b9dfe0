import { Option } from 'commander';
import { GameChecker } from '../../generator/index.ts';
import { announcePreview, Press, type PrintForOther, servePreview } from '../../print/index.ts';
import { aboutGame, gamesNamed } from '../arguments.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGame } from '../find-games.ts';
import { languageFlag } from '../flags.ts';
import { knownLanguages } from '../known.ts';
import type { Terminal } from '../terminal.ts';
import { onSave } from '../watch.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** All cards as they will print, renewed at every save. */
export const define: DefineCommand = (command, run) =>
  aboutGame(command)
    .description(
      say(
        'Show all cards of a game as they will print, with their errors, on a local web page. Saved changes to cards, templates and styles appear at once.',
      ),
    )
    .addOption(
      new Option('--port <number>', say('port on 127.0.0.1'))
        .argParser(Number)
        .default(0, say('a free one')),
    )
    .addOption(languageFlag())
    .action(
      run((terminal, name: string | undefined, options: PreviewArguments) =>
        preview(terminal, gamesNamed(name, options), options),
      ),
    );

export interface PreviewArguments {
  readonly port: number;
  readonly lang?: string;
}

/** Serves until the process is asked to stop. */
export async function preview(
  terminal: Terminal,
  names: readonly string[],
  { port, lang }: PreviewArguments,
): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new WrongUse(say('A port is a whole number from 0 to 65535.'));
  }
  const folder = findGame(names, terminal.cwd);
  const checker = new GameChecker(folder, lang === undefined ? {} : { locale: lang });
  const press = new Press();
  const means = { folder, press, check: () => checker.check({}) };
  let server: Awaited<ReturnType<typeof servePreview>> | undefined;
  let withdraw: (() => void) | undefined;
  try {
    await onSave([folder], terminal, {
      async begin() {
        const checked = checker.check();
        knownLanguages(lang, checked);
        const { printForAnother } = await import('./print/for-another.ts');
        const print: PrintForOther = (asked, say) => printForAnother(asked, say, means);
        server = await servePreview(checked, port, { press, print });
        terminal.print(say('Preview at {address}', { address: server.address }));
        withdraw = announcePreview(folder, server);
      },
      saved: (paths) => server?.show(checker.changed(paths), paths),
    });
  } finally {
    withdraw?.();
    await server?.close();
  }
  return EXIT.sound;
}
