/**
 * Keys that come while the grid opens or leaves a field, or goes to another cell. It takes a frame or two
 * for the first and a tenth of a second for the others, and whoever types down a column is quicker: what is
 * typed meanwhile would be lost, or go into the cell that was left. It is held, and given in its order.
 */

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Longer than any page takes: after it, keys are the grid's again whatever became of the field. */
const LONGEST_MS = 3000;

/** Longer than the grid waits before it moves; at the edge of the table it does not. */
const LONGEST_MOVE_MS = 300;

const MOVES: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

const ALSO_HELD: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Escape', 'Backspace']);

export class HeldKeys {
  readonly #grid: HTMLElement;
  #keys: Key[] = [];
  #field: HTMLInputElement | null = null;
  /** Set while keys are held. */
  #limit: ReturnType<typeof setTimeout> | null = null;
  /** To other cells, of which the grid has not said yet that they are done. */
  #moves = 0;

  constructor(grid: HTMLElement) {
    this.#grid = grid;
    grid.addEventListener('beforeeditstart', () => {
      // A double click in a field that is open begins nothing.
      if (this.#field === null) this.hold();
    });
    grid.addEventListener('afterfocus', () => {
      if (this.#moves === 0) return;
      this.#moves -= 1;
      if (this.#moves === 0) this.giveTo(null);
    });
  }

  listen(): () => void {
    const hear = (event: KeyboardEvent): void => this.#hear(event);
    // Before the grid, which listens to the document.
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }

  hold(): void {
    this.#moves = 0;
    this.#holdFor(LONGEST_MS);
  }

  #holdFor(milliseconds: number): void {
    this.#stopLimit();
    this.#limit = setTimeout(() => {
      this.#moves = 0;
      this.giveTo(null);
    }, milliseconds);
  }

  #move(): void {
    this.#moves += 1;
    this.#holdFor(LONGEST_MOVE_MS);
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
    if (!event.isTrusted || !this.#isMine(event) || isCommand(event)) return;
    const { key, code, shiftKey } = event;
    const isMove = MOVES.has(key) && !shiftKey;
    // The grid keeps moves that follow each other in their order, but none behind a key that it has not got.
    if (this.#limit !== null && (isMove ? this.#keys.length > 0 : isHeld(key))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#keys.push({ key, code, shiftKey });
    } else if (isMove && this.#field === null && (this.#limit === null || this.#moves > 0)) {
      this.#move();
    }
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
    if (this.#field === null && MOVES.has(key.key)) this.#move();
    const target = this.#field ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  }
}

function isCommand({ ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return isComposing || ctrlKey || metaKey || altKey;
}

function isHeld(key: string): boolean {
  return key.length === 1 || ALSO_HELD.has(key);
}

function put(field: HTMLInputElement, key: string): void {
  const end = field.selectionEnd ?? field.value.length;
  const start = field.selectionStart ?? end;
  if (key !== 'Backspace') field.setRangeText(key, start, end, 'end');
  else field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
}
