/** From what was asked for to what prints it. */
import type { CheckedGame } from '../../../../generator/index.ts';
import {
  printBox,
  printChanges,
  printClauses,
  printGame,
  printList,
  printRulebook,
  printTables,
  tabletops,
  type Press,
  type PrintRequest,
  type PrintResult,
} from '../../../../print/index.ts';
import type { PrintAsked } from '../../../protocol/print.ts';

/** Since when only changes are printed. */
const LAST = 'last';

/** Prints what is asked for. */
export function make(
  { what, changed, url }: PrintAsked,
  checked: CheckedGame,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  const table = tabletops.find(({ name }) => name === what);
  if (table !== undefined) {
    const address = url === '' ? {} : { address: url };
    return printTables(checked, { ...request, table, ...address }, press);
  }
  const other = BOOKS[what];
  if (other !== undefined) return other(checked, request, press);
  return changed
    ? printChanges(checked, { ...request, since: LAST }, press)
    : printGame(checked, request, press);
}

const BOOKS: Readonly<Record<string, typeof printGame>> = {
  box: printBox,
  rulebook: printRulebook,
  clauses: printClauses,
  list: printList,
};
