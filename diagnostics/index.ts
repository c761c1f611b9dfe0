export * from './define.ts';
export { catalogue, fault, type Code, type ParamsOf } from './catalogue/index.ts';
export type { JsonType } from './catalogue/CW1104-wrong-type.ts';
export type { Decider } from './deciders.ts';
export { deckCodes } from './deck-codes.ts';
export type { FormatContext, Formatter } from './format/context.ts';
export { formatters, type FormatName } from './format/index.ts';
export { summary } from './format/counts.ts';
export type { JsonDiagnostic, JsonReport } from './format/json.ts';
