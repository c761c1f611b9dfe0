import type { Diagnostic } from '../define.ts';

/** What formatters need to know beside the diagnostics. */
export interface FormatContext {
  /** The text of a file by its absolute path; undefined when it cannot be read. */
  readText(file: string): string | undefined;
  /** Absolute path of the folder that shown paths count from. */
  readonly root: string;
  /** Whether the output may hold ANSI colour codes; only `pretty` uses them. */
  readonly colour: boolean;
  /** More follows: a summary comes at the end of all. */
  readonly isPart?: boolean;
}

export type Formatter = (diagnostics: readonly Diagnostic[], context: FormatContext) => string;
