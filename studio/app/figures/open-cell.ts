/** The cell that is being typed into. Rows that move meanwhile would put it into another component. */
export class OpenCell {
  #isChanged: (() => boolean) | null = null;
  #written: Promise<void> = Promise.resolve();
  #settle: () => void = () => undefined;

  get isOpen(): boolean {
    return this.#isChanged !== null;
  }

  /** Whether something was typed that would be lost with the page. */
  get isChanged(): boolean {
    return this.#isChanged?.() ?? false;
  }

  /** Until the grid has handed over what is being typed. */
  get written(): Promise<void> {
    return this.#written;
  }

  /** Also when its field is drawn again. */
  open(isChanged: () => boolean): void {
    if (!this.isOpen) {
      this.#written = new Promise((resolve) => {
        this.#settle = resolve;
      });
    }
    this.#isChanged = isChanged;
  }

  close(): void {
    this.#isChanged = null;
    // The grid hands over what was typed in a task of its own, which it has asked for already.
    setTimeout(this.#settle, 0);
  }
}
