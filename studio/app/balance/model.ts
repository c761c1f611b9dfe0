/** The page of balance: what is to be played, and what is known of it so far. */
import { signal } from '@preact/signals';
import {
  stopsFor,
  USUAL_PLAYERS,
  type BalanceAsked,
  type BalanceChoices,
  type BalanceState,
  type Baseline,
} from '../../protocol/balance.ts';
import type { BalanceWords } from '../../protocol/balance-words.ts';
import { GameModel } from '../game-model.ts';
import { InTurn } from '../in-turn.ts';
import { keyHash } from '../server.ts';

const USUAL: BalanceAsked = {
  against: null,
  decks: [],
  bots: ['greedy'],
  players: USUAL_PLAYERS,
  options: {},
  parts: {},
  mirrors: false,
  games: 400,
  stop: 'games',
  precision: 2,
  seed: 1,
  trusted: '',
};

export class BalanceModel extends GameModel<BalanceWords> {
  /** As they were for the last game that could be simulated; null while there was none. */
  readonly choices = signal<BalanceChoices | null>(null);
  readonly isPlayable = signal(false);
  readonly asked = signal<BalanceAsked>(USUAL);
  readonly balance = signal<BalanceState | null>(null);
  /** What an edit is compared with, as it is chosen. */
  readonly baseline = signal<Baseline['value']>('opened');
  /** The card that somebody came for from the page of figures; empty for none. */
  readonly meant = new URLSearchParams(location.search).get('edit') ?? '';
  readonly #look = new InTurn(async () => {
    this.balance.value = await this.api.get<BalanceState>('balance-state');
  });

  protected override async begin(): Promise<void> {
    await this.renewal.ask();
    const [usual] = this.choices.value?.baselines ?? [];
    if (usual !== undefined) this.baseline.value = usual.value;
  }

  protected override async renew(): Promise<void> {
    await this.#fetchChoices();
    const { baselines = [], players = [this.asked.value.players] } = this.choices.value ?? {};
    const [fewest] = players;
    if (fewest !== undefined && !players.includes(this.asked.value.players))
      this.choosePlayers(fewest);
    // A step that was taken back is none any more.
    if (!baselines.some(({ value }) => value === this.baseline.value)) {
      this.baseline.value = baselines[0]?.value ?? 'opened';
    }
    await this.noticed();
  }

  /** The form stays while a file is half written: somebody may be at one of its fields. */
  async #fetchChoices(): Promise<void> {
    const found = await this.api.find<BalanceChoices>('balance-choices');
    this.isPlayable.value = found !== null;
    if (found !== null) this.choices.value = found;
  }

  protected override noticed(): Promise<void> {
    return this.#look.ask();
  }

  choose(part: Partial<BalanceAsked>): void {
    this.asked.value = { ...this.asked.value, ...part };
  }

  /** What is even between two says nothing of more. */
  choosePlayers(players: number): void {
    const { stop } = this.asked.value;
    this.choose({ players, stop: stopsFor(players).includes(stop) ? stop : 'games' });
  }

  /** Puts a name on a list, or takes it off. */
  toggle(list: 'decks' | 'bots', name: string): void {
    const now = this.asked.value[list];
    const next = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
    this.choose({ [list]: next });
  }

  async play(against: BalanceAsked['against']): Promise<void> {
    this.balance.value = await this.api.post<BalanceState>('balance', {
      ...this.asked.value,
      against,
    });
    if (this.choices.value?.trust !== null) {
      await this.#fetchChoices();
    }
  }

  async stop(): Promise<void> {
    this.balance.value = await this.api.post<BalanceState>('balance-stop', {});
  }

  /** Opens it in a window of its own, where one may be opened. */
  async report(): Promise<void> {
    const opened = open('', '_blank');
    const { address } = await this.api
      .post<{ readonly address: string }>('balance-report', {})
      .catch((error: unknown) => {
        // A window without a report says nothing.
        opened?.close();
        throw error;
      });
    if (opened === null) location.href = address;
    else opened.location.href = address;
  }

  /** Where the page of play shows a game of the run. */
  gameLink(ref: string): string {
    const asked = new URLSearchParams({ run: String(this.balance.value?.run ?? 0), game: ref });
    return `/play?${asked.toString()}${keyHash()}`;
  }
}

/** What every part of the page is given. */
export interface Part {
  readonly model: BalanceModel;
}
