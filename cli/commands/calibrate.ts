import type { CalibrateArguments } from '../actions/calibrate.ts';
import { numbers } from '../arguments.ts';
import type { CommandDefinition } from './command.ts';

/** Backs that lie behind their fronts. */
export const calibrateCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('calibrate')
      .summary('measure how far a printer lays backs beside their fronts')
      .description(
        'Writes a calibration sheet for a printer; with what was read on it, remembers by how much `print --printer` moves the backs.',
      )
      .argument('<printer>', 'a name of your own for the printer')
      .option('-p, --paper <paper>', 'a4, letter, …', 'a4')
      .option('--upper <x,y>', 'what was read at the upper cross, in mm', numbers)
      .option('--lower <x,y>', 'what was read at the lower cross, in mm', numbers)
      .option(
        '--margins <mm>',
        'what the printer cannot reach: one number, or top,right,bottom,left',
        numbers,
      )
      .option('-o, --out <folder>', 'where to write the sheet; default: out/')
      .addHelpText('after', examples)
      .action(
        run(async (terminal, ...given) => {
          const { calibrate } = await import('../actions/calibrate.ts');
          return calibrate(terminal, given[0] as string, given[1] as CalibrateArguments);
        }),
      );
  },
};

const examples = `
Examples:
  cardwright calibrate office                                       the sheet to print
  cardwright calibrate office --upper 1.5,-0.5 --lower 1,-0.5       what was read on it
  cardwright print --printer office                                 backs moved accordingly`;
