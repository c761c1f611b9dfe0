/**
 * Texts kept in a folder under what they were made of.
 *
 * A file says which key it is for and what its text adds up to; one that is damaged, cut off, put in
 * another's place or owned by somebody else counts for nothing. Files are written beside and renamed,
 * so that commands at the same time see whole ones. Nothing here ever fails: a machine that does not
 * remember is only slower.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 1_048_576;
const HOUR = 3_600_000;

/** Longer texts are not kept. */
const LONGEST = 8 * MEGABYTE;
/** When the folder holds more, what was used longest ago goes, until half of it is left. */
const MOST = 64 * MEGABYTE;
/** Whoever wrote a temporary file has renamed it, or was stopped. */
const ABANDONED = HOUR;
/** As often is it noted that a file was used. */
const NOTED = 6 * HOUR;

export class Store {
  readonly #folder: string;
  readonly #user: number | undefined;
  #isTidy = false;

  /** `folder` exists, and only `user` can write there. */
  constructor(folder: string, user: number | undefined) {
    this.#folder = folder;
    this.#user = user;
  }

  /** The text that was kept under the key; null when there is none that can be trusted. */
  read(key: string): string | null {
    const name = hashOf(key);
    const content = this.#content(join(this.#folder, name));
    if (content === null) return null;
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    return content.slice(0, end) === headOf(name, text) ? text : null;
  }

  write(key: string, text: string): void {
    if (text.length > LONGEST) return;
    const name = hashOf(key);
    const path = join(this.#folder, name);
    const temporary = `${path}.${randomBytes(8).toString('hex')}.tmp`;
    try {
      writeFileSync(temporary, `${headOf(name, text)}\n${text}`, { flag: 'wx', mode: 0o600 });
      renameSync(temporary, path);
    } catch {
      rmSync(temporary, { force: true });
    }
    this.#tidy();
  }

  #content(path: string): string | null {
    let descriptor: number | undefined;
    try {
      descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
      const { size, uid, mode, mtimeMs } = fstatSync(descriptor);
      const isOurs = this.#user === undefined || (uid === this.#user && (mode & 0o022) === 0);
      if (!isOurs || size > 4 * LONGEST) return null;
      const content = readFileSync(descriptor, 'utf8');
      if (Date.now() - mtimeMs > NOTED) noteUse(path);
      return content;
    } catch {
      return null;
    } finally {
      if (descriptor !== undefined) closeSync(descriptor);
    }
  }

  /** Once in each run that writes: it asks for every file. */
  #tidy(): void {
    if (this.#isTidy) return;
    this.#isTidy = true;
    try {
      this.#removeOldest(this.#files());
    } catch {
      // Another command tidies too.
    }
  }

  #files(): Kept[] {
    return readdirSync(this.#folder).flatMap((name) => {
      const path = join(this.#folder, name);
      const stat = statSync(path, { throwIfNoEntry: false });
      if (stat?.isFile() !== true) return [];
      const isLeft = name.endsWith('.tmp') && Date.now() - stat.mtimeMs > ABANDONED;
      if (isLeft) rmSync(path, { force: true });
      return isLeft ? [] : [{ path, size: stat.size, used: stat.mtimeMs }];
    });
  }

  #removeOldest(files: readonly Kept[]): void {
    let size = files.reduce((sum, file) => sum + file.size, 0);
    if (size <= MOST) return;
    for (const file of files.toSorted((a, b) => a.used - b.used)) {
      if (size <= MOST / 2) return;
      rmSync(file.path, { force: true });
      size -= file.size;
    }
  }
}

interface Kept {
  readonly path: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly used: number;
}

/** A folder that comes with the package may be nobody's to write. */
function noteUse(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // Then it is never tidied either.
  }
}

/** `name`: the hash of the key, which may be far longer than the text. */
function headOf(name: string, text: string): string {
  return hashOf(`${name}\n${text}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
