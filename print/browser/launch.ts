import { once } from 'node:events';
import { basename } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { heldUntilExit, holdRoom } from '../../kernel/index.ts';
import type { FoundBrowser } from './find.ts';

/** A running browser. */
export interface RunningBrowser {
  readonly browser: Browser;
  /** Ends it and removes its profile. */
  close(): Promise<void>;
}

/** The browser is there, but it does not start or breaks off. `message` says why. */
export class BrowserFailure extends Error {
  readonly browser: string;

  constructor(browser: string, cause: unknown) {
    super(reasonOf(cause), { cause });
    this.browser = browser;
  }
}

/** A start takes a second at most; a machine with much else to do may need minutes. */
const START_LIMIT_MS = 300_000;

/** Printing thousands of cards takes a while. */
const PROTOCOL_LIMIT_MS = 600_000;

const ARGUMENTS = [
  // No name leads anywhere: nothing can be fetched, whatever a template asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-pings',
  '--disable-domain-reliability',
  '--disable-gpu',
  // Outlines as the font has them, not fitted to a screen.
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--no-default-browser-check',
];

/**
 * Starts a browser that hears only this process, over a pipe: it ends when this process ends,
 * however that happens. Throws `BrowserFailure`.
 */
export async function launchBrowser(found: FoundBrowser): Promise<RunningBrowser> {
  const end = new AbortController();
  // Before its room goes: it would go on writing there.
  const letGo = heldUntilExit(() => end.abort());
  const { folder: profile, leave } = holdRoom();
  const tidy = (): void => {
    leave();
    letGo();
  };
  try {
    const browser = await Promise.race([
      start(found, profile, end.signal, isRoot()),
      // Killed while it starts, it may leave the driver waiting for it.
      aborted(end.signal),
    ]);
    return {
      browser,
      async close() {
        // Asked to end it takes half a second, and has nothing to save: its profile goes too.
        const child = browser.process();
        const isRunning = child !== null && child.exitCode === null && child.signalCode === null;
        const ended = isRunning ? once(child, 'exit') : null;
        end.abort();
        await ended;
        tidy();
      },
    };
  } catch (error) {
    tidy();
    throw new BrowserFailure(found.path, error);
  }
}

/** Rejects when it is. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('interrupted')), { once: true });
  });
}

/** The sandbox of the browser cannot be used by root, nor where the kernel forbids user namespaces. */
function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** `signal` kills the browser, with all of its processes. */
async function start(
  found: FoundBrowser,
  profile: string,
  signal: AbortSignal,
  unboxed: boolean,
): Promise<Browser> {
  // Large: a print of what has not changed does without.
  const { launch } = await import('puppeteer-core');
  try {
    return await launch({
      executablePath: found.path,
      headless: isShell(found) ? 'shell' : true,
      pipe: true,
      args: unboxed ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS,
      userDataDir: profile,
      // What it puts beside its profile goes with it.
      env: keepsTogether(profile) ? { ...process.env, TMPDIR: profile } : process.env,
      timeout: START_LIMIT_MS,
      protocolTimeout: PROTOCOL_LIMIT_MS,
      signal,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    // Our page runs no scripts and has no network; the sandbox is a second wall around it.
    if (!unboxed && /sandbox/i.test(String(error))) return start(found, profile, signal, true);
    throw error;
  }
}

/** The path of a socket that it puts there, below its profile. */
const SOCKET = '/.org.chromium.Chromium.XXXXXX/SingletonSocket';

/** On Linux the path of a socket has 107 characters at most. */
function keepsTogether(profile: string): boolean {
  return process.platform === 'linux' && profile.length + SOCKET.length <= 107;
}

/** The carried browser and `chrome-headless-shell` know the old headless mode only. */
function isShell({ path, origin }: FoundBrowser): boolean {
  return origin === 'carried' || /headless[-_]shell/.test(basename(path));
}

/** The first line of what the driver says that is about the browser. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/was not found at/.test(text)) return 'there is no such file';
  if (/Target closed|Connection closed/i.test(text)) return 'it ended at once';
  const lines = text.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => line !== '' && !line.startsWith('Failed to launch')) ?? lines[0] ?? ''
  );
}
