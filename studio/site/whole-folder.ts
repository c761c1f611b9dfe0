/** A folder that is put in its place when it is whole: nobody ever finds half of it. */
import { existsSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { holdRoom, makeFolder } from '../../kernel/index.ts';

/**
 * Lets `fill` write into a folder, which then takes the place of `out`. The room that it is written in is beside
 * `out`, on the same disk, and goes also when the process is interrupted.
 */
export async function writeWholeFolder(
  out: string,
  fill: (folder: string) => Promise<void> | void,
): Promise<void> {
  makeFolder(dirname(out));
  const { folder: room, leave } = holdRoom(join(dirname(out), `.${basename(out)}`));
  try {
    // The room is its maker's alone, what is in it is for everybody.
    const made = join(room, 'new');
    makeFolder(made);
    await fill(made);
    if (existsSync(out)) renameSync(out, join(room, 'old'));
    renameSync(made, out);
  } finally {
    leave();
  }
}
