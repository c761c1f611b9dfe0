/** Exit codes of the command: 0 sound, 1 faults found, 2 wrong use or a machine that refuses. */
export const EXIT = { sound: 0, faults: 1, wrongUse: 2 } as const;

/** A wrong use of the command line, told in one sentence without a stack trace. */
export class WrongUse extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}
