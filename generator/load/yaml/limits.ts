/** Bounds that keep a damaged or hostile file from taking the machine down with it. */

/** Lists and mappings inside each other, aliases followed. */
export const MAX_DEPTH = 100;

/** `*aliases` in a file. */
export const MAX_ALIASES = 10_000;

/** Values that the aliases of a file add to its data. */
export const MAX_ALIASED_VALUES = 100_000;

/** MiB of a file. */
export const MAX_FILE_MIB = 32;

/** MiB of a deck file: ten times what a thousand lines of cards need. A file beyond it is reported at once. */
export const MAX_DECK_MIB = 0.5;

/** Syntax faults that are reported of one file; a file with more is no YAML at all. */
export const MAX_SYNTAX_FAULTS = 20;
