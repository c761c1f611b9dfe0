import type { FormatContext } from './context.ts';

/** Lines of files, each file read and split once. */
export class Source {
  readonly #readText: FormatContext['readText'];
  readonly #lines = new Map<string, readonly string[] | null>();

  constructor(context: FormatContext) {
    this.#readText = (file) => context.readText(file);
  }

  /** The line without its end, `line` from 1; undefined when file or line is not there. */
  line(file: string, line: number): string | undefined {
    return this.#linesOf(file)?.[line - 1]?.replace(/\r$/u, '');
  }

  #linesOf(file: string): readonly string[] | null {
    const known = this.#lines.get(file);
    if (known !== undefined) return known;
    const lines = this.#readText(file)?.split('\n') ?? null;
    this.#lines.set(file, lines);
    return lines;
  }
}
