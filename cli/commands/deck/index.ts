import type { CommandDefinition } from '../command.ts';
import { check } from './check.ts';
import type { DeckCommand } from './command.ts';
import { format } from './format.ts';
import { exportDecks, importDecks } from './forms.ts';
import { list } from './list.ts';
import { random } from './random.ts';
import { stats } from './stats.ts';
import { suggest } from './suggest.ts';

/** In the order of the help. */
const deckCommands: readonly DeckCommand[] = [
  check,
  list,
  stats,
  suggest,
  random,
  importDecks,
  exportDecks,
  format,
];

/** Whether decks are legal, and what is in them. */
export const deckCommand: CommandDefinition = {
  register(program, run) {
    const deck = program
      .command('deck')
      .summary('judge, build and show decks')
      .description('Judges, builds and shows decks, armies and rosters.');
    for (const add of deckCommands) add(deck, run);
  },
};
