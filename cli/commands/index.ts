import type { CommandEntry } from './command.ts';
import { deckCommands } from './deck/index.ts';
import { tableCommands } from './table/index.ts';

/** Every command, in the order of the help. To add one: its module, which exports `define`, and an entry here. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'init',
    arguments: '<name>',
    summary: 'make a new game',
    load: () => import('./init.ts'),
  },
  {
    name: 'check',
    arguments: '[game...]',
    summary: 'report all errors in a game',
    load: () => import('./check.ts'),
  },
  {
    name: 'build',
    arguments: '[game...]',
    summary: 'write typed data for programs',
    load: () => import('./build.ts'),
  },
  {
    name: 'deck',
    summary: 'judge, build and show decks',
    description: 'Judge, build and show decks, armies and rosters.',
    commands: deckCommands,
  },
  {
    name: 'play',
    arguments: '[game]',
    summary: 'play a game against bots or other people',
    load: () => import('./play.ts'),
  },
  {
    name: 'replay',
    arguments: '<file> [game]',
    summary: 'show a saved match and check that it still plays the same',
    load: () => import('./replay.ts'),
  },
  {
    name: 'simulate',
    arguments: '[game] [files...]',
    summary: 'let bots play by the thousand, and say how even a game is',
    load: () => import('./simulate/index.ts'),
  },
  {
    name: 'engine',
    arguments: '[game]',
    summary: 'play by a line protocol, for bots and other programs',
    load: () => import('./engine.ts'),
  },
  {
    name: 'studio',
    arguments: '[game]',
    summary: 'edit and see a game in the browser',
    load: () => import('./studio.ts'),
  },
  {
    name: 'site',
    arguments: '[game...]',
    summary: 'write a site of games for any static host',
    load: () => import('./site.ts'),
  },
  {
    name: 'preview',
    arguments: '[game]',
    summary: 'show all cards in the browser, updated on every save',
    load: () => import('./preview.ts'),
  },
  {
    name: 'print',
    arguments: '[game...]',
    summary: 'make PDFs of cards, mats and aids',
    load: () => import('./print/index.ts'),
  },
  {
    name: 'box',
    arguments: '[game]',
    summary: 'show the contents of the box, and what it takes to make them',
    load: () => import('./box/index.ts'),
  },
  {
    name: 'art',
    arguments: '[game]',
    summary: 'list the pictures of a game: what is to be painted, how large, by whom',
    load: () => import('./art.ts'),
  },
  {
    name: 'icons',
    arguments: '<words...>',
    summary: 'find icons by words in their names',
    load: () => import('./icons.ts'),
  },
  {
    name: 'diff',
    arguments: '<revision> [game]',
    summary: 'show what changed in the cards since a git revision',
    load: () => import('./diff.ts'),
  },
  {
    name: 'calibrate',
    arguments: '<printer>',
    summary: 'align the backs that a printer prints with their fronts',
    load: () => import('./calibrate.ts'),
  },
  {
    name: 'test',
    arguments: '[path...]',
    summary: 'run the scenarios of a game',
    load: () => import('./test.ts'),
  },
  {
    name: 'text',
    arguments: '[game...]',
    summary: 'print the rules text of cards',
    load: () => import('./text.ts'),
  },
  {
    name: 'table',
    summary: 'edit components in a spreadsheet',
    description: 'Write components as tables for spreadsheets, and read them back.',
    commands: tableCommands,
  },
  {
    name: 'rename',
    arguments: '<old> <new> [game]',
    summary: 'rename an id everywhere in a game',
    load: () => import('./rename.ts'),
  },
  {
    name: 'schema',
    arguments: '[game...]',
    summary: 'write the schemas that an editor needs',
    load: () => import('./schema.ts'),
  },
  {
    name: 'make',
    arguments: '[game...]',
    summary: 'check, build, judge all decks and print',
    load: () => import('./make.ts'),
  },
  {
    name: 'explain',
    arguments: '<code>',
    summary: 'explain a diagnostic code',
    load: () => import('./explain.ts'),
  },
  {
    name: 'doctor',
    arguments: '',
    summary: 'check that this machine has what Cardwright needs',
    load: () => import('./doctor/index.ts'),
  },
  {
    name: 'completion',
    arguments: '<shell> [words...]',
    summary: 'print a completion script for bash, zsh or fish',
    load: () => import('./completion.ts'),
  },
];
