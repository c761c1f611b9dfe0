import { executePage } from './execute-page.ts';

executePage('write-effects', 6);
