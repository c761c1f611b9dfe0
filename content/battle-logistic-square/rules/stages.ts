/** Where the flow of a turn stands: values of the word STAGE, in the order of a turn. */

/** Effects that begin the turn have run, cards are to be drawn (BLS-12.2.3, BLS-6.2.1). */
export const DRAWING = 0;
/** The main phase is to begin (BLS-6.3.1). */
export const OPENING = 1;
/** The turn player takes an action. */
export const ACTING = 2;
/** The responder answers the last declared card, or passes (BLS-7.1.1). */
export const WINDOW = 3;
/** The last card of the player who declared last is to resolve, then that of the other (BLS-7.2.2). */
export const RESOLVING_LAST = 4;
export const RESOLVING_OTHER = 5;
/** The cards of the chain are to leave it (BLS-7.2.6). */
export const CLEARING = 6;
/** The steps of the end phase (BLS-6.9.1). */
export const DISCARDING = 7;
export const EXPIRING = 8;

export const stages = [
  'drawing',
  'opening',
  'acting',
  'window',
  'resolvingLast',
  'resolvingOther',
  'clearing',
  'discarding',
  'expiring',
] as const;
