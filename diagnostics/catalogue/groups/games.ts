import { noGame } from '../CW1401-no-game.ts';
import { gameFormatTooNew } from '../CW1402-game-format-too-new.ts';
import { gameFormatOld } from '../CW1403-game-format-old.ts';
import { badGameSchema } from '../CW1404-bad-game-schema.ts';
import { schemaNotFound } from '../CW1405-schema-not-found.ts';
import { kindWithoutFiles } from '../CW1406-kind-without-files.ts';
import { kindsOverlap } from '../CW1407-kinds-overlap.ts';
import { badConstruction } from '../CW1408-bad-construction.ts';
import { ambiguousPhrase } from '../CW1409-ambiguous-phrase.ts';
import { unknownOption } from '../CW1410-unknown-option.ts';
import { badDefault } from '../CW1411-bad-default.ts';
import { modelineMissing } from '../CW1412-modeline-missing.ts';
import { modelineWrong } from '../CW1413-modeline-wrong.ts';
import { badScenario } from '../CW1414-bad-scenario.ts';
import { badFilter } from '../CW1415-bad-filter.ts';
import { unknownEffectWord } from '../CW1416-unknown-effect-word.ts';
import { unreadParameter } from '../CW1417-unread-parameter.ts';
import { missingDuration } from '../CW1418-missing-duration.ts';
import { durationOfInstant } from '../CW1419-duration-of-instant.ts';
import { misplacedWord } from '../CW1420-misplaced-word.ts';
import { filterFitsNothing } from '../CW1421-filter-fits-nothing.ts';
import { conditionNeverHolds } from '../CW1422-condition-never-holds.ts';
import { conditionAlwaysHolds } from '../CW1423-condition-always-holds.ts';
import { patternOffBoard } from '../CW1424-pattern-off-board.ts';
import { sameData } from '../CW1425-same-data.ts';
import { dominatedComponent } from '../CW1426-dominated-component.ts';
import { badVocabulary } from '../CW1427-bad-vocabulary.ts';
import { choiceNotRead } from '../CW1428-choice-not-read.ts';
import { choiceMissing } from '../CW1429-choice-missing.ts';
import { unknownComparedField } from '../CW1430-unknown-compared-field.ts';
import { wordWithoutTrigger } from '../CW1431-word-without-trigger.ts';
import { wordInVain } from '../CW1490-word-in-vain.ts';
import { wordWithoutMeaning } from '../CW1491-word-without-meaning.ts';
import { textDiffers } from '../CW1450-text-differs.ts';
import { untoldParameter } from '../CW1451-untold-parameter.ts';
import { unknownSentence } from '../CW1452-unknown-sentence.ts';
import { endlessPattern } from '../CW1453-endless-pattern.ts';
import { missingDash } from '../CW1460-missing-dash.ts';
import { cutAtComma } from '../CW1461-cut-at-comma.ts';
import { cutText } from '../CW1462-cut-text.ts';
import { unclosedBold } from '../CW1463-unclosed-bold.ts';
import { wrongEnding } from '../CW1464-wrong-ending.ts';

/** What makes a game: its manifest, vocabulary, effects and scenarios. */
export const games = {
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
  CW1453: endlessPattern,
  CW1460: missingDash,
  CW1461: cutAtComma,
  CW1462: cutText,
  CW1463: unclosedBold,
  CW1464: wrongEnding,
  CW1490: wordInVain,
  CW1491: wordWithoutMeaning,
} as const;
