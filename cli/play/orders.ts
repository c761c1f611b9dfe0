/** What can be typed at the table beside moves. To add an order: an object, and its name in the list. */
import { seatName } from '../../engine/index.ts';
import type { Dialogue } from './dialogue.ts';
import type { TableMessage, TableMessages } from './table-messages.ts';

interface Order {
  readonly name: string;
  /** What must follow it, `FILE`, or may, `[WORDS]`. */
  readonly argument?: string;
  readonly help: TableMessage;
  run(dialogue: Dialogue, argument: string): void;
}

const help: Order = {
  name: 'help',
  help: 'orderHelp',
  run: (dialogue) => dialogue.say(orderList(dialogue.messages)),
};

const moves: Order = {
  name: 'moves',
  argument: '[WORDS]',
  help: 'orderMoves',
  run: (dialogue, words) => dialogue.showMoves(words),
};

const board: Order = {
  name: 'board',
  help: 'orderBoard',
  run: (dialogue) => dialogue.showBoard(),
};

const news: Order = {
  name: 'news',
  help: 'orderNews',
  run: (dialogue) => dialogue.showNews(),
};

const card: Order = {
  name: 'card',
  argument: 'NAME',
  help: 'orderCard',
  run: (dialogue, name) => dialogue.showCard(name),
};

const undo: Order = {
  name: 'undo',
  help: 'orderUndo',
  run(dialogue) {
    const taken = dialogue.table.undo();
    for (const { seat, text } of taken) {
      const move = dialogue.shown(text);
      dialogue.say(dialogue.messages('takenBack', { seat: seatName(seat), move }));
    }
    if (taken.length === 0) dialogue.say(dialogue.messages('nothingToTakeBack'));
  },
};

const save: Order = {
  name: 'save',
  argument: 'FILE',
  help: 'orderSave',
  run(dialogue, file) {
    dialogue.table.save(file);
    dialogue.say(dialogue.messages('saved', { file }));
  },
};

const load: Order = {
  name: 'load',
  argument: 'FILE',
  help: 'orderLoad',
  run(dialogue, file) {
    dialogue.table.load(file);
    dialogue.say(`${dialogue.messages('loaded', { file })} ${dialogue.table.seatList()}`);
  },
};

const quit: Order = {
  name: 'quit',
  help: 'orderQuit',
  run: (dialogue) => dialogue.leave(),
};

export const orders: readonly Order[] = [help, moves, board, news, card, undo, save, load, quit];

function orderList(messages: TableMessages): string {
  const lines = orders.map(({ name, argument = '', help }) => {
    return `  ${`${name} ${argument}`.padEnd(13)} ${messages(help)}`;
  });
  return [messages('howToMove'), ...lines].join('\n');
}
