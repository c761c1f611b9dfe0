/** What every page knows of its game, and what it can do with it. */
import { signal } from '@preact/signals';
import type { PageStart } from '../protocol/start.ts';
import type { EditAnswer, ShownProblem, StudioState } from '../protocol/state.ts';
import { InTurn } from './in-turn.ts';
import { WrongKey, type StudioApi } from './server.ts';
import { filled } from './words.ts';

/** Milliseconds between two attempts to fetch what a request that failed left unknown. */
const PAUSE = 5000;

export abstract class GameModel<Words extends object = object> {
  readonly start: PageStart<Words>;
  readonly words: PageStart<Words>['words'];
  readonly state = signal<StudioState | null>(null);
  /** Why nothing can be done any more; null while the server answers. */
  readonly lost = signal<string | null>(null);
  /** Whether the server could not do what was asked last. */
  readonly failed = signal(false);
  /** Why something was not done. */
  readonly notice = signal<string | null>(null);
  protected readonly api: StudioApi;
  /** Two saves that follow each other: what the first one made never comes last. */
  protected readonly renewal = new InTurn(() => this.renew());

  constructor(api: StudioApi, start: PageStart<Words>) {
    this.api = api;
    this.start = start;
    this.words = start.words;
  }

  /** Whether something that was done here is still on its way: with the page it would be lost. */
  get isPending(): boolean {
    return false;
  }

  /** Sends at once what waits for a pause. */
  hurry(): void {}

  /** Whether something that was done here is not written. */
  get isUnwritten(): boolean {
    return this.failed.value || this.isPending;
  }

  /** Follows the game until the server ends. */
  async run(): Promise<void> {
    try {
      this.state.value = await this.api.state();
      await this.begin();
      await this.api.listen(
        () => void this.#renew(),
        (address) => address === this.start.address && void this.noticed(),
      );
    } catch (error) {
      this.lost.value = error instanceof WrongKey ? this.words.noAccess : null;
    }
    this.lost.value ??= this.words.lost;
  }

  /** Fetches what the page shows first. `state` is there. */
  protected abstract begin(): Promise<void>;

  /** Fetches what may be another after a change of the game: asked for by `renewal`, in turn. */
  protected abstract renew(): Promise<void>;

  /** Something went on at this place, though the game is the same. */
  protected async noticed(): Promise<void> {}

  async #renew(): Promise<void> {
    try {
      const state = await this.api.state();
      // What went on at this place before the page listened was reported to nobody.
      if (state.revision === this.state.value?.revision) return await this.noticed();
      this.accept(state);
      await this.renewal.ask();
    } catch {
      // The server is ending: whoever listens to it hears of that.
    }
  }

  async turn(way: 'undo' | 'redo'): Promise<void> {
    await this.take(await this.api.post<EditAnswer>(way, {}));
  }

  /** What the button says that fixes a problem; null where nobody knows what was meant. */
  fixWord({ fix }: Pick<ShownProblem, 'fix'>): string | null {
    if (fix === null) return null;
    return fix.do === 'repair' ? this.words.repair : filled(this.words.fix, { text: fix.text });
  }

  async fix({ code, place }: Pick<ShownProblem, 'code' | 'place'>): Promise<void> {
    await this.take(await this.api.post<EditAnswer>('fix', { code, place }));
  }

  /** In the editor that the user has set; why it cannot be opened, or null. */
  protected async openedOutside(asked: { file: string; line: number }): Promise<string | null> {
    const answer = await this.api.post<{ link?: string; message?: string }>('open-outside', asked);
    if (answer.link !== undefined) location.assign(answer.link);
    return answer.message ?? null;
  }

  /** Whether what is there will be fetched after a request that failed, and when that was done last. */
  #isFetching = false;
  #fetched = -PAUSE;

  /** Reports that a request failed, and fetches what is there. What fails then, too, is not asked for without a pause. */
  fail(): void {
    this.failed.value = true;
    if (this.#isFetching) return;
    this.#isFetching = true;
    setTimeout(
      () => {
        this.#isFetching = false;
        this.#fetched = performance.now();
        void this.renewal.ask().catch(() => undefined);
      },
      Math.max(0, this.#fetched + PAUSE - performance.now()),
    );
  }

  /** Answers may come in another order than they were asked for. */
  protected accept(state: StudioState): void {
    this.failed.value = false;
    if (state.revision >= (this.state.value?.revision ?? 0)) this.state.value = state;
  }

  /** Reports why a step was not done; one that was done has nothing to report. */
  protected heed(refused: EditAnswer['refused']): void {
    const said = refused.map(({ id: what, message }) =>
      filled(this.words.refused, { what, message }),
    );
    this.notice.value = said.join(' ') || null;
  }

  /** Shows what came of a step. */
  async take({ refused, state }: EditAnswer): Promise<void> {
    this.heed(refused);
    this.accept(state);
    await this.renewal.ask();
  }
}
