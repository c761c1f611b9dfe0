/** What the page of play shows and does, without its looks. */
import { signal } from '@preact/signals';
import type { KeptScenario, PlayableGame, PlayWords } from '../../protocol/play.ts';
import { GameModel } from '../game-model.ts';
import { sharedPart } from '../server.ts';
import { unpacked } from '../table/shared-text.ts';
import { TableModel } from '../table/model.ts';
import { filled } from '../words.ts';

const RULES = '/play/rules.js';

export class PlayModel extends GameModel<PlayWords> {
  readonly table = signal<TableModel | null>(null);
  /** Where a new game begins when the game is another by now than the one that is played; null before that. */
  readonly next = signal<TableModel | null>(null);
  /** Why nothing can be played. */
  readonly missing = signal('');

  protected override async begin(): Promise<void> {
    const table = await this.#open(null);
    const shared = sharedPart('game');
    const save = table === null ? null : await this.#saved(shared);
    const why = save === null ? null : await table?.load(save, ['human', 'human']);
    if (why != null) this.#notOpened(why);
    this.table.value = table;
  }

  /** A game that somebody shared, or one of the run that the page of balance shows; null for none. */
  async #saved(shared: string | null): Promise<string | null> {
    if (shared !== null) return unpacked(shared);
    const asked = new URLSearchParams(location.search);
    if (!asked.has('run')) return null;
    const found = await this.api.find<{ readonly save: string }>(
      `balance-game?${asked.toString()}`,
    );
    return found?.save ?? null;
  }

  /** A match that has begun goes on as it began; the next one is played by the new game. */
  protected override async renew(): Promise<void> {
    const before = this.table.peek();
    const next = await this.#open(before?.game.locale ?? null);
    await Promise.all([before?.entering, this.next.peek()?.entering]);
    // Somebody may have begun the next one meanwhile, or gone on in another language.
    if (before !== this.table.peek()) return this.renew();
    if (next === null) return;
    if (!isPlayed(before)) return this.#show(next);
    this.next.peek()?.stop();
    this.next.value = next;
  }

  /** A game has begun at this table: the match that was on before is over. */
  begun(table: TableModel): void {
    if (this.table.peek() !== table) this.#show(table);
  }

  /** In place of the table that was there, and of the next one. */
  #show(table: TableModel): void {
    const before = this.table.peek();
    if (before !== null) table.pause.value = before.pause.peek();
    for (const other of [before, this.next.peek()]) if (other !== table) other?.stop();
    this.table.value = table;
    this.next.value = null;
  }

  /** Goes on in another language of the game. */
  async speak(locale: string): Promise<void> {
    const before = this.table.peek();
    await before?.entering;
    const save = before?.view.peek() == null ? null : await before.save();
    const seats = before?.view.peek()?.seats.map(({ sitter }) => sitter) ?? [];
    const table = await this.#open(locale);
    if (table === null) return;
    const why = save === null ? null : await table.load(save, seats);
    if (why !== null) {
      // By other rules the match may not be possible: then it goes on as it was.
      table.stop();
      return this.#notOpened(why);
    }
    // Somebody may have begun another one meanwhile.
    if (before !== this.table.peek()) {
      table.stop();
      return this.speak(locale);
    }
    this.#show(table);
  }

  #notOpened(why: string): void {
    this.notice.value = filled(this.words.notOpened, { why });
  }

  keepScenario(id: string, title: string, position: object): Promise<KeptScenario> {
    return this.api.post('scenario', { id, title, position });
  }

  async #open(locale: string | null): Promise<TableModel | null> {
    const asked = locale === null ? '' : `?lang=${encodeURIComponent(locale)}`;
    const found = await this.api.find<PlayableGame>(`played-game${asked}`);
    this.missing.value = found?.isNow === true ? '' : this.words.unplayable;
    if (found === null) return null;
    const table = new TableModel(found.game, this.words, RULES);
    table.cannotBegin.value = this.missing.peek();
    return table;
  }
}

function isPlayed(table: TableModel | null): boolean {
  return table !== null && table.view.peek() !== null;
}
