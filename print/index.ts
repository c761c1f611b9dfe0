export {
  BROWSER_VARIABLE,
  findBrowser,
  lookForBrowser,
  type FoundBrowser,
} from './browser/find.ts';
export { BrowserFailure } from './browser/launch.ts';
export { offsetFrom, type BackOffset, type Reading } from './calibration/back-offset.ts';
export { printersFile, readPrinter, savePrinter, SpoiltPrinters } from './calibration/printers.ts';
export { calibrationSheet, crossDistance } from './calibration/sheet.ts';
export { composeJob, type Composed } from './compose.ts';
export { servePreview, type PreviewServer } from './preview/serve.ts';
export type { Format, PrintedFile } from './formats/format.ts';
export { formatNamed, formats } from './formats/index.ts';
export { NoBrowser, Press } from './press/press.ts';
export { checkTemplates, printGame, type PrintRequest } from './print-game.ts';
export { type PrintResult } from './printing.ts';
export { diffGames, type GameDiff } from './changes/diff-games.ts';
export { diffLines } from './changes/diff-text.ts';
export { pictureDiff } from './changes/picture-diff.ts';
export { printChanges } from './changes/print-changes.ts';
export { tabletops } from './tabletops/index.ts';
export { printTables } from './tabletops/print-tables.ts';
export { PSEUDO_LOCALE } from './render/pseudo.ts';
export { printList } from './list/print-list.ts';
export { printRulebook } from './rulebook/print-rulebook.ts';
export { checkColours } from './proof/check-colours.ts';
export { sheetsOf, type Sheet } from './sheets/sheet.ts';
export { vendorFormat } from './vendors/vendor-format.ts';
export { vendors } from './vendors/vendor.ts';
export type { JobRequest } from './jobs.ts';
export type { WantedImposition } from './sheets/imposition.ts';
export { isPrintable } from './sheets/printable.ts';
export { openShop, papersOf, placeInGame, type PrintShop } from './workshop.ts';
