import type { SingleCommand } from '../command.ts';

/** Below `cardwright deck`, in the order of the help. */
export const deckCommands: readonly SingleCommand[] = [
  {
    name: 'check',
    arguments: '<file...>',
    summary: 'report whether decks are legal, and if not, why and how to fix them',
    load: () => import('./check.ts'),
  },
  {
    name: 'list',
    arguments: '<file...>',
    summary: 'list the cards of a deck, swaps applied',
    load: () => import('./list.ts'),
  },
  {
    name: 'stats',
    arguments: '<file...>',
    summary: 'count what a deck is made of, and how soon its cards are drawn',
    load: () => import('./stats.ts'),
  },
  {
    name: 'suggest',
    arguments: '<file...>',
    summary: 'list cards that may still be added, and what each helps with',
    load: () => import('./suggest.ts'),
  },
  {
    name: 'random',
    arguments: '[game]',
    summary: 'make random legal decks',
    load: () => import('./random.ts'),
  },
  {
    name: 'import',
    arguments: '<file...>',
    summary: 'convert a deck list from elsewhere into a deck file',
    load: async () => ({ define: (await import('./convert.ts')).defineImport }),
  },
  {
    name: 'export',
    arguments: '<file...>',
    summary: 'convert a deck to another form, swaps applied',
    load: async () => ({ define: (await import('./convert.ts')).defineExport }),
  },
  {
    name: 'format',
    arguments: '<file...>',
    summary: 'spell the cards of pasted lists as the game does, in place',
    load: () => import('./format.ts'),
  },
];
