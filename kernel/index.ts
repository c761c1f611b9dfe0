/** The kernel's door: what every folder needs, and what knows nothing of cards, faults or paper. */

/** Words: the nearest one, and text in the language of its reader. */
export { nearest, nearWords, type NearWords } from './nearest.ts';
export { alike } from './alike.ts';
export { formatMessage, inLocale, intlLocale, messageParameters, type Messages } from './texts.ts';
export { namesIn, type NamedThings, type Names } from './wording/names.ts';

/** What the user has set. */
export { setting, settingsFolder } from './settings.ts';

/** Text and bytes. */
export { utf8Bytes, utf8Text } from './utf8.ts';

/** Values that games give. */
export { decoded, isMapping, ownCopy, recordOf } from './values.ts';

/** Files: written whole or not at all, in folders of ours only, and tidied up after us. */
export { isLink, makeFolder, removeLinks, writeAtomically } from './writing.ts';
export { heldUntilExit } from './held-until-exit.ts';
export { holdRoom, removeOrphans } from './temporary-rooms.ts';
export { compiledModule, packageRoot, packageVersion } from './package-root.ts';

/** Remembering by content: while a process runs, and from run to run. */
export { once, remember } from './remember.ts';
export { afterAnswer, answering } from './after-answer.ts';
export { homeOfMemory, surroundings } from './memory/home.ts';
export {
  buildId,
  Memory,
  ownMemory,
  pressedMemory,
  rememberFromRunToRun,
} from './memory/memory.ts';

/** Icons: which sets are installed. */
export { BUNDLED_SET, iconSetFolder, iconSetNames } from './icon-sets.ts';

/** Sizes of cards and papers. */
export { productSizes, productsOf, type Parts, type Product } from './product-sizes.ts';
export { cardSizes, paperSizes, type Measures, type NamedSize, type Shape } from './sizes.ts';
