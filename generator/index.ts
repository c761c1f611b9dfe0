/**
 * The generator's door: a game folder in; faults with their places, typed data and verdicts out.
 */

/** Checking a game. `SoundGame` knows what was found in one without errors, as long as nothing in it is different. */
export {
  GameChecker,
  isSound,
  type CheckedGame,
  type CheckOptions,
  type CheckResult,
  type UnreadGame,
} from './check.ts';
export { SoundGame } from './sound-game.ts';
export type { CountedCards, Goal, Manifest } from './manifest.ts';

/** Writing what is made of it: typed data, schemas for editors, the data that is printed and played. */
export {
  buildGame,
  defaultOut,
  writeSchemas,
  type BuildOptions,
  type WrittenFiles,
} from './build.ts';
export { usualLocale } from './usual-locale.ts';
export { writeEditorSettings } from './emit/editor.ts';
export { compileCards, compilePatterns } from './compile/cards.ts';
export { namedThings } from './compile/named-things.ts';
export { compileGame } from './compile/compile.ts';
export { figuresOf, withFigures, type Figure, type TurnedFigure } from './compile/figures.ts';

/** Judging a deck, running scenarios, rules of play. */
export { judgeDeckFile, type JudgedFile } from './decks/judge-file.ts';
export { loadRules, rulesFromSource, type AnyRulesFactory } from './rules/load-rules.ts';
export { RulesFault } from './rules/rules-fault.ts';
export { linesInRules, onlyInRules } from './rules/lines-in-rules.ts';
export {
  runScenarios,
  scenarioPositions,
  isOfPlay,
  unreadScenarios,
  type ScenarioOutcome,
} from './scenarios/run.ts';

/** Rulebooks for players: which file, and what it refers to. */
export {
  bookFile,
  referenceOf,
  referencesIn,
  type Reference,
  type PlacedReference,
} from './rulebook/references.ts';
export { termIn, termsOf, type Term } from './rulebook/terms.ts';

/** Rules text: effects as sentences in each language of the game, and read back. */
export { CardTexts, textFields, type Paragraph } from './rules-text/card-texts.ts';
export { Language } from './rules-text/language.ts';
export { printPart, readPart, type Part, type PartField } from './rules-text/parts.ts';
export { isWords, plainText, type Run } from './rules-text/runs.ts';
export { patternIn } from './rules-text/slots/values.ts';

/** A game as it was at a revision of git. */
export { commitOf, gameAt, type PastGame } from './revision.ts';
export { diffCards, fieldLine, type CardDiff, type FieldDiff } from './card-diff.ts';

/** What a check has read, for those who check more of a game: templates, styles and sheets. */
export {
  filesOf,
  itemsOf,
  itemWithId,
  type CheckedFile,
  type GameFiles,
} from './link/game-files.ts';
export { type CellValue, WORKBOOK } from './load/tables/table.ts';
export { listGame } from './load/folder.ts';
export { areSound, isError, unsoundIds } from './link/certain.ts';
export { artNamed, picturesNamed } from './link/assets.ts';
export { artistsOf, artistFor, isMeant, type Artist } from './link/art.ts';
export { isPicture } from './load/picture-head.ts';
export type { LinkedGame } from './link/link.ts';
export type { Vocabulary } from './vocabulary/model.ts';
export { writtenElsewhere } from './locator.ts';
export { componentAt, fieldAt, placeFaults, placeOfId } from './place.ts';
export type { JsonSchema } from './schema/json-schema.ts';
export type { PositionKeyWords } from './schema/position-keys.ts';
export { nodesAlongPath } from './schema/walk.ts';
export { nameOf as componentName, offeredAt, type OfferedAt } from './schema/offered.ts';
export {
  chosenValue,
  fieldName,
  firstValue,
  valueAtPath,
  valueForm,
  type ValueForm,
} from './schema/value-form.ts';
export { subSchemas } from './schema/walk.ts';
export { compileValidator, pathIn } from './validate/validator.ts';

/** Decks as files: judged and fixed. */
export { fixDeckFile, type FixedFile } from './decks/fix-file.ts';
export { deckState, type DeckState } from './decks/deck-change.ts';

/** Two verdicts over a deck: what changed, and why. */
export { causeOf, deckChange, type Cause, type DeckChange } from './decks/deck-change.ts';

/** Decks away from the files of a game, as in a page: judged, explained, counted, changed. */
export * from './in-page.ts';
export { choiceValues, deckGame, fieldWords } from './decks/deck-game.ts';
export { changeDeck, newDeck } from './decks/change-deck.ts';
export { fieldNamesOf, kebab, type FieldNames } from './decks/field-names.ts';

/** Lists in the forms of other programs, and back. */
export type { DeckForm } from './decks/forms/form.ts';
export { listForm } from './decks/forms/own.ts';
export { tidyList } from './decks/tidy-list.ts';
export { valueMeant } from './decks/text-list.ts';
export { clearName, writtenDeck } from './decks/written-deck.ts';

/** What is in them. */
export { deckListing } from './decks/written-deck.ts';
export {
  deckStatistics,
  type DeckStatistics,
  type SectionStatistics,
  type StatisticsRequest,
} from './decks/statistics.ts';

/** Writing into a game's files: what `check --fix`, `rename` and `init` do. */
export { fixGame, fixedText } from './edit/fix.ts';
export { cellChange, type CellRefusal, type TypedCell } from './edit/cell-change.ts';
export {
  planEdit,
  type ChangeRefusal,
  type ComponentChange,
  type EditPlan,
  type RefusedChange,
} from './edit/plan-edit.ts';
export { placesLeft, type FileLeft } from './edit/rename.ts';
export { renameId, type RenameRefusal } from './edit/rename.ts';

/** A new game, from the starter. */
export { identify, type Identity, type NameRefusal } from './init/identity.ts';
export { kindNamed, writeEmptyGame } from './init/empty-game.ts';
export { inferKind, type FieldSort, type InferredKind } from './init/infer-kind.ts';
export { writeStarter } from './init/write-starter.ts';
export { readSource } from './load/files.ts';

/** Components as tables for spreadsheets, and back. */
export {
  isFileOfGame,
  kindTable,
  type ExportRefusal,
  type KindTable,
} from './tables/export/kind-table.ts';
export { sheetNameOf } from './tables/sheet-name.ts';
export { TABLE_FORMS, writeTable, type TableForm } from './tables/export/write-table.ts';
export { planImport, type ImportPlan, type RowChange } from './tables/import/plan-import.ts';
export { placedInTable } from './tables/import/place-in-table.ts';
