import { dirname, join, resolve } from 'node:path';
import { paperSizes, writeAtomically } from '../../kernel/index.ts';
import {
  calibrationSheet,
  crossDistance,
  offsetFrom,
  printersFile,
  savePrinter,
  type OffsetReading,
} from '../../print/index.ts';
import { numbers } from '../arguments.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { refuseUnwritable } from '../out-folder.ts';
import { marginsFlag, outFolderFlag, paperFlag } from '../flags.ts';
import { note, wrote } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { papersNamed, withPrinters, marginsOf } from './print/imposition.ts';
import { printDate } from './print/date.ts';
import { examples } from '../help.ts';
import { say } from '../say.ts';

/** Backs that lie behind their fronts. */
export const define: DefineCommand = (command, run) =>
  command
    .description(
      say(
        'Write a calibration sheet for a printer; with the readings from it, save by how much `print --printer` moves the backs.',
      ),
    )
    .argument('<printer>', say('any name for the printer'))
    .addOption(paperFlag().default('a4'))
    .option('--upper <x,y>', say('reading at the upper cross, in mm'), numbers)
    .option('--lower <x,y>', say('reading at the lower cross, in mm'), numbers)
    .addOption(marginsFlag().argParser(numbers))
    .addOption(outFolderFlag('out/'))
    .addHelpText(
      'after',
      examples([
        ['cardwright calibrate office', 'write the sheet'],
        ['cardwright calibrate office --upper 1.5,-0.5 --lower 1,-0.5', 'save the readings'],
        ['cardwright print --printer office', 'print with the backs moved'],
      ]),
    )
    .action(run(calibrate));

interface CalibrateArguments {
  readonly paper: string;
  readonly upper?: readonly number[];
  readonly lower?: readonly number[];
  readonly margins?: readonly number[];
  readonly out?: string;
}

/** Writes the sheet, or saves what was read on it. */
async function calibrate(
  terminal: Terminal,
  name: string,
  given: CalibrateArguments,
): Promise<number> {
  const { upper, lower } = given;
  const [id = ''] = papersNamed([given.paper], paperSizes());
  if (!/^[\w][\w .-]*$/.test(name)) {
    throw new WrongUse(say('The name of a printer is letters, digits, spaces, dots and hyphens.'));
  }
  const paper = paperSizes().get(id);
  if (paper === undefined) throw new RangeError(say('There is no paper "{paper}".', { paper: id }));
  const margins = marginsOf(given);
  if (upper === undefined && lower === undefined && margins === undefined) {
    const path = resolve(terminal.cwd, given.out ?? 'out', join(`calibration-${name}-${id}.pdf`));
    refuseUnwritable(dirname(path), terminal);
    writeAtomically(path, await calibrationSheet(paper, name, printDate().date));
    wrote(path, terminal, say(', 2 pages'));
    return EXIT.sound;
  }
  const back =
    upper === undefined && lower === undefined
      ? undefined
      : offsetFrom(reading('upper', upper), reading('lower', lower), crossDistance(paper));
  withPrinters(() =>
    savePrinter(name, {
      ...(back === undefined ? {} : { back }),
      ...(margins === undefined ? {} : { margins }),
    }),
  );
  if (back !== undefined) {
    terminal.print(
      say('{name}: backs are moved by {x} mm to the right, {y} mm down, {angle}° clockwise', {
        name,
        x: back.x,
        y: back.y,
        angle: back.angle,
      }),
    );
  }
  note(say('Saved in {file}.', { file: printersFile() }), terminal);
  return EXIT.sound;
}

/** Farther off, something else is wrong: the wrong edge, or another scale. */
const MOST_MM = 20;

function reading(which: string, given: readonly number[] | undefined): OffsetReading {
  const [x, y, ...others] = given ?? [];
  if (x === undefined || y === undefined || others.length > 0) {
    throw new WrongUse(say('Say what was read at both crosses: --{which} x,y', { which }));
  }
  if (!(Math.abs(x) <= MOST_MM && Math.abs(y) <= MOST_MM)) {
    throw new WrongUse(
      say('Readings are numbers of millimetres, at most {most}.', { most: MOST_MM }),
    );
  }
  return { x, y };
}
