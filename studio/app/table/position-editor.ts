/** A position while it is edited: as text, and on the board. */
import { computed, signal } from '@preact/signals';
import type { TableLayout } from '../../../print/in-page.ts';
import type { Answer, Asked, TableView } from '../../table/view.ts';
import {
  addPiece,
  type EditedPosition,
  movePiece,
  removePiece,
  writtenPosition,
} from './edit-position.ts';

type Ask = (asked: Asked) => Promise<Answer>;

/** Of a step of the game; null for the present, and where the game is lost. */
export async function editorAt(
  ask: Ask,
  layout: TableLayout | null,
  step: number | null,
): Promise<PositionEditor | null> {
  const answer = await ask({ do: 'position', step }).catch(() => null);
  if (answer === null || !('position' in answer)) return null;
  return new PositionEditor(layout, answer.position, async (position) => {
    const tried = await ask({ do: 'try', position }).catch(() => null);
    return tried !== null && 'refused' in tried ? tried.refused : '';
  });
}

/** Why a position cannot be played from; empty where it can. */
type TryPosition = (position: EditedPosition) => Promise<string>;

export class PositionEditor {
  readonly text = signal('');
  /** The square whose piece goes to the next one that is pointed at. */
  readonly held = signal<string | null>(null);
  /** What the next square that is pointed at gets; empty: nothing. */
  readonly adding = signal('');
  readonly fault = signal('');
  readonly #layout: TableLayout | null;
  readonly #try: TryPosition;

  constructor(layout: TableLayout | null, position: EditedPosition, tries: TryPosition) {
    this.#layout = layout;
    this.#try = tries;
    this.text.value = writtenPosition(position);
  }

  /** Null while the text is none. */
  readonly position = computed(() => readPosition(this.text.value));

  /** What a viewer sees, with this position in place of the one that is played. */
  shownIn(view: TableView): TableView {
    return { ...view, seen: this.position.value ?? {}, moves: [] };
  }

  write(text: string): void {
    this.text.value = text;
    void this.#judge();
  }

  /** Somebody pointed at a square; whether something lies there. */
  point(square: string, isTaken: boolean): void {
    const position = this.position.peek();
    const layout = this.#layout;
    if (position === null || layout === null) return;
    const [held, adding] = [this.held.peek(), this.adding.peek()];
    if (adding !== '') {
      this.adding.value = '';
      this.#take(addPiece(layout, position, square, adding));
    } else if (held === null) {
      if (isTaken) this.held.value = square;
    } else {
      this.held.value = null;
      if (held !== square) this.#take(movePiece(layout, position, held, square));
    }
  }

  /** Takes the piece off the board that is held. */
  remove(): void {
    const [held, position] = [this.held.peek(), this.position.peek()];
    if (held === null || position === null || this.#layout === null) return;
    this.held.value = null;
    this.#take(removePiece(this.#layout, position, held));
  }

  #take(position: EditedPosition): void {
    this.write(writtenPosition(position));
  }

  async #judge(): Promise<void> {
    const position = this.position.peek();
    const fault = position === null ? '' : await this.#try(position);
    if (position === this.position.peek()) this.fault.value = fault;
  }
}

function readPosition(text: string): EditedPosition | null {
  try {
    const read = JSON.parse(text) as unknown;
    const isMapping = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isMapping ? (read as EditedPosition) : null;
  } catch {
    return null;
  }
}
