import type { Plain } from './say.ts';

/** Exit codes of the command; `exitCodes` says what they mean. */
export const EXIT = { sound: 0, faults: 1, wrongUse: 2, undecided: 3 } as const;

/** As help and docs/how-to/command-line.md show them. */
export const exitCodes: readonly (readonly [code: number, meaning: Plain])[] = [
  [EXIT.sound, 'done, no errors'],
  [EXIT.faults, 'errors in a game, deck or match; warnings alone leave it 0'],
  [EXIT.wrongUse, 'wrong use of the command, or the machine refused (disk, rights, browser)'],
  [EXIT.undecided, 'too few games to say whether anything is wrong'],
];

/** Rules of a game that threw while it was simulated; `cause` is what they threw. */
export class FailedGame extends Error {
  /** What plays that game again. */
  readonly command: string;

  constructor(cause: unknown, command: string) {
    super('The rules of the game failed.', { cause });
    this.command = command;
  }
}

/** A wrong use of the command line, reported in one sentence without a stack trace. */
export class WrongUse extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}
