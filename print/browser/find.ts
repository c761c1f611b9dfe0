/**
 * The browser that prints: the one that is named, one that is installed (Chrome, Chromium, Edge,
 * per platform), or the one that a package carries.
 */
import { carriedBrowser, findPackage } from './carried.ts';
import { posix, win32 } from 'node:path';
import { thisMachine, type Machine } from './machine.ts';

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

/** The first installed browser, stable Chrome before Chromium before Edge; null when there is none. */
export function installedBrowser(machine: Machine): string | null {
  return candidates(machine).find((path) => machine.exists(path)) ?? null;
}

function candidates(machine: Machine): string[] {
  if (machine.platform === 'darwin') return onMac(machine);
  if (machine.platform === 'win32') return onWindows(machine);
  return onUnix(machine);
}

const UNIX_NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

function onUnix({ env }: Machine): string[] {
  const folders = (env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin').split(':').filter(Boolean);
  // Browsers in a snap cannot read the temporary folder, where the profile lies: they come last.
  const first = folders.filter((folder) => !folder.startsWith('/snap/'));
  return [
    ...UNIX_NAMES.flatMap((name) => first.map((folder) => posix.join(folder, name))),
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ];
}

function onMac({ home }: Machine): string[] {
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  return apps.flatMap((app) =>
    ['/Applications', posix.join(home, 'Applications')].map((folder) =>
      posix.join(folder, `${app}.app`, 'Contents', 'MacOS', app),
    ),
  );
}

function onWindows({ env }: Machine): string[] {
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    env[name] === undefined ? [] : [env[name]],
  );
  const programs = [
    ['Google', 'Chrome', 'Application', 'chrome.exe'],
    ['Chromium', 'Application', 'chrome.exe'],
    ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ];
  return programs.flatMap((parts) => folders.map((folder) => win32.join(folder, ...parts)));
}
