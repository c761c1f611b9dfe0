/** Prints in the process of a preview what another command has handed over. */
import type { CheckResult } from '../../../generator/index.ts';
import type { Press } from '../../../print/index.ts';
import type { Terminal } from '../../terminal.ts';
import { printSurroundings, type HandedPrint, type SaidLine } from './handed-print.ts';
import { printBy } from './print.ts';

/** What the preview of a game has at hand. */
interface PreviewedMeans {
  readonly folder: string;
  readonly press: Press;
  /** As it is on the disk now: a save may not have been noticed yet. */
  readonly check: () => CheckResult;
}

/** `asked` comes from a command of the same user and the same build: it holds the token. What cannot be done as the command itself would do it is left to it. */
export async function printForAnother(
  asked: unknown,
  say: (line: SaidLine) => void,
  { folder, press, check }: PreviewedMeans,
): Promise<void> {
  const { given, date, exactDate, surroundings, ...handed } = asked as HandedPrint;
  if (handed.folder !== folder || surroundings !== printSurroundings()) return;
  const means = { press, check, date: new Date(date), exactDate };
  say({ exit: await printBy(means, terminalOf(handed, say), [folder], given) });
}

function terminalOf(
  { cwd, colour, quiet }: Pick<HandedPrint, 'cwd' | 'colour' | 'quiet'>,
  say: (line: SaidLine) => void,
): Terminal {
  const show = (progress: string): void => say({ progress });
  return {
    cwd,
    colour,
    quiet,
    print: (text, sort) => say({ print: sort === undefined ? [text] : [text, sort] }),
    remark: (remark) => say({ remark }),
    clear: () => undefined,
    progress(what, work) {
      show(what);
      return Promise.resolve(work(show));
    },
  };
}
