/**
 * A table behind a channel of messages: a worker, or the page itself where a browser starts no worker. Whoever
 * asks believes nothing of the rules, which may be a stranger's, but what they see; an error is an answer too.
 */
import type { RulesFactory } from '../../engine/index.ts';
import { look } from './look.ts';
import { fieldsOf } from './playable.ts';
import { NoGame, seatNamed, Table } from './table.ts';
import type { Answer, Asked, TableGame, TableView, ViewerName } from './view.ts';

export interface Question {
  readonly number: number;
  readonly asked: Asked | { readonly do: 'open'; readonly game: TableGame };
}

export interface Answered {
  readonly number: number;
  readonly answer: Answer | { readonly failed: string };
}

/** What a worker's global scope is to its page. */
export interface Channel {
  addEventListener(type: 'message', hear: (message: { readonly data: Question }) => void): void;
  postMessage(answer: Answered): void;
}

export function serveTable(factory: RulesFactory<unknown, unknown>, channel: Channel): void {
  const session = new TableSession(factory);
  const send = channel.postMessage.bind(channel);
  channel.addEventListener('message', ({ data: { number, asked } }) => {
    try {
      send({ number, answer: session.answer(asked) });
    } catch (error) {
      send({ number, answer: { failed: (error as Error).message } });
    }
  });
}

export class TableSession {
  readonly #factory: RulesFactory<unknown, unknown>;
  #table: Table | null = null;

  constructor(factory: RulesFactory<unknown, unknown>) {
    this.#factory = factory;
  }

  answer(asked: Question['asked']): Answer {
    if (asked.do === 'open') {
      this.#table = new Table(this.#factory, asked.game);
      return { done: true };
    }
    if (this.#table === null) throw new RangeError('No game was opened.');
    try {
      return answerAt(this.#table, asked);
    } catch (error) {
      if (!(error instanceof NoGame)) throw error;
      return { refused: error.message };
    }
  }
}

const DONE = { done: true } as const;

function answerAt(table: Table, asked: Asked): Answer {
  switch (asked.do) {
    case 'begin':
      table.begin(asked.game, asked.seats);
      return DONE;
    case 'load':
      table.load(asked.save, asked.seats);
      return DONE;
    case 'place':
      table.place(asked.position, asked.seats);
      return DONE;
    case 'try':
      return { playable: table.tryPosition(asked.position) };
    case 'look':
      return { view: lookAs(table, asked.viewer, asked.step) };
    case 'act':
      return acted(table, asked);
    case 'advance': {
      const refusal = table.advance();
      return refusal === null ? DONE : { refused: table.messages.refusal(refusal) };
    }
    case 'undo':
      table.undo();
      return DONE;
    case 'branch':
      table.branch(asked.step);
      return DONE;
    case 'refusal':
      return whyNot(table, asked.seat, asked.text);
    case 'whyNot': {
      const { rules, state } = table.match;
      return whyNot(
        table,
        asked.seat,
        rules.meantBy?.(state, seatIn(table, asked.seat), asked.square),
      );
    }
    case 'save':
      return { text: table.save() };
    case 'position': {
      const { rules, steps } = table.match;
      const state = table.match.stateAfter(asked.step ?? steps.length);
      return { position: rules.toPosition(state), fields: fieldsOf(rules, state) };
    }
  }
}

function whyNot(table: Table, seat: string, text: string | null | undefined): Answer {
  const refusal = text ? table.refusalOf(seatIn(table, seat), text) : null;
  return { text: refusal === null ? '' : table.messages.refusal(refusal) };
}

function acted(table: Table, { seat, text }: Asked & { readonly do: 'act' }): Answer {
  const refusal = table.act(seatIn(table, seat), text);
  return refusal === null ? DONE : { refused: table.messages.refusal(refusal) };
}

function lookAs(table: Table, viewer: ViewerName, step: number | null): TableView {
  return look(table, viewer === 'spectator' ? viewer : seatIn(table, viewer), step);
}

/** Throws a RangeError for no seat of the match. */
function seatIn({ match }: Table, name: string): number {
  const seat = seatNamed(match, name);
  if (seat === null) throw new RangeError(`There is no seat ${name}.`);
  return seat;
}
