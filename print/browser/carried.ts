/**
 * The browser that the optional package @sparticuz/chromium carries: Linux on x64 only.
 *
 * The package unpacks into the temporary folder of its process and takes what lies there for
 * its own. So a child process unpacks it into a folder made for the purpose, which is then
 * renamed into a cache, by version: two starts at once cannot disturb each other.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { heldUntilExit, holdRoom, makeFolder } from '../../kernel/index.ts';
import type { Machine } from './machine.ts';

/** The package that carries a browser. */
export const CARRIER = '@sparticuz/chromium';

/** The executable, unpacked if need be; null where the package is not installed or does not fit. */
export async function carriedBrowser(machine: Machine): Promise<string | null> {
  const carrier = findPackage(machine);
  if (carrier === null) return null;
  const home = join(cacheFolder(machine), `chromium-${carrier.version}`);
  const executable = join(home, 'chromium');
  if (!existsSync(executable)) await unpack(carrier.entry, home);
  return executable;
}

interface Carrier {
  /** The module of the package. */
  readonly entry: string;
  readonly version: string;
}

/** The installed package, where this machine can run what it carries; null where it is missing or damaged. */
export function findPackage({ platform, arch }: Machine): Carrier | null {
  if (platform !== 'linux' || arch !== 'x64') return null;
  try {
    const entry = createRequire(import.meta.url).resolve(CARRIER);
    const version = versionAbove(entry);
    return version === null ? null : { entry, version };
  } catch {
    return null;
  }
}

/** As the package.json of the carrier says, in a folder above the file. */
function versionAbove(file: string): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
    if (name === CARRIER && version !== undefined) return version;
  }
  return null;
}

/** Where unpacked browsers are kept. */
function cacheFolder({ env, home }: Machine): string {
  return join(env['XDG_CACHE_HOME'] ?? join(home, '.cache'), 'cardwright');
}

/** What the child does: the package unpacks into TMPDIR. */
const UNPACK = `
const { pathToFileURL } = await import('node:url');
const { default: chromium } = await import(pathToFileURL(process.argv[1]).href);
await chromium.executablePath();
`;

async function unpack(entry: string, home: string): Promise<void> {
  makeFolder(dirname(home));
  let child: ChildProcess | null = null;
  // Before its room goes: it would go on writing there.
  const letGo = heldUntilExit(() => child?.kill('SIGKILL'));
  const { folder: room, leave } = holdRoom(home);
  try {
    const unpacking = spawn(process.execPath, ['--input-type=module', '--eval', UNPACK, entry], {
      env: { ...process.env, TMPDIR: room },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = unpacking;
    const said: string[] = [];
    unpacking.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    const code = await new Promise<number | null>((resolve, reject) => {
      unpacking.once('error', reject).once('close', resolve);
    });
    if (code !== 0) throw new Error(`${CARRIER} cannot be unpacked: ${said.join('').trim()}`);
    moveInto(room, home);
  } finally {
    leave();
    letGo();
  }
}

function moveInto(room: string, home: string): void {
  try {
    renameSync(room, home);
  } catch (error) {
    // Another process was faster; its copy is as good.
    if (!existsSync(join(home, 'chromium'))) throw error;
  }
}
