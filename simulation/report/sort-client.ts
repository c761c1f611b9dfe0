/** Sorts tables by their headings. Runs inside the page: it must not use anything from outside itself. */
export function sortTables(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('thead button')) {
    button.addEventListener('click', () => {
      const head = button.closest('th');
      const body = button.closest('table')?.tBodies[0];
      if (head === null || body === undefined) return;
      const column = head.cellIndex;
      const down = head.getAttribute('aria-sort') === 'descending';
      for (const other of head.parentElement?.children ?? []) {
        if (other.hasAttribute('aria-sort')) other.setAttribute('aria-sort', 'none');
      }
      head.setAttribute('aria-sort', down ? 'ascending' : 'descending');
      const sign = down ? 1 : -1;
      const keyed = [...body.rows].map((row) => {
        const key = row.cells[column]?.dataset['sort'] ?? '';
        return { row, key, number: key === '' ? Number.NaN : Number(key) };
      });
      keyed.sort((one, other) => {
        // What is not known comes last, whichever way.
        if (one.key === '' || other.key === '')
          return Number(one.key === '') - Number(other.key === '');
        const isNumber = !Number.isNaN(one.number) && !Number.isNaN(other.number);
        return sign * (isNumber ? one.number - other.number : one.key.localeCompare(other.key));
      });
      body.append(...keyed.map(({ row }) => row));
    });
  }
}
