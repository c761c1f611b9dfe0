/** What can be typed at the table beside moves. To add an order: an object, and its name in the list. */
import { seatName } from '../../engine/rules.ts';
import type { Dialogue } from './dialogue.ts';

export interface Order {
  readonly name: string;
  /** What must stand behind it: `FILE`. */
  readonly argument?: string;
  readonly help: string;
  run(dialogue: Dialogue, argument: string): void;
}

const help: Order = {
  name: 'help',
  help: 'this list',
  run: (dialogue) => dialogue.say(orderList()),
};

const moves: Order = {
  name: 'moves',
  help: 'what you may do now',
  run: (dialogue) => dialogue.showMoves(),
};

const board: Order = {
  name: 'board',
  help: 'the board with all figures, your hand and everything that lies open',
  run: (dialogue) => dialogue.showBoard(),
};

const news: Order = {
  name: 'news',
  help: 'what happened since your last decision',
  run: (dialogue) => dialogue.showNews(),
};

const card: Order = {
  name: 'card',
  argument: 'NAME',
  help: 'what stands on a card',
  run: (dialogue, name) => dialogue.showCard(name),
};

const undo: Order = {
  name: 'undo',
  help: 'take back your last choice and all that followed',
  run(dialogue) {
    const taken = dialogue.table.undo();
    for (const { seat, text } of taken) {
      dialogue.say(`Taken back: ${seatName(seat)} ${dialogue.shown(text)}.`);
    }
    if (taken.length === 0) dialogue.say('There is nothing to take back.');
  },
};

const save: Order = {
  name: 'save',
  argument: 'FILE',
  help: 'write the match into a file',
  run(dialogue, file) {
    dialogue.table.save(file);
    dialogue.say(`Saved in ${file}.`);
  },
};

const load: Order = {
  name: 'load',
  argument: 'FILE',
  help: 'go on with the match in a file',
  run(dialogue, file) {
    dialogue.table.load(file);
    dialogue.say(`Loaded from ${file}. ${dialogue.table.seatList()}`);
  },
};

const quit: Order = {
  name: 'quit',
  help: 'leave; nothing is saved by itself',
  run: (dialogue) => dialogue.leave(),
};

export const orders: readonly Order[] = [help, moves, board, news, card, undo, save, load, quit];

function orderList(): string {
  const lines = orders.map(({ name, argument = '', help }) => {
    return `  ${`${name} ${argument}`.padEnd(10)} ${help}`;
  });
  return [
    'A move: its number, or its text as in the list of moves, with names or ids.',
    ...lines,
  ].join('\n');
}
