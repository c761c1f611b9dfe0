/** docs/how-to/decks.md does what it says: every block is executed, in order, in a new folder. */
import { executePage } from './execute-page.ts';

executePage('decks', 6);
