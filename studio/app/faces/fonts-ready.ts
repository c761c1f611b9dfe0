/** Until the fonts of a page are there: a card is fitted and judged with them. */

/** A font that never arrives must not keep cards from being fitted. In milliseconds. */
const LONGEST_MS = 4000;

export async function fontsReady({ fonts }: Document): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((done) => {
    timer = setTimeout(done, LONGEST_MS);
  });
  await Promise.race([fonts.ready, limit]);
  clearTimeout(timer);
}
