/** The page of layouts without its looks: which card is shown, and what is written into its style sheets. */
import { computed, signal } from '@preact/signals';
import type { Findings } from '../../../print/in-page.ts';
import type { Front, FrontSheet, FrontSheets } from '../../protocol/decks.ts';
import {
  lengthOf,
  type BoxSide,
  type FoundIcon,
  type LayoutProperties,
  type LayoutWords,
  type ShownIcon,
} from '../../protocol/layout.ts';
import type { EditAnswer } from '../../protocol/state.ts';
import { GameModel } from '../game-model.ts';
import type { Contrasts } from './contrast.ts';
import { sidesOf, type Sides } from './sides.ts';

/** Milliseconds between a key and the next of the same move. */
const PAUSE = 400;

export class LayoutModel extends GameModel<LayoutWords> {
  readonly sheets = signal<readonly FrontSheet[]>([]);
  readonly sheet = signal<FrontSheet | null>(null);
  /** Of all cards, in the language that is shown. */
  readonly names = signal<Readonly<Record<string, string>>>({});
  readonly card = signal('');
  readonly locale = signal('');
  readonly zoom = signal(2);
  /** Whether what may be cut away is shown, and how far text stays from the cut. */
  readonly guides = signal(false);
  /** Names of the boxes that are on the card. */
  readonly present = signal<ReadonlySet<string>>(new Set());
  readonly properties = signal<LayoutProperties | null>(null);
  readonly front = signal<{ readonly front: Front; readonly fonts: string } | null>(null);
  /** Grows when style sheets may be others. */
  readonly looks = signal(0);
  readonly findings = signal<Findings | null>(null);
  readonly contrasts = signal<Contrasts | null>(null);
  /** Of boxes that are being moved, the sides that are others by it: of the rest others may write. */
  readonly moving = signal<Readonly<Record<string, Sides>>>({});
  /** By box that is being moved: where it was when that began. */
  #from: Readonly<Record<string, Sides>> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last step that was begun: each follows on what the one before has written. */
  #written: Promise<void> = Promise.resolve();
  #asked = 0;
  /** Of all that was asked, what is shown: an answer that comes late is older. */
  #answered = 0;

  readonly boxes = computed((): Readonly<Record<string, Sides>> => {
    const { value: moving } = this.moving;
    const written = Object.entries(this.properties.value?.boxes ?? {});
    return Object.fromEntries(
      written.map(([box, sides]): [string, Sides] => [box, { ...sides, ...moving[box] }]),
    );
  });

  /** The beginnings of texts with which something is wrong, without spaces. */
  readonly troubled = computed((): readonly string[] => {
    const { overflows = [], small = [], unsafe = [] } = this.findings.value ?? {};
    const { low = [] } = this.contrasts.value ?? {};
    return [overflows, small, unsafe, low].flat().map(({ text }) => text.replaceAll(/\s+/g, ''));
  });

  /** Whether the card that is shown is no longer on its sheet, or its sheet no longer there. */
  readonly isGone = computed((): boolean => {
    const sheet = this.sheets.value.find(({ id }) => id === this.sheet.value?.id);
    return this.card.value !== '' && sheet?.cards.includes(this.card.value) !== true;
  });

  override get isPending(): boolean {
    return Object.keys(this.moving.value).length > 0;
  }

  override hurry(): void {
    clearTimeout(this.#timer);
    if (this.isPending) void this.write();
  }

  /** Until all that was moved is written: into the sheet that it was moved on, and before anything is taken back. */
  async #settle(): Promise<void> {
    this.hurry();
    await this.#written;
  }

  override async turn(way: 'undo' | 'redo'): Promise<void> {
    await this.#settle();
    await super.turn(way);
  }

  protected override async begin(): Promise<void> {
    const asked = new URLSearchParams(location.search);
    await this.#fetchSheets();
    const sheets = this.sheets.value;
    const wanted = asked.get('sheet') ?? (await this.#movable());
    const sheet = sheets.find(({ id }) => id === wanted) ?? sheets[0] ?? null;
    const card = asked.get('card');
    await this.open(
      sheet,
      sheet?.cards.find((id) => id === card),
    );
  }

  /** The first sheet with boxes that can be moved. */
  async #movable(): Promise<string | undefined> {
    return (await this.api.get<{ sheets: string[] }>('layout-movable')).sheets[0];
  }

  async #fetchSheets(): Promise<void> {
    const asked = new URLSearchParams({ locale: this.locale.value }).toString();
    const found = await this.api.get<FrontSheets>(`front-sheets?${asked}`);
    this.sheets.value = found.sheets;
    this.names.value = found.names;
    this.locale.value = found.locale;
    const id = this.sheet.value?.id;
    this.sheet.value = found.sheets.find((one) => one.id === id) ?? this.sheet.value;
  }

  async open(sheet: FrontSheet | null, card = sheet?.cards[0] ?? ''): Promise<void> {
    await this.#settle();
    this.sheet.value = sheet;
    this.card.value = card;
    await this.#fetch();
  }

  /** The card `by` places farther on its sheet; null at the ends. */
  beside(by: number): string | null {
    const cards = this.sheet.value?.cards ?? [];
    return cards[cards.indexOf(this.card.value) + by] ?? null;
  }

  async speak(locale: string): Promise<void> {
    await this.#settle();
    this.locale.value = locale;
    await this.#fetchSheets();
    await this.#fetch();
  }

  protected override async renew(): Promise<void> {
    // Of a game that could not be read when the page was opened.
    if (this.sheet.value === null) await this.begin();
    else {
      await this.#fetchSheets();
      await this.#fetch();
    }
    this.looks.value += 1;
  }

  async #fetch(): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const sheet = this.sheet.value?.id ?? '';
    const asked = { locale: this.locale.value, cards: [this.card.value] };
    const query = new URLSearchParams({ sheet }).toString();
    const [properties, { fronts, fonts }] = await Promise.all([
      this.api.find<LayoutProperties>(
        `layout?${query}&card=${encodeURIComponent(this.card.value)}`,
      ),
      this.api.post<{ fronts: Front[]; fonts: string }>('fronts', asked),
    ]);
    if (turn < this.#answered) return;
    this.#answered = turn;
    this.properties.value = properties ?? this.properties.value;
    const [front] = fronts;
    this.front.value = front === undefined ? null : { front, fonts };
  }

  /** Shows a box with other sides than it had. */
  show(box: string, from: Sides, to: Sides): void {
    if (this.moving.value[box] === undefined) this.#from = { ...this.#from, [box]: from };
    const before = this.moving.value[box] ?? {};
    const others = sidesOf(to).filter(
      ([side, mm]) => mm !== from[side] || before[side] !== undefined,
    );
    this.moving.value = { ...this.moving.value, [box]: Object.fromEntries(others) };
  }

  /** Shows it, and writes it after a pause, or at once. */
  move(box: string, from: Sides, to: Sides, isDone: boolean): void {
    this.show(box, from, to);
    clearTimeout(this.#timer);
    if (isDone) void this.write();
    else this.#timer = setTimeout(() => void this.write(), PAUSE);
  }

  /** Nothing is written before it is dropped. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  write(): Promise<void> {
    this.#written = this.#written.then(() => this.#write()).catch(() => this.fail());
    return this.#written;
  }

  async #write(): Promise<void> {
    // What others have written there meanwhile is theirs: the step is refused then.
    const before = this.#from;
    const { value: moved } = this.moving;
    const set: Record<string, { was: string; value: string }> = {};
    for (const [box, sides] of Object.entries(moved)) {
      for (const [side, mm] of Object.entries(sides)) {
        const was = before[box]?.[side as BoxSide];
        if (was === undefined || lengthOf(was) === lengthOf(mm)) continue;
        set[`--${box}-${side}`] = { was: lengthOf(was), value: lengthOf(mm) };
      }
    }
    try {
      await this.set(set);
    } finally {
      this.#from = this.properties.value?.boxes ?? {};
      // What was moved on meanwhile is another step.
      this.moving.value = Object.fromEntries(
        Object.entries(this.moving.value).filter(([box, sides]) => sides !== moved[box]),
      );
    }
  }

  async set(set: Readonly<Record<string, { was: string; value: string }>>): Promise<void> {
    const sheet = this.sheet.value?.id;
    if (sheet === undefined || Object.keys(set).length === 0) return;
    await this.take(await this.api.post<EditAnswer>('layout', { sheet, set }));
  }

  /** Puts another icon in the place of one. */
  async setIcon({ place, icon }: ShownIcon, next: string): Promise<void> {
    const asked = { sheet: this.sheet.value?.id ?? '', card: this.card.value, place, was: icon };
    await this.take(await this.api.post<EditAnswer>('layout-icon', { ...asked, value: next }));
  }

  /** Icons whose names have all these words. */
  async findIcons(words: string): Promise<FoundIcon[]> {
    const asked = new URLSearchParams({ words }).toString();
    return (await this.api.get<{ icons: FoundIcon[] }>(`layout-icons?${asked}`)).icons;
  }
}
