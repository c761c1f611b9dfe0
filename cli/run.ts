import { Command, CommanderError } from 'commander';
import { packageVersion } from '../generator/package-root.ts';
import { RulesFault } from '../generator/rules/rules-fault.ts';
import { commands } from './commands/index.ts';
import { EXIT, WrongUse } from './exit.ts';
import { shownPath } from './shown-path.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** Runs the command line `args` (without `node` and the program) and returns the exit code. */
export async function run(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<number> {
  const outcome = { exit: EXIT.sound as number };
  const program = new Command('cardwright')
    .description('Checks, compiles and judges tabletop card and unit games written in YAML.')
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(withoutBreak(text)),
      writeErr: (text) => terminal.remark(withoutBreak(text)),
    })
    .addHelpText('after', examples);
  for (const command of commands) {
    command.register(program, (work) => async (...given: unknown[]) => {
      outcome.exit = await work(terminal, ...given);
    });
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
    return outcome.exit;
  } catch (error) {
    return exitOf(error, terminal);
  }
}

/** Terminals end each text with a line break of their own. */
function withoutBreak(text: string): string {
  return text.replace(/\n$/, '');
}

function exitOf(error: unknown, terminal: Terminal): number {
  // Commander has written its own words already; help and version are no errors.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.sound : EXIT.wrongUse;
  if (error instanceof WrongUse) {
    terminal.remark(error.message);
    if (error.hint !== undefined) terminal.remark(error.hint);
    return EXIT.wrongUse;
  }
  if (error instanceof RulesFault) {
    terminal.remark(`${shownPath(error.file, terminal)} cannot be used: ${error.message}`);
    return EXIT.faults;
  }
  if (isMachineError(error)) {
    terminal.remark(`The machine refused: ${error.message}`);
    return EXIT.wrongUse;
  }
  throw error;
}

/** A disk that is full, a folder that may not be written: nobody's slip, and no bug. */
function isMachineError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

const examples = `
Examples:
  cardwright init "Salt Harbour"         a small complete game to begin with
  cardwright check                       every fault of the game around you
  cardwright check lords-of-war --watch  again after every save
  cardwright build                       typed data for programs, into build/
  cardwright deck check my-army.txt      is the list legal, and if not, why
  cardwright print --paper letter        sheets to cut, as PDF, into out/
  cardwright explain CW1203              what a code means and how to mend it

"cardwright <command> --help" shows the options of a command.`;
