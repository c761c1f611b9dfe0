/** What every test run tries a little, and the soak run (`npm run test:soak`) at length. */
import { test } from 'vitest';

/** Whether this is the soak run: `describe.runIf(isSoak)`. */
export const isSoak = process.env['CARDWRIGHT_TESTS'] === 'soak';

/** How often a property is tried: `few` times in every test run, `many` in the soak run. */
export function runs(few: number, many: number): number {
  return isSoak ? many : few;
}

/** A test of the soak run alone: what every test run proves, with more games, languages or ways. */
export const atLength: ReturnType<typeof test.runIf> = test.runIf(isSoak);

/** The first `few` of them in every test run, all in the soak run. */
export function someOf<Item>(all: readonly Item[], few = 1): readonly Item[] {
  return isSoak ? all : all.slice(0, few);
}
