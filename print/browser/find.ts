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

/** Environment variable that names the browser. */
export const BROWSER_VARIABLE = 'CARDWRIGHT_BROWSER';

/**
 * The browser to print with: the one that is named (`named`, else CARDWRIGHT_BROWSER), an
 * installed one, then the carried one. A named browser is not looked for: it is taken as it is.
 */
export async function findBrowser(
  named: string | undefined,
  machine: Machine = thisMachine(),
): Promise<FoundBrowser | null> {
  const near = nearBrowser(named, machine);
  if (near !== null) return near;
  const carried = await carriedBrowser(machine);
  return carried === null ? null : { path: carried, origin: 'carried' };
}

function nearBrowser(named: string | undefined, machine: Machine): FoundBrowser | null {
  const asked = named ?? machine.env[BROWSER_VARIABLE];
  if (asked !== undefined && asked !== '') return { path: asked, origin: 'named' };
  const installed = installedBrowser(machine);
  return installed === null ? null : { path: installed, origin: 'installed' };
}

/** Which browser would be found, without unpacking anything; null when there is none. */
export function lookForBrowser(
  named?: string,
  machine: Machine = thisMachine(),
): (Omit<FoundBrowser, 'path'> & { readonly path: string | null }) | null {
  const near = nearBrowser(named, machine);
  if (near !== null) return near;
  return findPackage(machine) === null ? null : { path: null, origin: 'carried' };
}
