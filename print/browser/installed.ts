/** Where Chrome, Chromium and Edge are installed, per platform. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/** What of a machine decides which browser is there; tests make machines of their own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  exists(path: string): boolean;
}

export function thisMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    home: homedir(),
    exists: existsSync,
  };
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
