import { Command, CommanderError } from 'commander';
import { stuckSeatOf } from '../engine/index.ts';
import { linesInRules, RulesFault } from '../generator/index.ts';
import { packageVersion } from '../kernel/index.ts';
import { addCommands } from './commands/command.ts';
import { commands } from './commands/index.ts';
import { EXIT, exitCodes, FailedGame, WrongUse } from './exit.ts';
import { quietFlag, uiFlag } from './flags.ts';
import { speakAsAsked } from './language.ts';
import { shownPath } from './report.ts';
import { processTerminal, quietTerminal, type Terminal } from './terminal.ts';
import { examples, spokenError, spokenHelp } from './help.ts';
import { say } from './say.ts';

/** Runs the command line `args` (without `node` and the program) and returns the exit code. */
export async function run(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<number> {
  await speakAsAsked(args);
  const outcome = { exit: EXIT.sound as number };
  const program = new Command('cardwright')
    .description(say('Check, play, judge and print tabletop card and unit games written in YAML.'))
    .version(packageVersion(), '-V, --version', say('print the version'))
    .helpOption('-h, --help', say('print this help'))
    .addOption(quietFlag())
    .addOption(uiFlag())
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(withoutBreak(text)),
      writeErr: (text) => terminal.remark(withoutBreak(text)),
      outputError: (text, write) => write(spokenError(text)),
    })
    .configureHelp(spokenHelp)
    .helpCommand('help [command]', say('print the help of a command'))
    .addHelpText('after', helpOfAll)
    .addHelpText('afterAll', exitText);
  addCommands(program, commands, (work) => async (...given) => {
    const { quiet } = program.opts<{ readonly quiet?: true }>();
    outcome.exit = await work(quiet === true ? quietTerminal(terminal) : terminal, ...given);
  });
  try {
    await program.parseAsync(withHelpLast(args), { from: 'user' });
    return outcome.exit;
  } catch (error) {
    return exitOf(error, terminal);
  }
}

/** `help deck check` as `deck check --help`: commander would show the help of a command that is not loaded. */
function withHelpLast(args: readonly string[]): string[] {
  const groups = commands.filter((entry) => 'commands' in entry).map(({ name }) => name);
  const at = groups.includes(args[0] ?? '') ? 1 : 0;
  return args[at] === 'help' && args.length > at + 1
    ? [...args.slice(0, at), ...args.slice(at + 1), '--help']
    : [...args];
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
    terminal.remark(
      say('{file} cannot be used: {why}', {
        file: shownPath(error.file, terminal),
        why: error.message,
      }),
    );
    return EXIT.faults;
  }
  if (error instanceof FailedGame) {
    const exit = exitOf(error.cause, terminal);
    terminal.remark(say('The game in which it happened: {command}', { command: error.command }));
    return exit;
  }
  const stuck = stuckSeatOf(error);
  if (stuck !== null) {
    terminal.remark(
      say(
        'The rules of the game wait for {seat} (toAct), but legalActions lists nothing that {seat} may do.',
        { seat: stuck },
      ),
    );
    return EXIT.faults;
  }
  const inRules = linesInRules(error);
  if (inRules.length > 0) {
    terminal.remark(say('The rules of the game failed: {why}', { why: String(error) }));
    for (const line of inRules) terminal.remark(`    ${line}`);
    return EXIT.faults;
  }
  if (isMachineError(error)) {
    terminal.remark(say('The machine refused: {why}', { why: error.message }));
    return EXIT.wrongUse;
  }
  throw error;
}

/** A disk that is full, a folder that may not be written: nobody's slip, and no bug. */
function isMachineError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

function helpOfAll(): string {
  const text = examples([
    ['cardwright init "Salt Harbour"', 'a small complete game to begin with'],
    ['cardwright check', 'all errors of the game in the current folder'],
    ['cardwright check lords-of-war --watch', 'again after every save'],
    ['cardwright build', 'typed data for programs, into build/'],
    ['cardwright deck check my-army.txt', 'is the list legal, and if not, why'],
    ['cardwright print --paper letter', 'sheets to cut, as PDF, into out/'],
    ['cardwright explain CW1203', 'what a code means and how to fix it'],
  ]);
  return `${text}\n\n${say('"cardwright <command> --help" shows the options of a command.')}`;
}

function exitText(): string {
  const lines = exitCodes.map(([code, meaning]) => `  ${code}  ${say(meaning)}`);
  return ['', say('Exit codes:'), ...lines].join('\n');
}
