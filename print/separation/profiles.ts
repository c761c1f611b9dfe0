/**
 * Printing conditions: profiles of presses. Those that come with Cardwright are in `print/profiles/`,
 * each a YAML file beside its ICC profile; `print/profiles/README.md` says how they were made.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { packageRoot } from '../../kernel/index.ts';

export interface InkProfile {
  /** As `--profile` takes it; of a file its name. */
  readonly id: string;
  readonly title: string;
  /** The ICC profile, absolute. */
  readonly file: string;
  /** As the registry of the ICC calls the condition; undefined for a profile of somebody else. */
  readonly condition?: string;
  /** The most ink of its colours in percent, where it is known. */
  readonly ink?: number;
  /** Cyan, magenta, yellow and black of thick areas of black, in percent; omitted: black ink alone. */
  readonly richBlack?: readonly [number, number, number, number];
}

const DEFAULT = 'fogra39-300';

/** Coated paper, which most printers of cards use. */
export function defaultProfile(): InkProfile {
  const profile = inkProfile(DEFAULT);
  if (profile === null) throw new RangeError(`There is no profile ${DEFAULT}.`);
  return profile;
}

/** Ids of the profiles that come with Cardwright, in order. */
export function profileNames(): string[] {
  return readdirSync(profilesFolder())
    .flatMap((file) => /^(.*)\.yaml$/.exec(file)?.[1] ?? [])
    .toSorted();
}

/** A profile by its id, or as a file below `folder`; null for neither, and for a file that is no profile of a press. */
export function inkProfile(name: string, folder = process.cwd()): InkProfile | null {
  if (profileNames().includes(name)) {
    const described = load(readFileSync(join(profilesFolder(), `${name}.yaml`), 'utf8'));
    return { ...(described as InkProfile), file: join(profilesFolder(), `${name}.icc`) };
  }
  const file = resolve(folder, name);
  if (!existsSync(file) || !isForInks(readFileSync(file))) return null;
  return { id: name, title: name, file };
}

function profilesFolder(): string {
  return join(packageRoot(), 'print', 'profiles');
}

/** The head of an ICC profile: class `prtr` at byte 12, space `CMYK` at 16, signature `acsp` at 36. */
function isForInks(bytes: Buffer): boolean {
  const at = (from: number): string => bytes.toString('latin1', from, from + 4);
  return at(12) === 'prtr' && at(16) === 'CMYK' && at(36) === 'acsp';
}
