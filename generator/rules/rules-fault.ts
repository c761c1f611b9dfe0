/** A rules module that cannot be used: it does not load, or exports no rules. */
export class RulesFault extends Error {
  /** Absolute path of the module. */
  readonly file: string;

  constructor(file: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RulesFault';
    this.file = file;
  }
}
