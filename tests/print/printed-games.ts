/** The bundled games that are printed. */
import { builtInGames } from '../../cli/find-games.ts';

/** Games whose cards, rules and decks come first; a test fails when one of them has sheets and is still here. */
export const WITHOUT_SHEETS: readonly string[] = [];

export function printedGames(): string[] {
  return builtInGames().filter((id) => !WITHOUT_SHEETS.includes(id));
}
