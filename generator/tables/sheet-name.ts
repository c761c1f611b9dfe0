/** The sheet of a workbook that has the components of a kind. */

/** Letters that Excel allows in a name. */
const LONGEST = 31;

/** Excel keeps the name for itself. */
const RESERVED = 'history';

/** The kind, as far as a sheet can be named after it. */
export function sheetNameOf(kind: string): string {
  return kind === RESERVED ? `${RESERVED}-table` : kind.slice(0, LONGEST);
}
