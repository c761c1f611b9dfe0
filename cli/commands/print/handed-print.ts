/** A print as a command hands it over to an open preview of the game, and what comes back, line by line. */
import { homedir } from 'node:os';
import { lookForBrowser } from '../../../print/index.ts';
import type { PrintArguments } from './order.ts';

export interface HandedPrint {
  /** Of the game, absolute. */
  readonly folder: string;
  readonly given: PrintArguments;
  /** Of the command that was called. */
  readonly cwd: string;
  readonly colour: boolean;
  readonly quiet: boolean;
  /** Milliseconds since 1970. */
  readonly date: number;
  readonly exactDate: boolean;
  readonly surroundings: string;
}

/** What a print says, in its order; `exit` ends it. Empty while it goes on. */
export interface SaidLine {
  readonly print?: readonly [text: string, sort?: 'plain' | 'styled'];
  readonly remark?: string;
  /** What is being made, for whoever waits. */
  readonly progress?: string;
  readonly exit?: number;
}

/** Of the environment, what decides how something is printed, where settings are, and what is remembered. */
const READ = /^(?:CARDWRIGHT_|XDG_CACHE_HOME$|XDG_CONFIG_HOME$|APPDATA$|LOCALAPPDATA$)/;

/** Where they are the same, two processes print the same. `browser`: the one that is asked for. */
export function printSurroundings(browser?: string): string {
  const read = Object.entries(process.env).filter(([name]) => READ.test(name));
  return JSON.stringify([
    read.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    homedir(),
    lookForBrowser(browser),
    process.getuid?.(),
    process.umask(),
  ]);
}
