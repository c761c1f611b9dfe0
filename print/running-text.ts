/** Prints of running text, which few ask for: what makes them is loaded when they are. */
import type { CheckResult } from '../generator/index.ts';
import type { Press } from './press/press.ts';
import type { PrintResult } from './printing.ts';
import type { PrintRequest } from './request.ts';
import type { webBooks as makeWebBooks } from './rulebook/web-books.ts';

/** Whether there is anything for players to read. */
export function hasRulebook({ game }: CheckResult): boolean {
  return game !== null && game.files.some(({ role }) => role.role === 'rulebook');
}

export async function printRulebook(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  const rulebook = await import('./rulebook/print-rulebook.ts');
  return rulebook.printRulebook(result, request, press);
}

export async function printClauses(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  const rulebook = await import('./rulebook/print-rulebook.ts');
  return rulebook.printClauses(result, request, press);
}

/** Books for the web; `order` as there. */
export async function webBooks(...given: Parameters<WebBooksOf>): ReturnType<WebBooksOf> {
  const rulebook = await import('./rulebook/web-books.ts');
  return rulebook.webBooks(...given);
}

type WebBooksOf = typeof makeWebBooks;

export async function printList(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  const list = await import('./list/print-list.ts');
  return list.printList(result, request, press);
}
