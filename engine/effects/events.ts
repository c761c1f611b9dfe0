/** Events are bits of a mask, and masks are words of a state. */
export const MOST_EVENTS = 31;
