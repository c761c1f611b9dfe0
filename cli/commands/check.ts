import { relative } from 'node:path';
import type { Diagnostic, FormatName } from '../../diagnostics/index.ts';
import { SoundGame } from '../../generator/index.ts';
import { aboutGames, gamesNamed } from '../arguments.ts';
import type { CheckedFolder } from '../check-game.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { finalFlag, formatFlag, languageFlag } from '../flags.ts';
import { report } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** Every fault of a game in one run. */
export const define: DefineCommand = (command, run) =>
  aboutGames(command)
    .description(
      say(
        'Check games: YAML, schemas, references, meaning, decks. Reports each error with its line and a fix.',
      ),
    )
    .option('-w, --watch', say('check again whenever a file changes'))
    .option(
      '--fix',
      say('fix in place what can be fixed safely: schema line, key order, older formats'),
    )
    .addOption(finalFlag())
    .addOption(formatFlag(['pretty', 'json', 'sarif', 'github'], 'pretty'))
    .addOption(languageFlag())
    .action(
      run((terminal, names: string[], options: CheckArguments) =>
        check(terminal, gamesNamed(names, options), options),
      ),
    );

interface CheckArguments {
  readonly watch?: boolean;
  readonly fix?: boolean;
  /** Pictures that are missing are errors. */
  readonly final?: boolean;
  readonly format: FormatName;
  readonly lang?: string;
}

async function check(
  terminal: Terminal,
  names: string[],
  options: CheckArguments,
): Promise<number> {
  const folders = findGames(names, terminal.cwd);
  if (options.fix === true) (await import('../fix-games.ts')).fixGames(folders, terminal);
  if (options.watch === true) return watch(terminal, folders, options);
  const all = await terminal.progress(say('Checking'), () =>
    Promise.all(folders.map((folder) => faultsIn(folder, options))),
  );
  const found = await judged(all.flat(), options);
  report(found, options.format, terminal);
  return found.some(({ severity }) => severity === 'error') ? EXIT.faults : EXIT.sound;
}

/** As they count for a game that is to leave the house, or as they are. */
async function judged(
  found: readonly Diagnostic[],
  { final }: CheckArguments,
): Promise<readonly Diagnostic[]> {
  if (final !== true) return found;
  const { asFinal } = await import('../as-final.ts');
  return found.map(asFinal);
}

/** What checks is loaded when there is something to check. */
async function faultsIn(folder: string, options: CheckArguments): Promise<readonly Diagnostic[]> {
  // Whether a game has a language is not known without reading it.
  const sound = options.lang === undefined ? new SoundGame(folder) : null;
  const known = sound?.known ?? null;
  if (known !== null) return known;
  const { checkFolder } = await import('../check-game.ts');
  const { found } = await checkFolder(folder, options.lang);
  sound?.remember(found);
  return found;
}

async function watch(
  terminal: Terminal,
  folders: readonly string[],
  options: CheckArguments,
): Promise<number> {
  const { onSave } = await import('../watch.ts');
  const { allDiagnostics, checkFolder } = await import('../check-game.ts');
  let games: readonly CheckedFolder[] = [];
  const reportAll = async (): Promise<void> =>
    report(
      await judged(
        games.flatMap(({ found }) => found),
        options,
      ),
      options.format,
      terminal,
    );
  await onSave(folders, terminal, {
    async begin() {
      games = await terminal.progress(say('Checking'), () =>
        Promise.all(folders.map((folder) => checkFolder(folder, options.lang))),
      );
      await reportAll();
    },
    async saved(paths) {
      for (const game of games) {
        const own = paths.filter((path) => isInside(path, game.folder));
        if (own.length > 0) game.found = await allDiagnostics(game.checker.changed(own));
      }
      await reportAll();
    },
  });
  return EXIT.sound;
}

function isInside(path: string, folder: string): boolean {
  return !/^\.\.(?:[/\\]|$)/.test(relative(folder, path));
}
