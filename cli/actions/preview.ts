import { GameChecker } from '../../generator/check.ts';
import { servePreview } from '../../print/index.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGames } from '../find-games.ts';
import type { Terminal } from '../terminal.ts';
import { onSave } from '../watch.ts';

export interface PreviewArguments {
  readonly port: number;
  readonly lang?: string;
}

/** Serves until the process is asked to stop. */
export async function preview(
  terminal: Terminal,
  name: string | undefined,
  { port, lang }: PreviewArguments,
): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new WrongUse('A port is a whole number from 0 to 65535.');
  }
  const [folder = '', ...others] = findGames(name === undefined ? [] : [name], terminal.cwd);
  if (others.length > 0) {
    throw new WrongUse(
      'There are several games here.',
      'Name the one to show: cardwright preview <game>.',
    );
  }
  const checker = new GameChecker(folder, lang === undefined ? {} : { locale: lang });
  let server: Awaited<ReturnType<typeof servePreview>> | undefined;
  try {
    await onSave([folder], terminal, {
      async begin() {
        server = await servePreview(checker.check(), port);
        terminal.print(`Preview at ${server.address}`);
      },
      saved: (paths) => server?.show(checker.changed(paths), paths),
    });
  } finally {
    await server?.close();
  }
  return EXIT.sound;
}
