/**
 * The patterns of schemas. Where a repeated group can be read in many ways (`(a+)+`), every further
 * character of a text that nearly fits doubles the time; a game's own schema must not be able to hang
 * a check. Patterns that are not proved to be harmless have a limit of time, which costs more than
 * most of them take.
 */
import { createContext, Script, type Context } from 'node:vm';
import { ownMemory } from '../../../kernel/index.ts';
import { isHarmless } from './harmless.ts';

/** Milliseconds of the processor that a pattern has for one text; what is sound takes a thousandth of it. */
const LIMIT = 1000;

/** The share of the limit that counts as all of it: processor time is counted in coarse steps. */
const WORKED = 0.9;

/** Any pattern is soon done with texts of up to this number of characters. */
const SHORT = 20;

/** A repeated group, or three repetitions beside each other: nothing else takes long. */
const MAY_TAKE_LONG = /\)(?:[*+]|\{\d+,\})|(?:[*+}].*){3}/s;

function mayTakeLong({ source, flags }: RegExp): boolean {
  if (!MAY_TAKE_LONG.test(source)) return false;
  return flags !== 'u' || !ownMemory().made('harmless', source, () => isHarmless(source));
}

const script = new Script('pattern.test(text)');
/** Made when the first pattern needs it. */
let context: Context | undefined;

let found = new Set<string>();

/** Begins to collect again. */
export function forgetEndlessPatterns(): void {
  found = new Set();
}

/** Patterns that were asked for since, and have run out of time then or before: what they say is worth nothing. */
export function endlessPatterns(): readonly string[] {
  return [...found];
}

class TimedPattern {
  readonly #pattern: RegExp;
  /** Null until a long text comes. */
  #mayTakeLong: boolean | null = null;
  #isEndless = false;

  constructor(source: string, flags: string) {
    this.#pattern = new RegExp(source, flags);
  }

  /** True once the pattern has run out of time: no text is refused by it. */
  test(text: string): boolean {
    if (this.#isEndless) found.add(this.#pattern.source);
    if (this.#isEndless) return true;
    if (text.length <= SHORT) return this.#pattern.test(text);
    this.#mayTakeLong ??= mayTakeLong(this.#pattern);
    if (!this.#mayTakeLong) return this.#pattern.test(text);
    const fits = this.#testWithin(text);
    if (fits !== null) return fits;
    this.#isEndless = true;
    return this.test(text);
  }

  /**
   * Null when the time has run out. The clock of a machine with much else to do says little: a pattern
   * that the processor has hardly worked on meanwhile is tried again, for longer.
   */
  #testWithin(text: string): boolean | null {
    const inside = Object.assign((context ??= createContext({})), { pattern: this.#pattern, text });
    for (let timeout = LIMIT; ; timeout *= 2) {
      const before = process.cpuUsage();
      try {
        return Boolean(script.runInContext(inside, { timeout }));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
        const { user, system } = process.cpuUsage(before);
        if ((user + system) / 1000 >= LIMIT * WORKED) return null;
      }
    }
  }

  /** By this ajv tells patterns apart. */
  toString(): string {
    return String(this.#pattern);
  }
}

/** What ajv makes patterns with. */
export const timedPatterns = Object.assign(
  (source: string, flags: string) => new TimedPattern(source, flags),
  { code: 'timedPatterns' },
);
