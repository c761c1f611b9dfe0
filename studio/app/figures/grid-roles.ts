/** What the grid's parts are to screen readers: RevoGrid leaves that to whoever uses it. */

/** What scrolls, and its bar. */
const [ROWS, BAR] = ['.vertical-inner', 'revogr-scroll-virtual'];

/** Repeated when the grid redraws its parts. Ends when it is called. */
export function describeGrid(grid: HTMLElement, label: string): () => void {
  const describe = (): void => {
    set(grid, 'role', 'grid');
    set(grid, 'aria-label', label);
    // The field of a cell lies over the grid; to a reader it is a cell of a row.
    for (const row of grid.querySelectorAll('.rgRow, .header-rgRow, revogr-edit')) {
      set(row, 'role', 'row');
      for (let at = row.parentElement; at !== null && at !== grid; at = at.parentElement) {
        set(at, 'role', at.matches(ROWS) ? 'rowgroup' : 'presentation');
      }
    }
    // Browsers let Tab stop at what scrolls; arrows of the grid scroll it.
    for (const part of grid.querySelectorAll(`${ROWS}, ${BAR}`)) set(part, 'tabindex', '-1');
    for (const bar of grid.querySelectorAll(BAR)) set(bar, 'aria-hidden', 'true');
    for (const cell of grid.querySelectorAll('.rgHeaderCell')) set(cell, 'role', 'columnheader');
    for (const cell of grid.querySelectorAll('.rgCell')) set(cell, 'role', 'gridcell');
    for (const cell of grid.querySelectorAll('revogr-edit > *')) set(cell, 'role', 'gridcell');
  };
  const observer = new MutationObserver(describe);
  observer.observe(grid, { childList: true, subtree: true });
  describe();
  return () => observer.disconnect();
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
