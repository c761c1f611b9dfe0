import type { Command } from 'commander';
import type { Runner } from '../command.ts';

/** Adds one command to `cardwright deck`. */
export type DeckCommand = (deck: Command, run: Runner) => Command;
