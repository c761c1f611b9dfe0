/** Matches as text: saved, read, played again. */
export { BadSave, readSave } from './read-save.ts';
export { replay } from './replay.ts';
export type { Departure, Replay } from './replay.ts';
export { checksumOf, SAVE_VERSION, saveMatch } from './save.ts';
export type { SavedMatch, SavedStep } from './save.ts';
