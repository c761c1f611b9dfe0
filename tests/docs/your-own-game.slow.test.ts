/** docs/how-to/your-own-game.md does what it says: every block is executed, in order, in a new folder. */
import { executePage } from './execute-page.ts';

executePage('your-own-game', 8);
