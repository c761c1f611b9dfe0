/** The starter with rules that throw in the middle of a game. */
import { editedStarter } from './edited-starter.ts';

/** What they say. */
export const THROWN = 'TypeError: too late';

const BEGIN = 'export function toAct(state: State): Seat | null {\n';

/** `more`: other files of the game. */
export function throwingGame(folder: string, more: Readonly<Record<string, string>> = {}): string {
  const thrown = "  if (taken.get(state, 0) > 3) throw new TypeError('too late');\n";
  return editedStarter(folder, ['rules/play.ts', BEGIN, `${BEGIN}${thrown}`], more);
}
