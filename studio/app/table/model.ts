/** A game as it is played on a page: what is shown, to whom, and what they choose. Without its looks. */
import { computed, signal } from '@preact/signals';
import type { PlayedGame, PlayWords } from '../../protocol/play.ts';
import type { Asked, BroughtDeck, Seating, TableView, WantedGame } from '../../table/view.ts';
import { askedWhy, attemptedWith, decided, movesMeant, wordsNext } from './choosing.ts';
import { FaceIndex } from './face-index.ts';
import { sceneOf } from './geometry.ts';
import { handsIn, isThere } from './held.ts';
import { TableLink, wait } from './link.ts';
import type { EditedPosition } from './edit-position.ts';
import { editorAt, type PositionEditor } from './position-editor.ts';
import { PAUSES } from './pauses.ts';
import { noMoveWith, peopleIn, stateOf } from './names.ts';

const SPECTATOR = 'spectator';

export class TableModel {
  readonly words: PlayWords;
  readonly game: PlayedGame;
  readonly view = signal<TableView | null>(null);
  /** Whom the screen belongs to. */
  readonly viewer = signal(SPECTATOR);
  /** Whoever must say that they are at the screen, before it shows what only they may see. */
  readonly awaited = signal<string | null>(null);
  /** The step that is shown; null for the present. */
  readonly step = signal<number | null>(null);
  readonly chosen = signal<readonly string[]>([]);
  readonly notice = signal('');
  readonly search = signal('');
  /** The component that is held up. */
  readonly card = signal<string | null>(null);
  readonly isThinking = signal(false);
  readonly pause = signal<number>(PAUSES[1]);
  /** Decks from elsewhere, such as one that was just built: whoever begins a game is offered them first. */
  readonly brought = signal<readonly BroughtDeck[]>([]);
  /** Why no game can begin, as while its files have errors; empty when one can. */
  readonly cannotBegin = signal('');
  readonly faces: FaceIndex;
  readonly #link: TableLink;
  /** Of the game that is played: what an earlier one still answers counts for nothing. */
  #round = 0;
  #seats: Seating = [];

  /** Until it is known whether the game that somebody has begun or opened is played. */
  entering: Promise<unknown> = Promise.resolve();

  /** Where a clause can be read; null where it cannot be. */
  clauseAddress: (clause: string) => string | null = () => null;

  constructor(game: PlayedGame, words: PlayWords, rules: string) {
    this.game = game;
    this.words = words;
    this.faces = new FaceIndex(game.looks);
    this.#link = new TableLink(rules);
  }

  /** The position that is edited; null while the game is played. */
  readonly editor = signal<PositionEditor | null>(null);

  readonly scene = computed(() => {
    const view = this.view.value;
    const shown = view === null ? null : (this.editor.value?.shownIn(view) ?? view);
    return shown === null ? null : sceneOf(this.game.looks, this.faces, shown);
  });

  readonly meant = computed(() => movesMeant(this.view.value?.moves ?? [], this.chosen.value));

  readonly next = computed(() => wordsNext(this.view.value?.moves ?? [], this.chosen.value));

  /** Why a game cannot begin; null when it is played. So do the others that follow. */
  begin = (game: WantedGame, seats: Seating): Promise<string | null> =>
    this.#enter({ do: 'begin', game, seats }, seats);

  load = (save: string, seats: Seating): Promise<string | null> =>
    this.#enter({ do: 'load', save, seats }, seats);

  place = (position: EditedPosition): Promise<string | null> => {
    const seats = this.#seats.length > 0 ? this.#seats : ['human', 'human'];
    return this.#enter({ do: 'place', position, seats }, seats);
  };

  #enter(asked: Asked, seats: Seating): Promise<string | null> {
    const entered = this.#entered(asked, seats);
    this.entering = entered.catch(() => undefined);
    return entered;
  }

  async #entered(asked: Asked, seats: Seating): Promise<string | null> {
    this.#round += 1;
    const isNew = asked.do === 'begin' || this.view.peek() === null;
    const refused = await this.#link.enter(asked, isNew ? this.game.table : null);
    if (refused !== null) {
      if (isNew) this.view.value = null;
      else void this.#goOn();
      return refused;
    }
    this.#seats = seats;
    this.editor.value = null;
    this.viewer.value = SPECTATOR;
    this.awaited.value = null;
    this.step.value = null;
    await this.#look();
    const [only, ...others] = peopleIn(this.view.peek());
    if (only !== undefined && others.length === 0) this.viewer.value = only;
    void this.#goOn();
    return null;
  }

  /** Lets everything happen that nobody at the screen decides. */
  async #goOn(): Promise<void> {
    const round = this.#round;
    this.#forget();
    for (;;) {
      await this.#look();
      if (round !== this.#round) return;
      const view = this.view.peek();
      if (view === null || view.next === 'over') return;
      if (view.next === 'person') {
        this.#giveScreenTo(view.toAct ?? SPECTATOR);
        await this.#look();
        return;
      }
      this.isThinking.value = view.next === 'bot';
      const [answer] = await Promise.all([
        this.#link.ask({ do: 'advance' }).catch(() => null),
        wait(view.next === 'bot' ? this.pause.peek() : 0),
      ]);
      if (round !== this.#round) return;
      this.isThinking.value = false;
      if (answer !== null && 'refused' in answer) {
        this.notice.value = answer.refused;
        return;
      }
    }
  }

  #giveScreenTo(seat: string): void {
    if (this.viewer.peek() === seat) return;
    if (peopleIn(this.view.peek()).length === 1) this.viewer.value = seat;
    else {
      this.viewer.value = SPECTATOR;
      this.awaited.value = seat;
    }
  }

  /** Whoever is awaited is at the screen. */
  async sit(): Promise<void> {
    this.viewer.value = this.awaited.peek() ?? SPECTATOR;
    this.awaited.value = null;
    await this.#look();
  }

  async #look(): Promise<void> {
    const round = this.#round;
    const [viewer, step] = [this.viewer.peek(), this.step.peek()];
    const answer = await this.#link.ask({ do: 'look', viewer, step }).catch(() => null);
    if (round !== this.#round || answer === null || !('view' in answer)) return;
    this.view.value = answer.view;
  }

  async play(text: string, seat = this.view.peek()?.toAct ?? SPECTATOR): Promise<void> {
    const answer = await this.#link.ask({ do: 'act', seat, text }).catch(() => null);
    if (answer === null) return;
    if ('refused' in answer) this.notice.value = answer.refused;
    else await this.#goOn();
  }

  /** Somebody pointed at something that notation may call by each of these words. */
  async point(words: readonly string[]): Promise<void> {
    const view = this.view.peek();
    if (view === null || view.moves.length === 0) return;
    const next = this.next.peek();
    const chosen = this.chosen.peek();
    const word = words.find((one) => next.has(one));
    if (word === undefined) return this.#askWhyNot(words);
    this.notice.value = '';
    this.chosen.value = [...chosen, word];
    const whole = decided(view.moves, this.chosen.peek(), (one) =>
      isThere(one, this.scene.peek(), this.hands.peek()),
    );
    if (whole !== null) await this.play(whole.text);
  }

  async #askWhyNot(words: readonly string[]): Promise<void> {
    const view = this.view.peek();
    const chosen = this.chosen.peek();
    this.chosen.value = [];
    this.notice.value = noMoveWith(this.game, this.words, words, chosen.length > 0);
    if (this.notice.peek() === '') return;
    const seat = view?.toAct ?? '';
    const text = chosen.length === 0 ? null : attemptedWith(view?.moves ?? [], chosen, words);
    const answer = await this.#link.ask(askedWhy(seat, text, words)).catch(() => null);
    if (answer !== null && 'text' in answer && answer.text !== '') this.notice.value = answer.text;
  }

  readonly hands = computed(() => handsIn(this.game.looks.hands, this.view.value));

  chooseAgain(): void {
    this.chosen.value = [];
    this.notice.value = '';
  }

  #forget(): void {
    this.chooseAgain();
    this.search.value = '';
    this.card.value = null;
    this.step.value = null;
  }

  undo = (): Promise<void> => this.#again({ do: 'undo' });

  /** Goes on from the step that is shown. */
  async branch(): Promise<void> {
    const step = this.step.peek();
    if (step !== null) await this.#again({ do: 'branch', step });
  }

  async #again(asked: Asked): Promise<void> {
    await this.#link.ask(asked).catch(() => null);
    this.#round += 1;
    this.isThinking.value = false;
    await this.#goOn();
  }

  async goTo(step: number): Promise<void> {
    const last = this.view.peek()?.steps ?? 0;
    this.step.value = step >= last ? null : step;
    this.chooseAgain();
    await this.#look();
  }

  async save(): Promise<string> {
    const answer = await this.#link.ask({ do: 'save' });
    return 'text' in answer ? answer.text : '';
  }

  /** Begins to edit the position that is shown. */
  async edit(): Promise<void> {
    const { layout } = this.game.looks;
    this.editor.value = await editorAt((asked) => this.#link.ask(asked), layout, this.step.peek());
  }

  /** Who must decide, in words. */
  readonly state = computed(() => stateOf(this.game, this.words, this.view.value));

  stop(): void {
    this.#round += 1;
    this.#link.stop();
  }
}
