import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const noGame = defineDiagnostic<{
  /** The folder where the search began. */
  folder: string;
}>({
  code: 'CW1401',
  name: 'no-game',
  severity: 'error',
  title: 'There is no game here',
  message: ({ folder }) => `There is no game.yaml in ${quote(folder)} or any folder above it.`,
  hint: () => 'Name the folder of a game, or change to one. A game is a folder with a game.yaml.',
});
