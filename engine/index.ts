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
export { deckCodes } from './construction/constraints/index.ts';
export { inspectConstruction } from './construction/inspect.ts';
export type { ConstructionInspection } from './construction/inspect.ts';
export type { ConstructionProblem, FieldMention } from './construction/inspect-keys.ts';
export { optionValues } from './construction/choices.ts';
export { asDeck, compiledDeck } from './construction/read-deck.ts';
export { compileConstruction } from './construction/judge.ts';
export type { JudgedGame } from './construction/judge.ts';
export { deckKeys, readDeck } from './construction/read-deck.ts';
export type {
  Card as CatalogueCard,
  Deck,
  Entry,
  Judge,
  OptionValues,
  Path,
  Swap,
  Verdict,
  Violation,
  Where,
} from './construction/types.ts';
export type { Choice, Constraint, ConstructionRules, Value } from './construction/rules.ts';

/** Games as compiled data. */
export { copiesOf } from './deck-lines.ts';
export type { DeckLine } from './deck-lines.ts';
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

/** Drawn patterns. */
export { readLayout, turnedLayout } from './layout.ts';
export type { Cell, Layout, LayoutFault, LayoutForm, LayoutSize } from './layout.ts';
export { readDrawing } from './pattern.ts';
export type { Drawing, DrawingFault } from './pattern.ts';

/** Scenarios of decks. */
export { runDeckScenario } from './scenarios/deck.ts';
export type { DeckScenarioContext } from './scenarios/given-deck.ts';
export type { Difference, Scenario } from './scenarios/types.ts';

/** Kinds of numbers. */
export type { Card, CardType, NumberOf } from './number-kinds.ts';

/** Playing: the contract of rules. */
export { BadPosition, commonRefusals } from './rules.ts';
export { nameOrNull, ownSide, NOBODY, seatName, seatOfName, sideName } from './seats.ts';
export type { Detail } from './drawing/detail.ts';
export type {
  AnyRules,
  GameEvent,
  Notation,
  Observation,
  Outcome,
  Position,
  PositionDifference,
  Refusal,
  Rules,
  RulesFactory,
  Setup,
  SetupPart,
  Report,
} from './rules.ts';
export type { Seat, Side, Viewer } from './seats.ts';

/** What the rules of several games are made of. */
export { namedOutcome, shortOfWin, standingsByScore, standingsOf } from './outcome.ts';
export type { NamedOutcome } from './outcome.ts';
export { defineEvents, withoutSecrets } from './events.ts';
export type {
  EventMakers,
  EventOf,
  EventsOf,
  FieldForm,
  Listener,
  Secrets,
  EventOfType,
} from './events.ts';
export { foreseen, refuseBy, refuseOutOfTurn } from './refusals.ts';
export type { Refuse } from './refusals.ts';
export { below, fnv, next, seedStream, shuffle, stream, STREAM_SIZE } from './random.ts';
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
export {
  ANSWER,
  argumentOf,
  cardAction,
  kindsAnswered,
  listAnswers,
  OTHER_CHOICE,
  OTHER_SET,
  OTHER_STEP,
  picksOf,
  refuseAnswer,
  takeAnswer,
  verbNumbers,
  verbOf,
} from './card-actions.ts';
export type { CardAction, CardForm, SetAction } from './card-actions.ts';
export { cardNotation } from './card-notation.ts';
export type { CardNotation } from './card-notation.ts';
export { typeNotation } from './card-notation.ts';
export {
  eitherWord,
  facingWord,
  numberWord,
  optionalWord,
  pairOfWords,
  pairValue,
  placesInPair,
  placesInRow,
  rowOfWords,
  squareWord,
  typeWord,
  wordAmong,
  WordedActions,
  wordRow,
} from './worded-actions.ts';
export type { WordedAction, WordKind } from './worded-actions.ts';
export { wordOfKinds } from './word-of-kinds.ts';
export type { WordOfKinds } from './word-of-kinds.ts';
export { writeList, writeRange } from './plain-data.ts';
export { StepRows } from './step-rows.ts';
export type { StepRowOptions } from './step-rows.ts';
export { packing } from './packing.ts';
export type { Packing } from './packing.ts';
export { withDeclarations } from './declarations.ts';
export type { Declaration as WholeDeclaration } from './declarations.ts';
export { VerbTable } from './verb-table.ts';
export { valuesOf } from './verb.ts';
export type { Among, Check, CheckTest, Verb } from './verb.ts';
export type { VerbTableOptions } from './verb-table.ts';
export { stuckAt, stuckSeatOf } from './stuck.ts';
export { nextInCycle, placeAfter, turnOrder } from './turn-cycle.ts';
export type { TurnCycle } from './turn-cycle.ts';
export * from './drawing/index.ts';
export { mapped } from './plain-data.ts';
export * from './positions/index.ts';
export * from './set-up/index.ts';
export * from './state/index.ts';
export { runPlayScenario } from './scenarios/play.ts';
export type { PlayContext, PlayReport } from './scenarios/play.ts';

/** Effects as data: what cards do, for all games. */
export * from './effects/index.ts';

/** Statistics over games by the thousand. */
export * from './statistics/index.ts';

/** Matches: playing one game, saving it as text, playing it again. */
export { Match } from './match.ts';
export type { Beginning, Step } from './match.ts';
export * from './saves/index.ts';
export { botNamed, botNames, botPlayer, bots, steadyPlayer, usualBot } from './bots/index.ts';
export type { Bot, BotKind, Player, Sight, SteadyPlayer } from './bots/index.ts';

/** The line protocol, for programs in any language. */
export { protocolCommands, ProtocolSession } from './protocol/session.ts';
export type { ProtocolGame } from './protocol/session.ts';
