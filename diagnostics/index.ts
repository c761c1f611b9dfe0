export * from './define.ts';
export { catalogue, fault, type Code, type ParamsOf } from './catalogue/index.ts';
export type { Slip } from './catalogue/yaml-syntax.ts';
export type { JsonType } from './catalogue/values.ts';
export { commonRefusalMessages } from './engine-codes.ts';
export type { Decider } from './english.ts';
export {
  isLanguage,
  language,
  languageOf,
  languages,
  setLanguage,
  Spoken,
  type Language,
} from './language.ts';
export { loadDiagnosticWords, noteWords, wordsOf, type Words } from './words.ts';
export { deckCodes } from './engine-codes.ts';
export type { FormatContext, Formatter } from './format/common.ts';
export { formatters, type FormatName } from './format/index.ts';
export { cells, widthOfCells } from './format/cells.ts';
export { summary, type Counted } from './format/common.ts';
export { jsonDiagnostic, type JsonDiagnostic, type JsonReport } from './format/json.ts';
