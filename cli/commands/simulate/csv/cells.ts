/** Cells of a spreadsheet as text. */

export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\n');
}

export function rounded(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(4);
}

/** A cell that begins like a formula would be one in a spreadsheet. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
