/** Setting games up: options, decks, what is made once for all games of a set-up. */
export { allowsValue } from './allows-value.ts';
export {
  badOption,
  badParameter,
  cardsOfDeck,
  cardsOfDecks,
  makeDeckJudge,
  makeSetupJudge,
} from './decks.ts';
export type { DeckJudge } from './decks.ts';
export { badOptions, optionsOf, positionSetup, setupOptions, withUsualKeys } from './options.ts';
export type { OptionTests } from './options.ts';
export { makeParts, readPart } from './parts.ts';
export type { PartRules, Parts } from './parts.ts';
export { makeStarter } from './starter.ts';
export type { Starter, StarterParts } from './starter.ts';
export { layOut } from './lay-out.ts';
export type { LaidCards, LayOutOptions } from './lay-out.ts';
