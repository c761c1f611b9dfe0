/** Executes the steps of a page in a folder, with the real command. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { packageRoot } from '../../generator/package-root.ts';
import type { Place, Step } from './page.ts';

const COMMAND = join(packageRoot(), 'bin', 'cardwright.js');

/** A reader with a terminal, who does what a page says. */
export class Reader {
  /** Where the terminal stands. */
  #folder: string;
  /** What the last commands printed. */
  #output = '';

  constructor(folder: string) {
    this.#folder = folder;
  }

  follow(step: Step): void {
    switch (step.do) {
      case 'run':
        this.#output = step.commands.map((command) => this.#run(command, step.exit)).join('');
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
        writeFileSync(this.#path(step.file), step.text);
        break;
    }
  }

  #run(line: string, exit: number): string {
    const [program = '', ...words] = wordsOf(line);
    if (program === 'cd') this.#folder = this.#path(words[0] ?? '');
    else if (program === 'mv') renameSync(this.#path(words[0] ?? ''), this.#path(words[1] ?? ''));
    else if (program === 'npx' && words[0] === 'cardwright') return this.#cardwright(words, exit);
    else throw new Error(`Nobody can run "${line}".`);
    return '';
  }

  #cardwright([, ...args]: readonly string[], exit: number): string {
    const ran = spawnSync(process.execPath, [COMMAND, ...args], {
      cwd: this.#folder,
      encoding: 'utf8',
    });
    const output = ran.stderr + ran.stdout;
    expect({ args, exit: ran.status, output }).toEqual({ args, exit, output });
    return output;
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
