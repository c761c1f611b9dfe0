/**
 * Executes the steps of a page in a folder: an English one with the real command, others, which have the
 * same steps, in this process.
 */
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { Language } from '../../diagnostics/index.ts';
import { cardwright, type Ended } from '../support/command.ts';
import { runHere } from '../support/in-process.ts';
import type { Place, Step } from './page.ts';

/** A reader with a terminal, who does what a page says. */
export class Reader {
  /** Where the terminal stands. */
  #folder: string;
  /** What the last commands printed. */
  #output = '';

  readonly #language: Language;

  constructor(folder: string, language: Language) {
    this.#folder = folder;
    this.#language = language;
  }

  async follow(step: Step): Promise<void> {
    switch (step.do) {
      case 'run':
        this.#output = '';
        for (const command of step.commands) this.#output += await this.#run(command, step.exit);
        break;
      case 'expect':
        expect(`${this.#output.trim()}\n`).toMatch(asPattern(step.output.trim()));
        break;
      case 'change':
        this.#edit(step.file, (text) => step.places.reduce(replaceOnce, text));
        break;
      case 'append':
        appendFileSync(this.#path(step.file), `\n${step.text}`);
        break;
      case 'write':
        mkdirSync(dirname(this.#path(step.file)), { recursive: true });
        writeFileSync(this.#path(step.file), step.text);
        break;
    }
  }

  async #run(line: string, exit: number): Promise<string> {
    const [program = '', ...words] = wordsOf(line);
    if (program === 'cd') this.#folder = this.#path(words[0] ?? '');
    else if (program === 'mv') renameSync(this.#path(words[0] ?? ''), this.#path(words[1] ?? ''));
    else if (program === 'npx' && words[0] === 'cardwright') {
      const { out, err, ...ended } = await this.#cardwright(words.slice(1));
      const output = err + out;
      expect({ line, exit: ended.exit, output }).toEqual({ line, exit, output });
      return output;
    } else throw new Error(`Nobody can run "${line}".`);
    return '';
  }

  #cardwright(args: readonly string[]): Promise<Ended> {
    return this.#language === 'en'
      ? cardwright(args, this.#folder, { CARDWRIGHT_UI: 'en' })
      : runHere([...args, '--ui', this.#language], this.#folder);
  }

  #edit(file: string, change: (text: string) => string): void {
    writeFileSync(this.#path(file), change(readFileSync(this.#path(file), 'utf8')));
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }
}

/** Words as a shell splits them; double quotes keep spaces. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|\S+/gu)].map(([whole, quoted]) => quoted ?? whole);
}

function replaceOnce(text: string, { before, after }: Place): string {
  expect(text.split(before), `these lines, once:\n${before}`).toHaveLength(2);
  return text.replace(before, () => after);
}

/** Lines as they stand, but a line `…` for any lines or none. */
function asPattern(output: string): RegExp {
  const lines = output
    .split('\n')
    .map((line) => (line === '…' ? '(?:.*\\n)*?' : `${escaped(line)}\\n`));
  return new RegExp(`^${lines.join('')}$`, 'u');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
}
