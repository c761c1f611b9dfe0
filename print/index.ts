export {
  BROWSER_VARIABLE,
  findBrowser,
  lookForBrowser,
  type FoundBrowser,
} from './browser/find.ts';
export { BrowserFailure } from './browser/launch.ts';
export { composeSheet, type Composed } from './compose.ts';
export { servePreview, type PreviewServer } from './preview/serve.ts';
export type { Format, PrintedFile } from './formats/format.ts';
export { formatNamed, formats } from './formats/index.ts';
export { NoBrowser, Press } from './press/press.ts';
export { checkTemplates, printGame, type PrintRequest, type PrintResult } from './print-game.ts';
export { sheetsOf, type Sheet } from './sheets/sheet.ts';
export { vendorFormat } from './vendors/vendor-format.ts';
export { vendors } from './vendors/vendor.ts';
export { openShop, placeInGame, type PrintShop } from './workshop.ts';
