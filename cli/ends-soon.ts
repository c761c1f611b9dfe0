import { setFlagsFromString } from 'node:v8';

/** Bytes of bytecode that a function runs before V8 optimizes it: four times what V8 takes by itself. */
const BUDGET = 540_000;

/**
 * For a command that does its work once and ends. V8 optimizes beside it, on another thread, what has
 * often been called; most of that comes too late to be called again, and takes a sixth of the processor
 * time of a check or a print. What lasts (a preview, a watch, games by the thousand) never calls this.
 */
export function endsSoon(): void {
  setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
