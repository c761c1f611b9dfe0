import type { Code } from './catalogue/index.ts';

/** Cardwright's code for each default code of the engine's judge of decks (`deckCodes` there). */
export const deckCodes = {
  DECK_UNKNOWN_CARD: 'CW1301',
  DECK_BAD_COUNT: 'CW1302',
  DECK_DUPLICATE_ENTRY: 'CW1303',
  DECK_SIZE: 'CW1304',
  DECK_COUNT: 'CW1305',
  DECK_COPIES: 'CW1306',
  DECK_FORBIDDEN_CARD: 'CW1307',
  DECK_NOT_THE_LIST: 'CW1308',
  DECK_NO_LIST: 'CW1309',
  DECK_UNKNOWN_CHOICE: 'CW1310',
  DECK_BASE_UNKNOWN: 'CW1311',
  DECK_BASE_CYCLE: 'CW1312',
  DECK_SWAP_DIFFERENT: 'CW1313',
  DECK_SWAP_NOT_HELD: 'CW1314',
  DECK_WRONG_SECTION: 'CW1318',
  DECK_UNKNOWN_SECTION: 'CW1319',
  DECK_SECTION_SIZE: 'CW1320',
} as const satisfies Record<string, Code>;
