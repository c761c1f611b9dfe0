/** The style sheets in the frame of a sheet, and its fonts. */

/** By path of a style sheet: the state of the game since which it is another. */
export type Renewed = ReadonlyMap<string, number>;

/**
 * Asks for those of `paths` that are others by now. An old style sheet stays, where it is, until the
 * new one is there; then `changed` is called.
 */
export function renewStyles(
  page: Document,
  paths: readonly string[],
  renewed: Renewed,
  changed: () => void,
): void {
  const old = linksIn(page);
  const linkTo = (path: string): HTMLLinkElement =>
    makeLink(page, path, renewed.get(path) ?? 0, changed);
  if (pathsIn(page).join() !== paths.join()) {
    page.getElementById('base')?.after(...paths.map(linkTo));
    for (const link of old) link.remove();
    return;
  }
  for (const path of paths) {
    const last = old.findLast((link) => link.dataset['path'] === path);
    if (Number(last?.dataset['revision']) < (renewed.get(path) ?? 0)) last?.after(linkTo(path));
  }
}

/** All of them, as in {@link renewStyles}. */
export function renewAllStyles(page: Document, revision: number, changed: () => void): void {
  const paths = pathsIn(page);
  renewStyles(page, paths, new Map(paths.map((path) => [path, revision])), changed);
}

/** Whether a new style sheet has not come yet: the page looks as it did before. */
export function isRenewing(page: Document): boolean {
  return linksIn(page).length > pathsIn(page).length;
}

function pathsIn(page: Document): string[] {
  return [...new Set(linksIn(page).map((link) => link.dataset['path'] ?? ''))];
}

function linksIn(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link.cw-game')];
}

function makeLink(
  page: Document,
  path: string,
  revision: number,
  changed: () => void,
): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.className = 'cw-game';
  Object.assign(link.dataset, { path, revision });
  link.href = `/game/${path.split('/').map(encodeURIComponent).join('/')}?${revision}`;
  const arrived = (): void => {
    for (const other of linksIn(page)) {
      if (other.dataset['path'] !== path || other === link) continue;
      if (Number(other.dataset['revision']) < revision) other.remove();
    }
    changed();
  };
  link.addEventListener('load', arrived);
  link.addEventListener('error', arrived);
  return link;
}

/** A font that never arrives must not keep cards from being fitted. In milliseconds. */
const LONGEST_MS = 4000;

/** Until they are there: a card is fitted and judged with them. */
export async function fontsReady({ fonts }: Document): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((done) => {
    timer = setTimeout(done, LONGEST_MS);
  });
  await Promise.race([fonts.ready, limit]);
  clearTimeout(timer);
}
