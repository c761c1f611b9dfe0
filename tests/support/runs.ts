/** What every test run tries a little, and the soak run (`npm run test:soak`) at length. */

/** Whether this is the soak run: `test.runIf(isSoak)`. */
export const isSoak = process.env['CARDWRIGHT_TESTS'] === 'soak';

/** How often a property is tried: `few` times in every test run, `many` in the soak run. */
export function runs(few: number, many: number): number {
  return isSoak ? many : few;
}
