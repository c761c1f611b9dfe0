/**
 * The talk at the table: shows each person what their seat may see, reads moves and orders, lets the
 * bots play, until somebody leaves or no more lines come.
 */
import { seatName, stuckAt, type Refusal, type Seat } from '../../engine/index.ts';
import { nearest } from '../../kernel/index.ts';
import { WrongUse } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import type { Lines } from './lines.ts';
import { listMoves } from './moves.ts';
import { orders } from './orders.ts';
import { outcomeText } from './outcome.ts';
import { screenOf } from './screen.ts';
import type { TableMessages } from './table-messages.ts';
import type { Table } from './table.ts';
import type { GameMessages } from './game-messages.ts';

export class Dialogue {
  readonly table: Table;
  readonly #lines: Lines;
  readonly #messages: GameMessages;
  readonly #terminal: Terminal;
  /** Whose hand is on the screen. */
  #shown: Seat | null = null;
  #isLeft = false;
  /** What the person at the screen read last. */
  #news: readonly string[] = [];
  /** By seat: moves that were played without asking since it typed something. */
  readonly #unasked = new Map<Seat, string[]>();

  constructor(table: Table, lines: Lines, messages: GameMessages, terminal: Terminal) {
    this.table = table;
    this.#lines = lines;
    this.#messages = messages;
    this.#terminal = terminal;
  }

  async run(): Promise<void> {
    this.say(this.table.seatList());
    if (this.table.people.length > 0) this.say(this.messages('greeting'));
    while (!this.#isLeft) {
      const seat = this.table.match.toAct;
      if (seat === null) await this.#talkAfterTheEnd();
      else if (this.table.isPerson(seat)) await this.#askPerson(seat);
      else this.#askBot(seat);
    }
  }

  say(text: string): void {
    this.#terminal.print(text);
  }

  /** What the table itself says. */
  get messages(): TableMessages {
    return this.#messages.table;
  }

  /** A move as it is listed. */
  shown(move: string): string {
    return this.#messages.names.move(move);
  }

  leave(): void {
    this.#isLeft = true;
  }

  /** All of them, or those that have these words in them. */
  showMoves(only: string): void {
    const seat = this.table.match.toAct;
    if (seat === null) return;
    const { move: named } = this.#messages.names;
    const foreseen = this.table.foreseen(seat);
    const listed = listMoves(this.table.moves(seat), { named, foreseen, only });
    this.say(listed.length > 0 ? listed.join('\n') : this.messages('noMoves', { only }));
    if (only !== '') return;
    for (const other of this.table.unasked) {
      const [first = ''] = this.table.moves(other);
      this.say(this.messages('mayAct', { seat: seatName(other), move: this.shown(first) }));
    }
  }

  showCard(asked: string): void {
    this.say(this.#messages.card(asked));
  }

  showBoard(): void {
    const { match, watcher } = this.table;
    const diagram = match.rules.diagram(match.state, match.toAct ?? watcher, 'full');
    this.say(['', this.#messages.board(diagram), ...this.table.goals(), ''].join('\n'));
  }

  showNews(): void {
    this.#report(this.#news);
  }

  #askBot(seat: Seat): void {
    this.#terminal.lookout?.begin(this.messages('thinking', { seat: seatName(seat) }));
    const refusal = this.table.playBot(seat);
    if (refusal !== null) return this.#breakOff(refusal);
    if (this.table.people.length === 0) this.#report(this.table.news.take('spectator'));
  }

  /** Nobody can do anything else, and what they do is refused: the rules have a defect. */
  #breakOff(refusal: Refusal): void {
    this.say(this.#messages.refusal(refusal));
    this.leave();
  }

  async #askPerson(seat: Seat): Promise<void> {
    const { match, news } = this.table;
    const legal = this.table.moves(seat);
    if (legal.length === 0) throw stuckAt(seat);
    const [first = '', ...others] = legal;
    if (others.length === 0) {
      news.add(seat, this.messages('onlyMove', { seat: seatName(seat), move: this.shown(first) }));
      const refusal = this.table.playForced(seat, first);
      this.#unasked.set(seat, [...(this.#unasked.get(seat) ?? []), first]);
      return refusal === null ? undefined : this.#breakOff(refusal);
    }
    await this.#passTheScreen(seat);
    this.#news = news.take(seat);
    this.#showDecision(seat, legal);
    const { length } = match.steps;
    while (!this.#isLeft && this.table.match === match && match.steps.length === length) {
      const line = await this.#lines.next(`${seatName(seat)}> `);
      if (line === null) return this.#endOfInput();
      if (!this.#isDone(seat, line.trim())) this.#obey(seat, line.trim(), legal);
    }
  }

  /**
   * Whether a line was written ahead for a decision that was none in the end: `end` for a phase that
   * had ended already must not end the next one.
   */
  #isDone(seat: Seat, line: string): boolean {
    const played = this.#unasked.get(seat) ?? [];
    const at = this.#lines.isAhead
      ? played.findIndex((move) => move === line || move === this.#messages.names.typed(line))
      : -1;
    this.#unasked.set(seat, at < 0 ? [] : played.slice(at + 1));
    if (at >= 0) this.say(this.messages('alreadyDone', { move: this.shown(played[at]!) }));
    return at >= 0;
  }

  #showDecision(seat: Seat, moves: readonly string[]): void {
    const { rules, state } = this.table.match;
    const { names, table: messages } = this.#messages;
    const goals = this.table.goals();
    const [diagram, full] = [rules.diagram(state, seat), rules.diagram(state, seat, 'full')];
    const foreseen = this.table.foreseen(seat);
    const decision = { news: this.#news, diagram, full, goals, moves, foreseen, names, messages };
    this.say(screenOf(decision, this.#lines.size).join('\n'));
  }

  /** Hides what one person saw until the next one sits at the screen. */
  async #passTheScreen(seat: Seat): Promise<void> {
    if (this.#shown === seat) return;
    if (this.#lines.isInteractive && this.table.people.length > 1) {
      if (this.#shown !== null) this.#terminal.clear();
      await this.#lines.next(this.messages('pass', { seat: seatName(seat) }));
    }
    this.#shown = seat;
  }

  /** A move by its number or text, a move of somebody who may act unasked (`P2: ready`), or an order. */
  #obey(seat: Seat, line: string, legal: readonly string[]): void {
    if (line === '') return;
    const numbered = /^\d+$/.test(line) ? legal[Number(line) - 1] : undefined;
    const [, name = '', move = ''] = /^(P\d+|nobody): (.+)$/.exec(line) ?? [];
    const other = this.table.unasked.find((one) => seatName(one) === name);
    const refusal =
      other === undefined ? this.#act(seat, numbered ?? line) : this.#act(other, move);
    if (refusal?.code === 'BAD_ACTION') this.#obeyOrder(line, legal);
    else if (refusal !== null)
      this.say(this.messages('refused', { reason: this.#messages.refusal(refusal) }));
  }

  /** A move in ids, as games are noted, or in names, as it is listed. */
  #act(seat: Seat, text: string): Refusal | null {
    const refusal = this.table.match.actText(seat, text);
    if (refusal?.code !== 'BAD_ACTION') return refusal;
    return this.table.match.actText(seat, this.#messages.names.typed(text));
  }

  #obeyOrder(line: string, legal: readonly string[]): void {
    const [name = '', ...rest] = line.split(/\s+/);
    const order = orders.find((order) => order.name === name.toLowerCase());
    const argument = rest.join(' ');
    if (order === undefined) return this.#notUnderstood(line, legal);
    const isOptional = order.argument?.startsWith('[') === true;
    if (!isOptional && (order.argument === undefined) !== (argument === '')) {
      const whole = [order.name, order.argument].join(' ').trim();
      return this.say(this.messages('typeOrder', { order: whole }));
    }
    try {
      order.run(this, argument);
    } catch (error) {
      if (!(error instanceof WrongUse)) throw error;
      this.say(error.message);
    }
  }

  /** The beginning of moves, or a slip. */
  #notUnderstood(line: string, legal: readonly string[]): void {
    const begun = listMoves(legal, { named: this.#messages.names.move, only: line });
    if (begun.length > 0) return this.say([this.messages('which'), ...begun].join('\n'));
    const moves = [...legal, ...legal.map((move) => this.shown(move))];
    const meant = nearest(line, [...moves, ...orders.map(({ name }) => name)]);
    const hint = meant === undefined ? this.messages('tryHelp') : this.messages('meant', { meant });
    this.say(`${this.messages('notUnderstood', { line })} ${hint}`);
  }

  async #talkAfterTheEnd(): Promise<void> {
    this.#report(this.table.news.take(this.table.watcher));
    this.showBoard();
    this.say(outcomeText(this.table.match, this.messages));
    while (!this.#isLeft && this.table.match.toAct === null) {
      const line = await this.#lines.next('> ');
      if (line === null) return this.leave();
      if (line.trim() !== '') this.#obeyOrder(line.trim(), []);
    }
  }

  #endOfInput(): void {
    this.say(this.messages('endOfInput'));
    this.leave();
  }

  #report(news: readonly string[]): void {
    if (news.length > 0) this.say(news.join('\n'));
  }
}
