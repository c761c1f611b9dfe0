/** Prints what is in the box: its sheets as often as it has them, and its rulebook. */
import type { CheckResult } from '../../generator/index.ts';
import type { Press } from '../press/press.ts';
import { printGame } from '../print-game.ts';
import type { PrintResult } from '../printing.ts';
import type { PrintRequest } from '../request.ts';
import { printRulebook } from '../running-text.ts';
import { boxOf } from './read-box.ts';

export async function printBox(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  const sheets = await printGame(result, { ...request, fromBox: true }, press);
  const hasBook = boxOf(result)?.contents.some(({ rulebook }) => rulebook === true) ?? false;
  const isPaper = request.format?.onPaper ?? true;
  if (!hasBook || !isPaper || sheets.browser !== 'good') return sheets;
  const books = await printRulebook(result, request, press);
  return {
    files: [...sheets.files, ...books.files],
    diagnostics: [...sheets.diagnostics, ...books.diagnostics],
    browser: books.browser,
  };
}
