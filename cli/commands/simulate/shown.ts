/** A result, as it is asked for: tables, the counts themselves, or shares for a spreadsheet. */
import { resolve } from 'node:path';
import { writeAtomically } from '../../../kernel/index.ts';
import {
  ladderOf,
  playersOf,
  type ClauseUse,
  type SimulationResult,
} from '../../../simulation/index.ts';
import { shownPath } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { clauseLines } from './clauses.ts';
import { resultCsv } from './csv/result.ts';
import type { ShownNames } from './names.ts';
import { tablesCsv } from './csv/tables.ts';
import { resultText } from './text.ts';

export const forms = ['text', 'json', 'csv'] as const;

export interface Wanted {
  readonly format: (typeof forms)[number];
  readonly out?: string;
  /** Which clauses decided, where somebody asked. */
  readonly watched?: ClauseUse | null;
}

/** Prints or writes the result. */
export function finish(
  result: SimulationResult,
  { format, out, watched = null }: Wanted,
  names: ShownNames,
  terminal: Terminal,
): void {
  const text = written(result, format, names, watched);
  if (result.stopped === 'interrupted')
    terminal.remark(say('Interrupted: what follows is of the games that were played.'));
  if (out === undefined) terminal.print(text);
  else writeResult(terminal, out, `${text}\n`);
}

function written(
  result: SimulationResult,
  format: Wanted['format'],
  names: ShownNames,
  clauses: ClauseUse | null,
): string {
  switch (format) {
    case 'json':
      return jsonOf(result, clauses);
    case 'csv':
      return playersOf(result.plan) === 2 ? resultCsv(result, names) : tablesCsv(result, names);
    case 'text':
      return [
        resultText(result, names),
        ...(clauses === null ? [] : [clauseLines(clauses).join('\n')]),
      ].join('\n\n');
  }
}

function jsonOf(result: SimulationResult, clauses: ClauseUse | null): string {
  const ladder = ladderOf(result);
  return JSON.stringify({
    ...result,
    ...(ladder.length > 0 && { ladder }),
    ...(clauses !== null && { clauses }),
  });
}

export function writeResult(terminal: Terminal, out: string, text: string): void {
  const path = resolve(terminal.cwd, out);
  writeFile(terminal, path, text);
}

/** What is written is reported beside the result, which programs may read. `path`: absolute. */
export function writeFile(terminal: Terminal, path: string, text: string): void {
  writeAtomically(path, text);
  if (terminal.quiet !== true)
    terminal.remark(say('{file} written', { file: shownPath(path, terminal) }));
}
