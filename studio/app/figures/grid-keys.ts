/** The grid for whoever has no mouse: an arrow begins in its first cell, Escape leaves its cells, then Tab goes on. */

type KeyGrid = HTMLElement & {
  getFocused(): Promise<unknown>;
  setCellsFocus(
    start: { readonly x: number; readonly y: number },
    end: { readonly x: number; readonly y: number },
  ): Promise<void>;
  clearFocus(): Promise<void>;
};

const BEGINS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowRight', 'Enter']);

export function reachByKeys(grid: KeyGrid): () => void {
  const press = async ({ key, target, isComposing }: KeyboardEvent): Promise<void> => {
    // What is typed into a cell, or into another field of the page, is none of it.
    if (target !== grid || isComposing) return;
    if (key === 'Escape') await grid.clearFocus();
    if (!BEGINS.has(key) || (await grid.getFocused()) !== null) return;
    await grid.setCellsFocus({ x: 0, y: 0 }, { x: 0, y: 0 });
  };
  const hear = (event: KeyboardEvent): void => void press(event);
  grid.addEventListener('keydown', hear);
  return () => grid.removeEventListener('keydown', hear);
}
