import { deckUnknownCard } from '../CW1301-deck-unknown-card.ts';
import { deckBadCount } from '../CW1302-deck-bad-count.ts';
import { deckDuplicateEntry } from '../CW1303-deck-duplicate-entry.ts';
import { deckSize } from '../CW1304-deck-size.ts';
import { deckCount } from '../CW1305-deck-count.ts';
import { deckCopies } from '../CW1306-deck-copies.ts';
import { deckForbiddenCard } from '../CW1307-deck-forbidden-card.ts';
import { deckNotTheList } from '../CW1308-deck-not-the-list.ts';
import { deckNoList } from '../CW1309-deck-no-list.ts';
import { deckUnknownChoice } from '../CW1310-deck-unknown-choice.ts';
import { deckBaseUnknown } from '../CW1311-deck-base-unknown.ts';
import { deckBaseCycle } from '../CW1312-deck-base-cycle.ts';
import { swapDifferent } from '../CW1313-swap-different.ts';
import { swapNotHeld } from '../CW1314-swap-not-held.ts';
import { deckExpectation } from '../CW1315-deck-expectation.ts';
import { deckTextLine } from '../CW1316-deck-text-line.ts';
import { ambiguousName } from '../CW1317-ambiguous-name.ts';
import { deckWrongSection } from '../CW1318-deck-wrong-section.ts';
import { deckUnknownSection } from '../CW1319-deck-unknown-section.ts';
import { deckSectionSize } from '../CW1320-deck-section-size.ts';
import { deckSum } from '../CW1321-deck-sum.ts';
import { deckDistinct } from '../CW1322-deck-distinct.ts';
import { deckGroups } from '../CW1323-deck-groups.ts';
import { deckUnequalGroups } from '../CW1324-deck-unequal-groups.ts';
import { deckShare } from '../CW1325-deck-share.ts';
import { deckSpread } from '../CW1326-deck-spread.ts';
import { deckOptions } from '../CW1327-deck-options.ts';
import { deckNotAllowed } from '../CW1328-deck-not-allowed.ts';
import { deckSlotEmpty } from '../CW1329-deck-slot-empty.ts';
import { deckSlotsFull } from '../CW1330-deck-slots-full.ts';
import { deckMissingCard } from '../CW1331-deck-missing-card.ts';
import { deckLimitedCard } from '../CW1332-deck-limited-card.ts';
import { deckBannedCard } from '../CW1333-deck-banned-card.ts';
import { deckNotOnList } from '../CW1334-deck-not-on-list.ts';
import { deckListTotal } from '../CW1335-deck-list-total.ts';
import { deckListPoints } from '../CW1336-deck-list-points.ts';
import { deckExclusive } from '../CW1337-deck-exclusive.ts';
import { deckNotInPool } from '../CW1338-deck-not-in-pool.ts';
import { deckPair } from '../CW1339-deck-pair.ts';
import { deckSequence } from '../CW1340-deck-sequence.ts';
import { deckNotWithin } from '../CW1341-deck-not-within.ts';
import { deckCheck } from '../CW1342-deck-check.ts';
import { deckFormula } from '../CW1343-deck-formula.ts';
import { deckEffectConflict } from '../CW1344-deck-effect-conflict.ts';
import { badFormula } from '../CW1345-bad-formula.ts';
import { constructionCycle } from '../CW1346-construction-cycle.ts';
import { deckAdvice } from '../CW1347-deck-advice.ts';
import { filterFitsNoCard } from '../CW1348-filter-fits-no-card.ts';
import { impossibleLimit } from '../CW1349-impossible-limit.ts';
import { deadOption } from '../CW1350-dead-option.ts';
import { repeatedConstraintName } from '../CW1351-repeated-constraint-name.ts';
import { shrunkList } from '../CW1352-shrunk-list.ts';
import { limitsTogether } from '../CW1353-limits-together.ts';
import { settledCondition } from '../CW1354-settled-condition.ts';
import { nameOutOfPlace } from '../CW1355-name-out-of-place.ts';

/** Decks and the rules they are judged by. */
export const decks = {
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
  CW1353: limitsTogether,
  CW1354: settledCondition,
  CW1355: nameOutOfPlace,
} as const;
