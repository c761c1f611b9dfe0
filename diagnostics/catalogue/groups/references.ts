import { duplicateId } from '../CW1201-duplicate-id.ts';
import { badId } from '../CW1202-bad-id.ts';
import { unknownReference } from '../CW1203-unknown-reference.ts';
import { wrongKindReference } from '../CW1204-wrong-kind-reference.ts';
import { patternNoOrigin } from '../CW1205-pattern-no-origin.ts';
import { patternTwoOrigins } from '../CW1206-pattern-two-origins.ts';
import { patternRagged } from '../CW1207-pattern-ragged.ts';
import { patternUnknownCharacter } from '../CW1208-pattern-unknown-character.ts';
import { patternEmpty } from '../CW1209-pattern-empty.ts';
import { unusedPattern } from '../CW1210-unused-pattern.ts';
import { unknownLocale } from '../CW1211-unknown-locale.ts';
import { missingTranslation } from '../CW1212-missing-translation.ts';
import { staleTranslation } from '../CW1213-stale-translation.ts';
import { missingAsset } from '../CW1214-missing-asset.ts';
import { pathOutsideGame } from '../CW1215-path-outside-game.ts';
import { unclaimedFile } from '../CW1216-unclaimed-file.ts';
import { missingMessage } from '../CW1217-missing-message.ts';
import { badMessageFormat } from '../CW1218-bad-message-format.ts';
import { unknownMessageParameter } from '../CW1219-unknown-message-parameter.ts';
import { unknownClause } from '../CW1220-unknown-clause.ts';
import { repeatedValue } from '../CW1221-repeated-value.ts';

/** Ids, references, texts and drawings. */
export const references = {
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
} as const;
