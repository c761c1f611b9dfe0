/** A place in a text of simple YAML, line by line. */

/** Thrown where a text is not simple; never seen outside this folder. */
export class NotSimple extends Error {}

const notSimple = new NotSimple();

/** Gives the text up to the full reader, which knows what it is or what is wrong with it. */
export function giveUp(): never {
  throw notSimple;
}

/** Levels of a simple text; well below those that are allowed. */
export const SIMPLE_DEPTH = 50;

export const LINE_FEED = 10;
export const SPACE = 32;
export const HASH = 35;
export const COLON = 58;
export const HYPHEN = 45;
const DOT = 46;
export const OPENING_BRACKET = 91;
const OPENING_BRACE = 123;
const LITERAL = 124;
export const FOLDED = 62;

export class Cursor {
  readonly text: string;
  /** The character to be read next. */
  at = 0;
  /** Where the content of the present line begins, or of the list entry on it; -1 at the end of the text. */
  column = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The code of the character `ahead` of the present one; NaN behind the end. */
  code(ahead = 0): number {
    return this.text.charCodeAt(this.at + ahead);
  }

  /** Whether nothing but space can be at this distance: a space, the end of the line or of the text. */
  isGap(ahead: number): boolean {
    const code = this.text.charCodeAt(this.at + ahead);
    return code === SPACE || code === LINE_FEED || Number.isNaN(code);
  }

  /** Whether a list entry begins here. */
  isDash(): boolean {
    return this.text.charCodeAt(this.at) === HYPHEN && this.isGap(1);
  }

  /** Whether a block text begins here. */
  isBlockSign(): boolean {
    const code = this.text.charCodeAt(this.at);
    return code === LITERAL || code === FOLDED;
  }

  /** Whether a list or mapping in brackets begins here. */
  isBracket(): boolean {
    const code = this.text.charCodeAt(this.at);
    return code === OPENING_BRACKET || code === OPENING_BRACE;
  }

  skipSpaces(): void {
    while (this.text.charCodeAt(this.at) === SPACE) this.at++;
  }

  /** Whether the line has no more content; a comment begins behind a space. */
  isLineDone(): boolean {
    const code = this.text.charCodeAt(this.at);
    if (code === HASH) return this.at === 0 || this.text.charCodeAt(this.at - 1) <= SPACE;
    return code === LINE_FEED || Number.isNaN(code);
  }

  /** Goes to the content of the next line that has any. */
  nextLine(): void {
    const end = this.text.indexOf('\n', this.at);
    this.enterLine(end === -1 ? this.text.length : end + 1);
  }

  /** Goes to the content of the line that begins at `start`, or of the next that has any. */
  enterLine(start: number): void {
    const { text } = this;
    let lineStart = start;
    while (lineStart < text.length) {
      let at = lineStart;
      while (text.charCodeAt(at) === SPACE) at++;
      const code = text.charCodeAt(at);
      if (code !== LINE_FEED && code !== HASH && at < text.length) {
        this.at = at;
        this.column = at - lineStart;
        if (this.column === 0 && (code === HYPHEN || code === DOT)) this.#refuseMarker();
        return;
      }
      const end = text.indexOf('\n', at);
      lineStart = end === -1 ? text.length : end + 1;
    }
    this.at = text.length;
    this.column = -1;
  }

  /** What must be behind a value on its line: nothing, and nothing deeper on the next. */
  endValue(parent: number): void {
    this.skipSpaces();
    if (!this.isLineDone()) giveUp();
    this.nextLine();
    if (this.column > parent) giveUp();
  }

  #refuseMarker(): void {
    const code = this.code();
    if (this.code(1) === code && this.code(2) === code && this.isGap(3)) giveUp();
  }
}
