/** Closed words of the game that are not in its data. */

/** BLS-1.1.4: as the mover sees them. */
export const directionNames = ['ahead', 'near', 'left', 'right'] as const;
