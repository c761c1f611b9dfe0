/**
 * The door of the engine: plain data in, plain data out; no Node, no DOM, no clock, no words.
 *
 * Judging decks: `compileConstruction` once per game, then the `Judge` it returns for each deck.
 * Playing: a game's `Rules`.
 */

/** Filters over card fields, as in construction.yaml and under `derive` in game.yaml. */
export { compileFilter, inspectFilter } from './filter.ts';
export type {
  Fields,
  FieldUse,
  FilterInspection,
  FilterProblem,
  Lookup,
  NameUse,
} from './filter.ts';

/** Deck construction: the judge, what its rules mention, the codes that are not a game's own. */
export { deckCodes } from './construction/codes.ts';
export { inspectConstruction } from './construction/inspect.ts';
export type {
  ConstructionInspection,
  ConstructionProblem,
  FieldMention,
} from './construction/inspect.ts';
export { optionValues } from './construction/choices.ts';
export { asDeck, compiledDeck } from './construction/compiled-deck.ts';
export { compileConstruction } from './construction/judge.ts';
export type { JudgedGame } from './construction/judge.ts';
export { deckKeys, readDeck } from './construction/read-deck.ts';
export type {
  Card as CatalogueCard,
  Choice,
  Constraint,
  ConstructionRules,
  Deck,
  Entry,
  Judge,
  OptionValues,
  Path,
  Swap,
  Value,
  Verdict,
  Violation,
  Where,
} from './construction/types.ts';

/** Games as compiled data. */
export { componentsOf } from './game.ts';
export type {
  CompiledDeck,
  CompiledGame,
  ComponentsOf,
  Frozen,
  GameOption,
  Offset,
  Pattern,
  Table,
  Text,
} from './game.ts';

/** Scenarios of decks. */
export { runDeckScenario } from './scenarios/deck.ts';
export type { DeckScenarioContext } from './scenarios/deck.ts';
export type { Difference, Scenario } from './scenarios/types.ts';

/** Kinds of numbers. */
export type { Card, CardType, NumberOf } from './number-kinds.ts';

/** Playing: the contract of rules. */
export {
  BadPosition,
  chanceWords,
  commonRefusals,
  ownSide,
  NOBODY,
  seatName,
  seatOfName,
  sideName,
} from './rules.ts';
export type {
  ChanceWord,
  GameEvent,
  Luck,
  Notation,
  Observation,
  Outcome,
  Position,
  PositionDifference,
  Refusal,
  Rules,
  RulesFactory,
  Seat,
  Setup,
  SetupPart,
  Side,
  Tell,
  Viewer,
} from './rules.ts';

/** What the rules of several games are made of. */
export { outcomeInWords, standingsByScore, standingsOf } from './outcome.ts';
export type { OutcomeInWords } from './outcome.ts';
export { withoutSecrets } from './events.ts';
export type { EventOf, Listener, Secrets, Told } from './events.ts';
export { refuseBy, refuseOutOfTurn } from './refusals.ts';
export type { Refuse } from './refusals.ts';
export { below, fnv, next, seedStream, shuffle, stream, STREAM_WORDS } from './random.ts';
export * from './board/index.ts';
export {
  boundedGrid,
  columnOf,
  compass,
  directions,
  DOWN,
  hexCompass,
  hexGrid,
  isBounded,
  isOnBoard,
  offsetBetween,
  orthogonal,
  parseSquare,
  rowOf,
  squareAt,
  squareBeside,
  squareName,
  squaresAround,
  squaresOf,
  turned,
  turnedOffset,
  unboundedGrid,
  UP,
} from './grid.ts';
export type { Facing, Grid, Orientation, Square } from './grid.ts';
export * from './chance/index.ts';
export * from './choices/index.ts';
export { Sealed, SEALED } from './sealed.ts';
export { BoardActions, endOf, way, wayBetween } from './board-actions.ts';
export type { ActionForm, BoardAction } from './board-actions.ts';
export { typeNotation } from './type-notation.ts';
export { nextInCycle, placeAfter, turnOrder } from './turn-cycle.ts';
export type { TurnCycle } from './turn-cycle.ts';
export * from './drawing/index.ts';
export * from './positions/index.ts';
export * from './set-up/index.ts';
export * from './state/index.ts';
export { runPlayScenario } from './scenarios/play.ts';
export type { PlayContext, PlayReport } from './scenarios/play.ts';

/** Effects as data: what cards do, for all games. */
export * from './effects/index.ts';

/** Matches: playing one game, saving it as text, playing it again. */
export { Match } from './match.ts';
export type { Beginning, Step } from './match.ts';
export { BadSave, checksumOf, readSave, replay, saveMatch } from './saved-match.ts';
export type { Departure, Replay, SavedMatch, SavedStep } from './saved-match.ts';
export { botPlayer, bots } from './bots/index.ts';
export type { Bot, Player, Sight } from './bots/index.ts';

/** The line protocol, for programs in any language. */
export { protocolCommands, ProtocolSession } from './protocol/session.ts';
export type { ProtocolGame } from './protocol/session.ts';
