import { NoBrowser, Press } from '../print/index.ts';
import { EXIT } from './exit.ts';
import { say } from './say.ts';
import type { Terminal } from './terminal.ts';

/**
 * Does `work` with a press, which is closed afterwards, and returns the exit code. `browser` as for
 * `--browser`. Where there is none, that is reported with what helps.
 */
export async function withPress(
  browser: string | undefined,
  terminal: Terminal,
  work: (press: Press) => Promise<void>,
): Promise<number> {
  const press = new Press(browser);
  try {
    await work(press);
    return EXIT.sound;
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    terminal.remark(
      say('There is no browser to draw the faces with; `cardwright doctor` says more.'),
    );
    return EXIT.wrongUse;
  } finally {
    await press.close();
  }
}
