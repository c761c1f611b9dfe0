/** The page of decks, with the server behind it. */
import { signal } from '@preact/signals';
import { loadDiagnosticWords, isLanguage, setLanguage } from '../../../diagnostics/index.ts';
import type { Deck } from '../../../engine/construction/index.ts';
import { DeckBench, type DeckData, type DeckGame } from '../../../generator/in-page.ts';
import type {
  DeckFile,
  DeckWords,
  Front,
  FrontSheet,
  FrontSheets,
  OpenDeck,
} from '../../protocol/decks.ts';
import type { PageStart } from '../../protocol/start.ts';
import type { EditAnswer } from '../../protocol/state.ts';
import { GameModel } from '../game-model.ts';
import type { StudioApi } from '../server.ts';
import { filled } from '../words.ts';
import { rulesIn } from './fronts.tsx';
import type { DeckHost } from './host.ts';
import { emptyDeck, freeId } from './new-deck.ts';
import { DeckSession } from './session.ts';

export class DecksModel extends GameModel<DeckWords> implements DeckHost {
  readonly decks = signal<readonly DeckFile[]>([]);
  readonly file = signal<string | null>(null);
  /** Whether there are rules by which decks are judged; those that were read last stay on the bench. */
  readonly hasRules = signal(true);
  readonly session: DeckSession;
  locales: readonly string[] = [];
  /** What is known to be in the file that is open. */
  #saved: DeckData | null = null;
  /** Steps that were sent, one after the other. */
  #sending: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The file that was asked for last: answers for others may come later. Null for the usual one. */
  #wanted: string | null = null;
  #game = '';

  constructor(api: StudioApi, start: PageStart<DeckWords>) {
    super(api, start);
    this.session = new DeckSession(this);
  }

  override get isPending(): boolean {
    return this.#waiting > 0;
  }

  /** Of the last step that was made here, whether it is written yet or not. */
  override async turn(way: 'undo' | 'redo'): Promise<void> {
    await this.#sending;
    await super.turn(way);
  }

  protected override async begin(): Promise<void> {
    const language = document.documentElement.lang;
    if (isLanguage(language)) setLanguage(language);
    await loadDiagnosticWords();
    this.decks.value = (await this.api.find<DeckFile[]>('decks')) ?? [];
    await this.#fetch(new URLSearchParams(location.search).get('file') ?? this.#usual);
  }

  get #usual(): string | null {
    return this.decks.value.find(({ isProof }) => !isProof)?.file ?? null;
  }

  /** Whether the deck that is open is no longer there: it is exchanged for no other without a word. */
  get isGone(): boolean {
    return !this.decks.value.some(({ file }) => file === this.file.value);
  }

  protected override async renew(): Promise<void> {
    // What was typed since is not there yet.
    if (this.#waiting > 0) return;
    const decks = await this.api.find<DeckFile[]>('decks');
    // While game.yaml cannot be read, what is shown stays: somebody may be in the middle of something.
    if (decks === null) return;
    this.decks.value = decks;
    this.session.looks.value += 1;
    this.#fronts.clear();
    await this.#fetch(this.#wanted ?? this.#usual);
  }

  async open(file: string): Promise<void> {
    this.notice.value = null;
    await this.#fetch(file);
  }

  async #fetch(file: string | null): Promise<void> {
    this.#wanted = file;
    const [game, samples, open] = await Promise.all([
      this.api.find<DeckGame>('deck-game'),
      this.api.get<Deck[]>('deck-samples'),
      file === null
        ? null
        : this.api.find<OpenDeck>(`deck?${new URLSearchParams({ file }).toString()}`),
    ]);
    if (this.#waiting > 0 || file !== this.#wanted) return;
    this.hasRules.value = game !== null;
    const known = JSON.stringify([game, samples]);
    if (game !== null && known !== this.#game) {
      this.#game = known;
      this.session.bench.value = new DeckBench(game, samples);
      if (this.locales.length === 0) await this.#begin(game);
    }
    this.#show(file);
    this.#saved = open?.data ?? null;
    this.session.open(file?.replace(/^.*\/|\.[^.]*$/g, '') ?? '', this.#saved);
  }

  /** Loaded again, the page shows the same deck. */
  #show(file: string | null): void {
    this.file.value = file;
    const asked = file === null ? '' : `?${new URLSearchParams({ file }).toString()}`;
    history.replaceState(null, '', location.pathname + asked);
  }

  async #begin(game: DeckGame): Promise<void> {
    this.locales = this.state.value?.locales ?? [game.locale];
    const own = this.locales.find((locale) => locale === document.documentElement.lang);
    this.session.locale.value = own ?? game.locale;
  }

  async sheets(locale: string): Promise<readonly FrontSheet[]> {
    const asked = new URLSearchParams({ locale }).toString();
    return (await this.api.get<FrontSheets>(`front-sheets?${asked}`)).sheets;
  }

  readonly #fronts = new Map<string, Front | null>();
  #fonts = new Set<string>();

  async fronts(locale: string, cards: readonly string[]) {
    const missing = cards.filter((card) => !this.#fronts.has(`${locale} ${card}`));
    if (missing.length > 0) {
      const asked = { locale, cards: missing };
      const found = await this.api.post<{ fronts: Front[]; fonts: string }>('fronts', asked);
      for (const card of missing) this.#fronts.set(`${locale} ${card}`, null);
      for (const front of found.fronts) this.#fronts.set(`${locale} ${front.card ?? ''}`, front);
      this.#fonts = new Set([...this.#fonts, ...rulesIn(found.fonts)]);
    }
    const fronts = cards.map((card) => this.#fronts.get(`${locale} ${card}`) ?? null);
    return { fronts: fronts.filter((one) => one !== null), fonts: [...this.#fonts].join('\n') };
  }

  save(label: string, data: DeckData): void {
    const file = this.file.value;
    if (file !== null) this.#send({ label, file, data });
  }

  create(label: string, name: string, data: DeckData): void {
    const taken = new Set(this.decks.value.map(({ file }) => file));
    const id = freeId(name, (one) => taken.has(`decks/${one}.yaml`));
    const { id: _, ...others } = data;
    const file = `decks/${id}.yaml`;
    const made = { id, ...others };
    const before = this.#wanted;
    this.#wanted = file;
    this.#show(file);
    this.#saved = null;
    this.session.open(id, made);
    this.#send({ label, file, data: made }, { refused: before });
  }

  newDeck(name: string): void {
    const { game } = this.session.bench.value ?? {};
    if (game === undefined) return;
    this.create(filled(this.words.newStep, { deck: name }), name, emptyDeck(game, name));
  }

  copyDeck(name: string): void {
    const data = this.session.data.value;
    if (data === null) return;
    const { expect: _, ...kept } = data;
    this.create(filled(this.words.newStep, { deck: name }), name, { ...kept, name });
  }

  removeDeck(): void {
    const file = this.file.value;
    const label = filled(this.words.removeStep, { deck: this.session.title });
    if (file !== null) this.#send({ label: label.slice(0, 200), file, data: null }, { done: null });
  }

  /** `next`: what is wanted in the place of the file when the step is done, or is not. */
  #send(
    step: { label: string; file: string; data: DeckData | null },
    next: { readonly done?: null; readonly refused?: string | null } = {},
  ): void {
    const was = this.#saved;
    this.#saved = step.data;
    this.#waiting += 1;
    const send = async (): Promise<void> => {
      try {
        const answer = await this.api.post<EditAnswer>('deck', { ...step, was });
        this.heed(answer.refused);
        this.#goOn(step.file, answer.refused.length === 0 ? next.done : next.refused);
        this.accept(answer.state);
      } finally {
        this.#waiting -= 1;
      }
      if (this.#waiting === 0) await this.renewal.ask();
    };
    this.#sending = this.#sending.then(send).catch(() => {
      this.#goOn(step.file, next.refused);
      this.fail();
    });
  }

  #goOn(file: string, next: string | null | undefined): void {
    if (next !== undefined && file === this.#wanted) this.#wanted = next;
  }
}
