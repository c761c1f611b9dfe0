import { describePage } from './describe-page.ts';

describePage('your-own-game.md', { least: 8 });
