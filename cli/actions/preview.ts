import { GameChecker } from '../../generator/check.ts';
import { servePreview } from '../../print/index.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGame } from '../find-games.ts';
import type { Terminal } from '../terminal.ts';
import { onSave } from '../watch.ts';
import { knownLanguages } from './known.ts';

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
    throw new WrongUse('A port is a whole number from 0 to 65535.');
  }
  const folder = findGame(names, terminal.cwd);
  const checker = new GameChecker(folder, lang === undefined ? {} : { locale: lang });
  let server: Awaited<ReturnType<typeof servePreview>> | undefined;
  try {
    await onSave([folder], terminal, {
      async begin() {
        const checked = checker.check();
        knownLanguages(lang, checked);
        server = await servePreview(checked, port);
        terminal.print(`Preview at ${server.address}`);
      },
      saved: (paths) => server?.show(checker.changed(paths), paths),
    });
  } finally {
    await server?.close();
  }
  return EXIT.sound;
}
