/** A position while it is edited: as text, and on the board. */
import { computed, signal } from '@preact/signals';
import type { TableLayout } from '../../../print/in-page.ts';
import type { PositionFields } from '../../../engine/index.ts';
import type { Answer, Asked, Playable, TableView } from '../../table/view.ts';
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
  const { position, fields } = answer;
  return new PositionEditor({ layout, position, fields }, async (edited) => {
    const tried = await ask({ do: 'try', position: edited }).catch(() => null);
    if (tried === null) return null;
    if ('refused' in tried) return tried.refused;
    return 'playable' in tried ? tried.playable : null;
  });
}

/** Why a position cannot be played from, or what it would be; null where the rules are lost. */
type TryPosition = (position: EditedPosition) => Promise<string | Playable | null>;

export interface EditedGame {
  readonly layout: TableLayout | null;
  readonly position: EditedPosition;
  readonly fields: PositionFields;
}

export class PositionEditor {
  readonly text = signal('');
  /** The square whose piece goes to the next one that is pointed at. */
  readonly held = signal<string | null>(null);
  /** What the next square that is pointed at gets; empty: nothing. */
  readonly adding = signal('');
  readonly fault = signal('');
  /** What a game from here would be; null while nobody knows. */
  readonly playable = signal<Playable | null>(null);
  /** What the position may hold, as far as the rules have said it. */
  readonly fields = signal<PositionFields['fields']>([]);
  /** Keys that follow from others: they are rewritten when others were changed by eye. */
  #follows: readonly string[];
  readonly #layout: TableLayout | null;
  readonly #try: TryPosition;

  constructor({ layout, position, fields }: EditedGame, tries: TryPosition) {
    this.#layout = layout;
    this.#try = tries;
    this.fields.value = fields.fields;
    this.#follows = Object.keys(fields.follows);
    this.text.value = writtenPosition(position);
    void this.#judge(false);
  }

  /** Null while the text is none. */
  readonly position = computed(() => readPosition(this.text.value));

  /** What a viewer sees, with this position in place of the one that is played. */
  shownIn(view: TableView): TableView {
    return { ...view, seen: this.position.value ?? {}, moves: [] };
  }

  write(text: string): void {
    this.text.value = text;
    void this.#judge(false);
  }

  /** A step by eye: what followed from the position before is left to the rules. */
  change(step: (position: EditedPosition) => EditedPosition): void {
    const position = this.position.peek();
    if (position === null) return;
    const said = Object.entries(step(position)).filter(([key]) => !this.#follows.includes(key));
    this.text.value = writtenPosition(Object.fromEntries(said));
    void this.#judge(true);
  }

  /** Writes all that the rules know of it in place of short forms and of what is missing. */
  writeWhole(): void {
    const { whole } = this.playable.peek() ?? {};
    if (whole !== undefined) this.write(writtenPosition(whole));
  }

  /** Somebody pointed at a square; whether something lies there. */
  point(square: string, isTaken: boolean): void {
    const position = this.position.peek();
    const layout = this.#layout;
    if (position === null || layout === null) return;
    const [held, adding] = [this.held.peek(), this.adding.peek()];
    if (adding !== '') {
      this.adding.value = '';
      this.change(() => addPiece(layout, position, square, adding));
    } else if (held === null) {
      if (isTaken) this.held.value = square;
    } else {
      this.held.value = null;
      if (held !== square) this.change(() => movePiece(layout, position, held, square));
    }
  }

  /** Nothing is held, and nothing is added. */
  letGo(): void {
    this.held.value = null;
    this.adding.value = '';
  }

  /** Takes the piece off the board that is held. */
  remove(): void {
    const [held, position, layout] = [this.held.peek(), this.position.peek(), this.#layout];
    if (held === null || position === null || layout === null) return;
    this.held.value = null;
    this.change(() => removePiece(layout, position, held));
  }

  async #judge(completes: boolean): Promise<void> {
    const position = this.position.peek();
    const tried = position === null ? '' : await this.#try(position);
    if (position !== this.position.peek()) return;
    this.fault.value = typeof tried === 'string' ? tried : '';
    this.playable.value = typeof tried === 'string' ? null : tried;
    if (tried === null || typeof tried === 'string') return;
    const { fields, follows } = tried.fields;
    this.fields.value = fields;
    this.#follows = Object.keys(follows);
    if (completes && position !== null && Object.keys(follows).some((key) => !(key in position)))
      this.text.value = writtenPosition({ ...position, ...follows });
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
