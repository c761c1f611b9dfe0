import { textOverflow } from '../CW3001-text-overflow.ts';
import { sheetTooLarge } from '../CW3002-sheet-too-large.ts';
import { nothingToPrint } from '../CW3003-nothing-to-print.ts';
import { missingGlyph } from '../CW3004-missing-glyph.ts';
import { narrowMargin } from '../CW3030-narrow-margin.ts';
import { shortBleed } from '../CW3031-short-bleed.ts';
import { smallText } from '../CW3050-small-text.ts';
import { unsafeText } from '../CW3051-unsafe-text.ts';
import { shrunkText } from '../CW3052-shrunk-text.ts';
import { untranslatedText } from '../CW3053-untranslated-text.ts';
import { fewDots } from '../CW3055-few-dots.ts';
import { hugePicture } from '../CW3056-huge-picture.ts';
import { placeholderShown } from '../CW3057-placeholder.ts';
import { brokenPicture } from '../CW3058-broken-picture.ts';
import { vendorSize } from '../CW3060-vendor-size.ts';
import { vendorBleed } from '../CW3061-vendor-bleed.ts';
import { vendorNote } from '../CW3062-vendor-note.ts';
import { vendorBack } from '../CW3063-vendor-back.ts';
import { lowContrast } from '../CW3070-low-contrast.ts';
import { confusableColours } from '../CW3071-confusable-colours.ts';
import { noRules } from '../CW3080-no-rules.ts';
import { unpaintedArt } from '../CW3085-unpainted-art.ts';
import { unpaintedFinal } from '../CW3086-unpainted-final.ts';
import { pastGame } from '../CW3090-past-game.ts';
import { neverPrinted } from '../CW3091-never-printed.ts';

/** Sheets, and what stands on cards. */
export const sheets = {
  CW3001: textOverflow,
  CW3002: sheetTooLarge,
  CW3003: nothingToPrint,
  CW3004: missingGlyph,
  CW3030: narrowMargin,
  CW3031: shortBleed,
  CW3050: smallText,
  CW3051: unsafeText,
  CW3052: shrunkText,
  CW3053: untranslatedText,
  CW3055: fewDots,
  CW3056: hugePicture,
  CW3057: placeholderShown,
  CW3058: brokenPicture,
  CW3060: vendorSize,
  CW3061: vendorBleed,
  CW3062: vendorNote,
  CW3063: vendorBack,
  CW3070: lowContrast,
  CW3071: confusableColours,
  CW3080: noRules,
  CW3085: unpaintedArt,
  CW3086: unpaintedFinal,
  CW3090: pastGame,
  CW3091: neverPrinted,
} as const;
