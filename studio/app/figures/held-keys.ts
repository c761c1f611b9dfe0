/**
 * Keys that come while the grid opens or leaves a field. It takes a frame or two for the one and a
 * tenth of a second for the other, and whoever types down a column is quicker: what is typed meanwhile
 * would be lost, or go into the cell that was left. It is held, and given in its order.
 */

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Longer than any page takes: after it, keys are the grid's again whatever became of the field. */
const LONGEST_MS = 3000;

const ALSO_HELD: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Escape', 'Backspace']);

export class HeldKeys {
  readonly #grid: HTMLElement;
  #keys: Key[] = [];
  #field: HTMLInputElement | null = null;
  /** Set while keys are held. */
  #limit: ReturnType<typeof setTimeout> | null = null;

  constructor(grid: HTMLElement) {
    this.#grid = grid;
    grid.addEventListener('beforeeditstart', () => {
      // A double click in a field that is open begins nothing.
      if (this.#field === null) this.hold();
    });
  }

  listen(): () => void {
    const hear = (event: KeyboardEvent): void => this.#hear(event);
    // Before the grid, which listens to the document.
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }

  hold(): void {
    this.#stopLimit();
    this.#limit = setTimeout(() => this.giveTo(null), LONGEST_MS);
  }

  /** The field that is open now; null while there is none, and keys are for the cell. */
  giveTo(field: HTMLInputElement | null): void {
    this.#stopLimit();
    this.#field = field;
    while (this.#limit === null) {
      const key = this.#keys.shift();
      if (key === undefined) return;
      this.#give(key);
    }
  }

  #stopLimit(): void {
    if (this.#limit !== null) clearTimeout(this.#limit);
    this.#limit = null;
  }

  #hear(event: KeyboardEvent): void {
    // Those that are given are not trusted.
    if (this.#limit === null || !event.isTrusted || !isHeld(event) || !this.#isMine(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { key, code, shiftKey } = event;
    this.#keys.push({ key, code, shiftKey });
  }

  /** What is typed into another field of the page is its own. */
  #isMine({ target }: KeyboardEvent): boolean {
    return target === document.body || (target instanceof Node && this.#grid.contains(target));
  }

  #give(key: Key): void {
    if (this.#field !== null && (key.key.length === 1 || key.key === 'Backspace')) {
      put(this.#field, key.key);
      return;
    }
    const target = this.#field ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  }
}

function isHeld({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (isComposing || ctrlKey || metaKey || altKey) return false;
  return key.length === 1 || ALSO_HELD.has(key);
}

function put(field: HTMLInputElement, key: string): void {
  const end = field.selectionEnd ?? field.value.length;
  const start = field.selectionStart ?? end;
  if (key !== 'Backspace') field.setRangeText(key, start, end, 'end');
  else field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
}
