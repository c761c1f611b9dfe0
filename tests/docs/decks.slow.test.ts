import { describePage } from './describe-page.ts';

describePage('decks.md', { least: 6 });
