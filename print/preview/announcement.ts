/**
 * How a command finds the preview of a game that is open. Each preview writes a file in the cache of its
 * user, which nobody else can read: a game folder may come from a stranger, with such a file in it.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  buildId,
  homeOfMemory,
  isMapping,
  surroundings,
  writeAtomically,
} from '../../kernel/index.ts';

/** Where commands of the same user hand over what they have to print. */
export const PRINT = '/print';

/** Where an open preview is asked, and what it knows its user by. */
export interface OpenPreview {
  readonly port: number;
  readonly token: string;
}

interface Announcement extends OpenPreview {
  /** The folder of the game, as the preview was given it. */
  readonly folder: string;
  /** Of the code that it runs. */
  readonly build: string;
  readonly pid: number;
}

/** Until the returned function is called, or the process ends. Says nothing where nothing can be kept for the user alone. */
export function announcePreview(folder: string, { port, token }: OpenPreview): () => void {
  const build = buildId();
  const file = build === null ? null : fileFor(folder);
  if (build === null || file === null) return () => undefined;
  const said: Announcement = { folder, port, token, build, pid: process.pid };
  const withdraw = (): void => {
    process.off('exit', withdraw);
    // Another preview of the game may have been opened since.
    if (read(file)?.token === token) rmSync(file, { force: true });
  };
  try {
    removeOrphans(join(file, '..'));
    writeAtomically(file, JSON.stringify(said), OWN);
    process.on('exit', withdraw);
  } catch {
    // A full disk: then nobody finds it.
  }
  return withdraw;
}

/** The open preview of this very game, run by the same code; null when there is none, or what is said of it cannot be trusted. */
export function openPreviewOf(folder: string): OpenPreview | null {
  const build = buildId();
  const file = build === null ? null : fileFor(folder);
  const said = file === null ? null : read(file);
  const isUsable = said?.folder === folder && said.build === build && isAlive(said.pid);
  return isUsable ? said : null;
}

/** For its owner alone. */
const OWN = 0o600;

function fileFor(folder: string): string | null {
  const home = homeOfMemory(surroundings(), 'previews');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return home === null ? null : join(home, `${name}.json`);
}

/** Null for what is damaged, is a link, or belongs or is open to others. */
function read(file: string): Announcement | null {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    const { uid, mode } = fstatSync(descriptor);
    const { user } = surroundings();
    if (user !== undefined && (uid !== user || (mode & 0o077) !== 0)) return null;
    const said: unknown = JSON.parse(readFileSync(descriptor, 'utf8'));
    return isAnnouncement(said) ? said : null;
  } catch {
    return null;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function isAnnouncement(said: unknown): said is Announcement {
  if (!isMapping(said)) return false;
  const { folder, port, token, build, pid } = said;
  const areTexts = [folder, token, build].every((one) => typeof one === 'string');
  return areTexts && Number.isInteger(port) && Number.isInteger(pid);
}

/** What previews left that were killed. */
function removeOrphans(home: string): void {
  for (const name of readdirSync(home)) {
    const file = join(home, name);
    const said = read(file);
    if (name.endsWith('.json') && (said === null || !isAlive(said.pid)))
      rmSync(file, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
