/** The studio's door: a workshop for one game in the browser, and the table that it shares with the terminal. */
export { serveStudio, type StudioServer } from './server/serve.ts';
export type { PrintForOther } from './server/print-requests.ts';
export { tableWords, wordsOfJudge } from './server/table-words.ts';
export { messagesIn, type TableMessages } from './table/messages.ts';
export { beginningOf, groupedBy, inListOrder, verbOf } from './table/moves.ts';
export { sampleSetup } from './table/set-up.ts';
export { BadRules } from './server/rules-script.ts';
export { clausesAt, NotASite, refuseForeign, writeSite } from './site/write-site.ts';
export { writeSiteList } from './site/site-list.ts';
