/** How often a property is tried: `few` times in every test run, `many` in the soak run. */
export function runs(few: number, many: number): number {
  return process.env['CARDWRIGHT_TESTS'] === 'soak' ? many : few;
}
