/** Cells of a spreadsheet as text. */

export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\n');
}

export function rounded(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : value.toFixed(4);
}

/** Of what was not played there is no number. A cell that begins like a formula would be one in a spreadsheet. */
function cell(value: string | number): string {
  if (Number.isNaN(value)) return '';
  const text = typeof value === 'number' ? String(value) : value.replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
