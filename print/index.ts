export { templateFaults } from './check-templates.ts';
export { escape } from './render/helpers/markup.ts';
export { BROWSER_VARIABLE, lookForBrowser } from './browser/find.ts';
export { offsetFrom, type OffsetReading } from './calibration/back-offset.ts';
export { printersFile, readPrinter, savePrinter, SpoiltPrinters } from './calibration/printers.ts';
export { calibrationSheet, crossDistance } from './calibration/sheet.ts';
export { announcePreview, openPreviewOf, type OpenPreview } from './preview/announcement.ts';
export type { PrintForOther } from './preview/print-requests.ts';
export {
  listen,
  openPreview,
  type Preview,
  type PreviewMeans,
  servePreview,
} from './preview/serve.ts';
export { bodyOf } from './preview/body.ts';
export { addressOf, FILE_POLICY, guardedHeaders, PRINT, refusal } from './preview/guard.ts';
export { wholeFonts } from './preview/page.ts';
export { FONTS } from './html/addresses.ts';
export type { Format } from './formats/format.ts';
export { formatNamed } from './formats/index.ts';
export { FORMAT_NAMES, FORMATS, type FormatName } from './formats/names.ts';
export { isSavedSincePrint } from './formats/saved-since.ts';
export { NoBrowser, Press } from './press/press.ts';
export { printGame } from './print-game.ts';
export { type PrintResult } from './printing.ts';
export { diffGames, type GameDiff } from './changes/game-diff.ts';
export { diffLines } from './changes/game-diff.ts';
export { pictureDiff } from './changes/diff-page.ts';
export { printChanges } from './changes/print-changes.ts';
export { tabletops } from './tabletops/index.ts';
export { printTables } from './tabletops/print-tables.ts';
export { PSEUDO_LOCALE } from './render/pseudo.ts';
export { hasRulebook, printClauses, printList, printRulebook } from './running-text.ts';
export { checkColours } from './proof/proof-faults.ts';
export { vendorFormat } from './vendors/vendor-format.ts';
export { vendorNames } from './vendors/names.ts';
export { vendors } from './vendors/vendor.ts';
export { boxOf } from './box/read-box.ts';
export { findIcon, searchIcons } from './render/icons.ts';
export { drawIconRow } from './raster/icon-row.ts';
export { artOf } from './art/art-list.ts';
export { boxFaults } from './box/box-faults.ts';
export { boxReport, type BoxReport } from './box/box-report.ts';
export { printBox } from './box/print-box.ts';
export { inkProfile, profileNames } from './separation/profiles.ts';
export type { PrintRequest } from './request.ts';
export type { WantedImposition } from './sheets/sheet.ts';
export { isPrintable } from './sheets/printable.ts';
export { printableGame, papersOf, placeInGame, type PrintableGame } from './printable-game.ts';
