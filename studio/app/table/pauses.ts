/** How long everybody sees what a bot did before the next thing happens, in milliseconds: what may be chosen. */
export const PAUSES = [0, 350, 1500] as const;
