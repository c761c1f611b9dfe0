import { executePage } from './execute-page.ts';

executePage('rules-text', 5);
