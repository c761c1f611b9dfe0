import type { Definition, Fault } from '../define.ts';
import { yamlSyntax } from './CW1001-yaml-syntax.ts';
import { tabIndentation } from './CW1002-tab-indentation.ts';
import { duplicateKey } from './CW1003-duplicate-key.ts';
import { unknownAlias } from './CW1004-unknown-alias.ts';
import { cyclicAlias } from './CW1005-cyclic-alias.ts';
import { tooManyAliases } from './CW1006-too-many-aliases.ts';
import { mergeKey } from './CW1007-merge-key.ts';
import { unknownTag } from './CW1008-unknown-tag.ts';
import { badKey } from './CW1009-bad-key.ts';
import { emptyFile } from './CW1010-empty-file.ts';
import { severalDocuments } from './CW1011-several-documents.ts';
import { tooDeep } from './CW1012-too-deep.ts';
import { notUtf8 } from './CW1013-not-utf8.ts';
import { fileTooLarge } from './CW1014-file-too-large.ts';
import { badNumber } from './CW1015-bad-number.ts';
import { strayCharacter } from './CW1016-stray-character.ts';
import { noStructure } from './CW1017-no-structure.ts';
import { unreadable } from './CW1021-unreadable.ts';
import { linkOutsideGame } from './CW1022-link-outside-game.ts';
import { linkLoop } from './CW1023-link-loop.ts';
import { namesDifferByCase } from './CW1024-names-differ-by-case.ts';
import { folderTooLarge } from './CW1025-folder-too-large.ts';
import { unknownProperty } from './CW1101-unknown-property.ts';
import { misspeltProperty } from './CW1102-misspelt-property.ts';
import { missingProperty } from './CW1103-missing-property.ts';
import { wrongType } from './CW1104-wrong-type.ts';
import { numberOutOfRange } from './CW1105-number-out-of-range.ts';
import { unknownWord } from './CW1106-unknown-word.ts';
import { wrongForm } from './CW1107-wrong-form.ts';
import { blankText } from './CW1108-blank-text.ts';
import { textTooShort } from './CW1109-text-too-short.ts';
import { textTooLong } from './CW1110-text-too-long.ts';
import { listTooShort } from './CW1111-list-too-short.ts';
import { listTooLong } from './CW1112-list-too-long.ts';
import { repeatedItem } from './CW1113-repeated-item.ts';
import { forbiddenValue } from './CW1114-forbidden-value.ts';
import { forbiddenHere } from './CW1115-forbidden-here.ts';
import { neededHere } from './CW1116-needed-here.ts';
import { tooFewProperties } from './CW1117-too-few-properties.ts';
import { tooManyProperties } from './CW1118-too-many-properties.ts';
import { derivedProperty } from './CW1119-derived-property.ts';
import { doesNotFit } from './CW1120-does-not-fit.ts';
import { duplicateId } from './CW1201-duplicate-id.ts';
import { badId } from './CW1202-bad-id.ts';
import { unknownReference } from './CW1203-unknown-reference.ts';
import { wrongKindReference } from './CW1204-wrong-kind-reference.ts';
import { patternNoOrigin } from './CW1205-pattern-no-origin.ts';
import { patternTwoOrigins } from './CW1206-pattern-two-origins.ts';
import { patternRagged } from './CW1207-pattern-ragged.ts';
import { patternUnknownCharacter } from './CW1208-pattern-unknown-character.ts';
import { patternEmpty } from './CW1209-pattern-empty.ts';
import { unusedPattern } from './CW1210-unused-pattern.ts';
import { unknownLocale } from './CW1211-unknown-locale.ts';
import { missingTranslation } from './CW1212-missing-translation.ts';
import { staleTranslation } from './CW1213-stale-translation.ts';
import { missingAsset } from './CW1214-missing-asset.ts';
import { pathOutsideGame } from './CW1215-path-outside-game.ts';
import { unclaimedFile } from './CW1216-unclaimed-file.ts';
import { missingMessage } from './CW1217-missing-message.ts';
import { badMessageFormat } from './CW1218-bad-message-format.ts';
import { unknownMessageParameter } from './CW1219-unknown-message-parameter.ts';
import { unknownClause } from './CW1220-unknown-clause.ts';
import { repeatedValue } from './CW1221-repeated-value.ts';
import { deckUnknownCard } from './CW1301-deck-unknown-card.ts';
import { deckBadCount } from './CW1302-deck-bad-count.ts';
import { deckDuplicateEntry } from './CW1303-deck-duplicate-entry.ts';
import { deckSize } from './CW1304-deck-size.ts';
import { deckCount } from './CW1305-deck-count.ts';
import { deckCopies } from './CW1306-deck-copies.ts';
import { deckForbiddenCard } from './CW1307-deck-forbidden-card.ts';
import { deckNotTheList } from './CW1308-deck-not-the-list.ts';
import { deckNoList } from './CW1309-deck-no-list.ts';
import { deckUnknownChoice } from './CW1310-deck-unknown-choice.ts';
import { deckBaseUnknown } from './CW1311-deck-base-unknown.ts';
import { deckBaseCycle } from './CW1312-deck-base-cycle.ts';
import { swapDifferent } from './CW1313-swap-different.ts';
import { swapNotHeld } from './CW1314-swap-not-held.ts';
import { deckExpectation } from './CW1315-deck-expectation.ts';
import { deckTextLine } from './CW1316-deck-text-line.ts';
import { ambiguousName } from './CW1317-ambiguous-name.ts';
import { deckWrongSection } from './CW1318-deck-wrong-section.ts';
import { deckUnknownSection } from './CW1319-deck-unknown-section.ts';
import { deckSectionSize } from './CW1320-deck-section-size.ts';
import { deckSum } from './CW1321-deck-sum.ts';
import { deckDistinct } from './CW1322-deck-distinct.ts';
import { deckGroups } from './CW1323-deck-groups.ts';
import { deckUnequalGroups } from './CW1324-deck-unequal-groups.ts';
import { deckShare } from './CW1325-deck-share.ts';
import { deckSpread } from './CW1326-deck-spread.ts';
import { deckOptions } from './CW1327-deck-options.ts';
import { deckNotAllowed } from './CW1328-deck-not-allowed.ts';
import { deckSlotEmpty } from './CW1329-deck-slot-empty.ts';
import { deckSlotsFull } from './CW1330-deck-slots-full.ts';
import { deckMissingCard } from './CW1331-deck-missing-card.ts';
import { deckLimitedCard } from './CW1332-deck-limited-card.ts';
import { deckBannedCard } from './CW1333-deck-banned-card.ts';
import { deckNotOnList } from './CW1334-deck-not-on-list.ts';
import { deckListTotal } from './CW1335-deck-list-total.ts';
import { deckListPoints } from './CW1336-deck-list-points.ts';
import { deckExclusive } from './CW1337-deck-exclusive.ts';
import { deckNotInPool } from './CW1338-deck-not-in-pool.ts';
import { deckPair } from './CW1339-deck-pair.ts';
import { deckSequence } from './CW1340-deck-sequence.ts';
import { deckNotWithin } from './CW1341-deck-not-within.ts';
import { deckCheck } from './CW1342-deck-check.ts';
import { deckFormula } from './CW1343-deck-formula.ts';
import { deckEffectConflict } from './CW1344-deck-effect-conflict.ts';
import { badFormula } from './CW1345-bad-formula.ts';
import { constructionCycle } from './CW1346-construction-cycle.ts';
import { deckAdvice } from './CW1347-deck-advice.ts';
import { filterFitsNoCard } from './CW1348-filter-fits-no-card.ts';
import { impossibleLimit } from './CW1349-impossible-limit.ts';
import { deadOption } from './CW1350-dead-option.ts';
import { repeatedConstraintName } from './CW1351-repeated-constraint-name.ts';
import { shrunkList } from './CW1352-shrunk-list.ts';
import { noGame } from './CW1401-no-game.ts';
import { gameFormatTooNew } from './CW1402-game-format-too-new.ts';
import { gameFormatOld } from './CW1403-game-format-old.ts';
import { badGameSchema } from './CW1404-bad-game-schema.ts';
import { schemaNotFound } from './CW1405-schema-not-found.ts';
import { kindWithoutFiles } from './CW1406-kind-without-files.ts';
import { kindsOverlap } from './CW1407-kinds-overlap.ts';
import { badConstruction } from './CW1408-bad-construction.ts';
import { ambiguousPhrase } from './CW1409-ambiguous-phrase.ts';
import { unknownOption } from './CW1410-unknown-option.ts';
import { badDefault } from './CW1411-bad-default.ts';
import { modelineMissing } from './CW1412-modeline-missing.ts';
import { modelineWrong } from './CW1413-modeline-wrong.ts';
import { badScenario } from './CW1414-bad-scenario.ts';
import { badFilter } from './CW1415-bad-filter.ts';
import { unknownEffectWord } from './CW1416-unknown-effect-word.ts';
import { unreadParameter } from './CW1417-unread-parameter.ts';
import { missingDuration } from './CW1418-missing-duration.ts';
import { durationOfInstant } from './CW1419-duration-of-instant.ts';
import { misplacedWord } from './CW1420-misplaced-word.ts';
import { filterFitsNothing } from './CW1421-filter-fits-nothing.ts';
import { conditionNeverHolds } from './CW1422-condition-never-holds.ts';
import { conditionAlwaysHolds } from './CW1423-condition-always-holds.ts';
import { patternOffBoard } from './CW1424-pattern-off-board.ts';
import { sameData } from './CW1425-same-data.ts';
import { dominatedComponent } from './CW1426-dominated-component.ts';
import { badVocabulary } from './CW1427-bad-vocabulary.ts';
import { choiceNotRead } from './CW1428-choice-not-read.ts';
import { choiceMissing } from './CW1429-choice-missing.ts';
import { unknownComparedField } from './CW1430-unknown-compared-field.ts';
import { wordWithoutTrigger } from './CW1431-word-without-trigger.ts';
import { textDiffers } from './CW1450-text-differs.ts';
import { untoldParameter } from './CW1451-untold-parameter.ts';
import { unknownSentence } from './CW1452-unknown-sentence.ts';
import { templateSyntax } from './CW2001-template-syntax.ts';
import { unknownHelper } from './CW2002-unknown-helper.ts';
import { unknownField } from './CW2003-unknown-field.ts';
import { emptyValue } from './CW2004-empty-value.ts';
import { notWritable } from './CW2005-not-writable.ts';
import { unescapedOutput } from './CW2006-unescaped-output.ts';
import { unknownPartial } from './CW2007-unknown-partial.ts';
import { badArgument } from './CW2008-bad-argument.ts';
import { unknownIcon } from './CW2009-unknown-icon.ts';
import { unknownTemplateWord } from './CW2010-unknown-template-word.ts';
import { styleSyntax } from './CW2020-style-syntax.ts';
import { rasterisedStyle } from './CW2021-rasterised-style.ts';
import { unknownFont } from './CW2022-unknown-font.ts';
import { outsideAddress } from './CW2023-outside-address.ts';
import { unknownMark } from './CW2101-unknown-mark.ts';
import { textOverflow } from './CW3001-text-overflow.ts';
import { sheetTooLarge } from './CW3002-sheet-too-large.ts';
import { nothingToPrint } from './CW3003-nothing-to-print.ts';
import { missingGlyph } from './CW3004-missing-glyph.ts';
import { narrowMargin } from './CW3030-narrow-margin.ts';
import { smallText } from './CW3050-small-text.ts';
import { unsafeText } from './CW3051-unsafe-text.ts';
import { shrunkText } from './CW3052-shrunk-text.ts';
import { untranslatedText } from './CW3053-untranslated-text.ts';
import { fewDots } from './CW3055-few-dots.ts';
import { hugePicture } from './CW3056-huge-picture.ts';
import { placeholderShown } from './CW3057-placeholder.ts';
import { vendorSize } from './CW3060-vendor-size.ts';
import { vendorBleed } from './CW3061-vendor-bleed.ts';
import { vendorNote } from './CW3062-vendor-note.ts';
import { vendorBack } from './CW3063-vendor-back.ts';
import { lowContrast } from './CW3070-low-contrast.ts';
import { confusableColours } from './CW3071-confusable-colours.ts';
import { noRules } from './CW3080-no-rules.ts';
import { pastGame } from './CW3090-past-game.ts';
import { neverPrinted } from './CW3091-never-printed.ts';
import { noBrowser } from './CW4001-no-browser.ts';
import { browserFails } from './CW4002-browser-fails.ts';
import { unfitFont } from './CW4003-unfit-font.ts';
import { deckTableHead } from './CW5001-deck-table-head.ts';
import { deckTooLong } from './CW5002-deck-too-long.ts';

/** Every diagnostic, by code. To add one: a file beside this one, a line here, a page in `docs/diagnostics/`. */
export const catalogue = {
  CW1001: yamlSyntax,
  CW1002: tabIndentation,
  CW1003: duplicateKey,
  CW1004: unknownAlias,
  CW1005: cyclicAlias,
  CW1006: tooManyAliases,
  CW1007: mergeKey,
  CW1008: unknownTag,
  CW1009: badKey,
  CW1010: emptyFile,
  CW1011: severalDocuments,
  CW1012: tooDeep,
  CW1013: notUtf8,
  CW1014: fileTooLarge,
  CW1015: badNumber,
  CW1016: strayCharacter,
  CW1017: noStructure,
  CW1021: unreadable,
  CW1022: linkOutsideGame,
  CW1023: linkLoop,
  CW1024: namesDifferByCase,
  CW1025: folderTooLarge,
  CW1101: unknownProperty,
  CW1102: misspeltProperty,
  CW1103: missingProperty,
  CW1104: wrongType,
  CW1105: numberOutOfRange,
  CW1106: unknownWord,
  CW1107: wrongForm,
  CW1108: blankText,
  CW1109: textTooShort,
  CW1110: textTooLong,
  CW1111: listTooShort,
  CW1112: listTooLong,
  CW1113: repeatedItem,
  CW1114: forbiddenValue,
  CW1115: forbiddenHere,
  CW1116: neededHere,
  CW1117: tooFewProperties,
  CW1118: tooManyProperties,
  CW1119: derivedProperty,
  CW1120: doesNotFit,
  CW1201: duplicateId,
  CW1202: badId,
  CW1203: unknownReference,
  CW1204: wrongKindReference,
  CW1205: patternNoOrigin,
  CW1206: patternTwoOrigins,
  CW1207: patternRagged,
  CW1208: patternUnknownCharacter,
  CW1209: patternEmpty,
  CW1210: unusedPattern,
  CW1211: unknownLocale,
  CW1212: missingTranslation,
  CW1213: staleTranslation,
  CW1214: missingAsset,
  CW1215: pathOutsideGame,
  CW1216: unclaimedFile,
  CW1217: missingMessage,
  CW1218: badMessageFormat,
  CW1219: unknownMessageParameter,
  CW1220: unknownClause,
  CW1221: repeatedValue,
  CW1301: deckUnknownCard,
  CW1302: deckBadCount,
  CW1303: deckDuplicateEntry,
  CW1304: deckSize,
  CW1305: deckCount,
  CW1306: deckCopies,
  CW1307: deckForbiddenCard,
  CW1308: deckNotTheList,
  CW1309: deckNoList,
  CW1310: deckUnknownChoice,
  CW1311: deckBaseUnknown,
  CW1312: deckBaseCycle,
  CW1313: swapDifferent,
  CW1314: swapNotHeld,
  CW1315: deckExpectation,
  CW1316: deckTextLine,
  CW1317: ambiguousName,
  CW1318: deckWrongSection,
  CW1319: deckUnknownSection,
  CW1320: deckSectionSize,
  CW1321: deckSum,
  CW1322: deckDistinct,
  CW1323: deckGroups,
  CW1324: deckUnequalGroups,
  CW1325: deckShare,
  CW1326: deckSpread,
  CW1327: deckOptions,
  CW1328: deckNotAllowed,
  CW1329: deckSlotEmpty,
  CW1330: deckSlotsFull,
  CW1331: deckMissingCard,
  CW1332: deckLimitedCard,
  CW1333: deckBannedCard,
  CW1334: deckNotOnList,
  CW1335: deckListTotal,
  CW1336: deckListPoints,
  CW1337: deckExclusive,
  CW1338: deckNotInPool,
  CW1339: deckPair,
  CW1340: deckSequence,
  CW1341: deckNotWithin,
  CW1342: deckCheck,
  CW1343: deckFormula,
  CW1344: deckEffectConflict,
  CW1345: badFormula,
  CW1346: constructionCycle,
  CW1347: deckAdvice,
  CW1348: filterFitsNoCard,
  CW1349: impossibleLimit,
  CW1350: deadOption,
  CW1351: repeatedConstraintName,
  CW1352: shrunkList,
  CW1401: noGame,
  CW1402: gameFormatTooNew,
  CW1403: gameFormatOld,
  CW1404: badGameSchema,
  CW1405: schemaNotFound,
  CW1406: kindWithoutFiles,
  CW1407: kindsOverlap,
  CW1408: badConstruction,
  CW1409: ambiguousPhrase,
  CW1410: unknownOption,
  CW1411: badDefault,
  CW1412: modelineMissing,
  CW1413: modelineWrong,
  CW1414: badScenario,
  CW1415: badFilter,
  CW1416: unknownEffectWord,
  CW1417: unreadParameter,
  CW1418: missingDuration,
  CW1419: durationOfInstant,
  CW1420: misplacedWord,
  CW1421: filterFitsNothing,
  CW1422: conditionNeverHolds,
  CW1423: conditionAlwaysHolds,
  CW1424: patternOffBoard,
  CW1425: sameData,
  CW1426: dominatedComponent,
  CW1427: badVocabulary,
  CW1428: choiceNotRead,
  CW1429: choiceMissing,
  CW1430: unknownComparedField,
  CW1431: wordWithoutTrigger,
  CW1450: textDiffers,
  CW1451: untoldParameter,
  CW1452: unknownSentence,
  CW2001: templateSyntax,
  CW2002: unknownHelper,
  CW2003: unknownField,
  CW2004: emptyValue,
  CW2005: notWritable,
  CW2006: unescapedOutput,
  CW2007: unknownPartial,
  CW2008: badArgument,
  CW2009: unknownIcon,
  CW2010: unknownTemplateWord,
  CW2020: styleSyntax,
  CW2021: rasterisedStyle,
  CW2022: unknownFont,
  CW2023: outsideAddress,
  CW2101: unknownMark,
  CW3001: textOverflow,
  CW3002: sheetTooLarge,
  CW3003: nothingToPrint,
  CW3004: missingGlyph,
  CW3030: narrowMargin,
  CW3050: smallText,
  CW3051: unsafeText,
  CW3052: shrunkText,
  CW3053: untranslatedText,
  CW3055: fewDots,
  CW3056: hugePicture,
  CW3057: placeholderShown,
  CW3060: vendorSize,
  CW3061: vendorBleed,
  CW3062: vendorNote,
  CW3063: vendorBack,
  CW3070: lowContrast,
  CW3071: confusableColours,
  CW3080: noRules,
  CW3090: pastGame,
  CW3091: neverPrinted,
  CW4001: noBrowser,
  CW4002: browserFails,
  CW4003: unfitFont,
  CW5001: deckTableHead,
  CW5002: deckTooLong,
} as const;

export type Code = keyof typeof catalogue;

/** The parameters that the words of `C` need. */
export type ParamsOf<C extends Code> =
  (typeof catalogue)[C] extends Definition<infer P> ? P : never;

/** Makes a fault whose parameters fit its code. */
export function fault<C extends Code>(
  code: C,
  at: Omit<Fault, 'code' | 'params'>,
  params: ParamsOf<C>,
): Fault {
  return { ...at, code, params };
}
