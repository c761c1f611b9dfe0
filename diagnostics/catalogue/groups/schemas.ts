import { unknownProperty } from '../CW1101-unknown-property.ts';
import { misspeltProperty } from '../CW1102-misspelt-property.ts';
import { missingProperty } from '../CW1103-missing-property.ts';
import { wrongType } from '../CW1104-wrong-type.ts';
import { numberOutOfRange } from '../CW1105-number-out-of-range.ts';
import { unknownWord } from '../CW1106-unknown-word.ts';
import { wrongForm } from '../CW1107-wrong-form.ts';
import { blankText } from '../CW1108-blank-text.ts';
import { textTooShort } from '../CW1109-text-too-short.ts';
import { textTooLong } from '../CW1110-text-too-long.ts';
import { listTooShort } from '../CW1111-list-too-short.ts';
import { listTooLong } from '../CW1112-list-too-long.ts';
import { repeatedItem } from '../CW1113-repeated-item.ts';
import { forbiddenValue } from '../CW1114-forbidden-value.ts';
import { forbiddenHere } from '../CW1115-forbidden-here.ts';
import { neededHere } from '../CW1116-needed-here.ts';
import { tooFewProperties } from '../CW1117-too-few-properties.ts';
import { tooManyProperties } from '../CW1118-too-many-properties.ts';
import { derivedProperty } from '../CW1119-derived-property.ts';
import { doesNotFit } from '../CW1120-does-not-fit.ts';

/** Data that does not fit its schema. */
export const schemas = {
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
} as const;
