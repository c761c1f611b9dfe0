/** What makes a PDF of pressed pieces: loaded when there is one to make. */
export { bookmarksOf, finishPdf } from './finish.ts';
export { sheetPages } from './sheet-pages.ts';
