import { carriedBrowser, findPackage } from './carried.ts';
import { installedBrowser, thisMachine, type Machine } from './installed.ts';

/** A browser that can print, and where it was found. */
export interface FoundBrowser {
  readonly path: string;
  /**
   * `named`: by --browser or CARDWRIGHT_BROWSER. `installed`: on this machine. `carried`: by the
   * optional package @sparticuz/chromium.
   */
  readonly origin: 'named' | 'installed' | 'carried';
}

/** Environment variable that names the browser, as --browser does. */
export const BROWSER_VARIABLE = 'CARDWRIGHT_BROWSER';

/**
 * The browser to print with: the one that is named (`named`, else CARDWRIGHT_BROWSER), an
 * installed one, then the carried one. A name is a path, which is taken as it is, or one of two
 * words: `package` for the carried browser and no other, `installed` for one of this machine.
 */
export async function findBrowser(
  named: string | undefined,
  machine: Machine = thisMachine(),
): Promise<FoundBrowser | null> {
  const asked = askedFor(named, machine);
  const near = nearBrowser(asked, machine);
  if (near !== null || asked === 'installed') return near;
  const carried = await carriedBrowser(machine);
  return carried === null ? null : { path: carried, origin: 'carried' };
}

const askedFor = (named: string | undefined, { env }: Machine): string =>
  named ?? env[BROWSER_VARIABLE] ?? '';

function nearBrowser(asked: string, machine: Machine): FoundBrowser | null {
  if (asked === 'package') return null;
  if (asked !== '' && asked !== 'installed') return { path: asked, origin: 'named' };
  const installed = installedBrowser(machine);
  return installed === null ? null : { path: installed, origin: 'installed' };
}

/** Which browser would be found, without unpacking anything; null when there is none. */
export function lookForBrowser(
  named?: string,
  machine: Machine = thisMachine(),
): (Omit<FoundBrowser, 'path'> & { readonly path: string | null }) | null {
  const asked = askedFor(named, machine);
  const near = nearBrowser(asked, machine);
  if (near !== null || asked === 'installed') return near;
  return findPackage(machine) === null ? null : { path: null, origin: 'carried' };
}
