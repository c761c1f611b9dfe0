/** Saved matches as files. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  BadSave,
  type Departure,
  type Match,
  readSave,
  SAVE_VERSION,
  type SavedMatch,
  saveMatch,
} from '../../engine/index.ts';
import { writeAtomically } from '../../kernel/index.ts';
import { WrongUse } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import type { GameMessages } from './game-messages.ts';
import { say } from '../say.ts';

/** Throws a `WrongUse` for a file that is no save. */
export function readSaveFile(file: string, { cwd }: Terminal): SavedMatch {
  const path = resolve(cwd, file);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new WrongUse(say('There is no file "{file}".', { file }));
  }
  try {
    return readSave(readFileSync(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof BadSave)) throw error;
    throw new WrongUse(
      error.what === 'save'
        ? say('"{file}" is no saved match of format {version}.', { file, version: SAVE_VERSION })
        : say('"{file}" is damaged: "{what}" cannot be read.', { file, what: error.what }),
    );
  }
}

/** Writes a match; a file that is there already is replaced only if it is a save itself. */
export function writeSaveFile(
  file: string,
  match: Match<unknown, unknown>,
  terminal: Terminal,
): void {
  const path = resolve(terminal.cwd, file);
  if (existsSync(path)) readSaveFile(file, terminal);
  writeAtomically(path, saveMatch(match));
}

/** Where and why a saved match no longer plays the same. */
export function departureText(
  { step, refusal }: Departure,
  saved: SavedMatch,
  messages: GameMessages,
): string {
  const why =
    refusal === null
      ? say('another position comes out than when it was saved.')
      : messages.refusal(refusal);
  if (step === 0) return say('The beginning is not the same: {why}', { why });
  const { seat, action } = saved.steps[step - 1] ?? { seat: '', action: '' };
  return say('Step {step} ({seat} {action}) does not play the same: {why}', {
    step,
    seat,
    action,
    why,
  });
}
