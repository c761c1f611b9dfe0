/** Proofs of faces that look as they did, remembered in the game's folder: `.cardwright/proofs.json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMapping } from '../../generator/link/game-files.ts';
import { writeAtomically } from '../../generator/write-atomically.ts';
import type { Proof } from './proof.ts';

/** Raised when faces are judged otherwise, or by other keys: what was remembered then counts for nothing. */
const FORMAT = 4;

/** A face has a hundred bytes; several states of a large game in several languages. */
const MOST = 20_000;

/** By what decides how a face looks. */
export type Proofs = ReadonlyMap<string, Proof>;

export function readProofs(folder: string): Proofs {
  try {
    const found: unknown = JSON.parse(readFileSync(fileOf(folder), 'utf8'));
    if (!isMapping(found) || found['format'] !== FORMAT) return new Map();
    return new Map(Object.entries(found['proofs'] as Readonly<Record<string, Proof>>));
  } catch {
    return new Map();
  }
}

/** Those that were not seen for longest are forgotten. A folder that cannot be written remembers nothing. */
export function rememberProofs(folder: string, fresh: Proofs): void {
  const others = [...readProofs(folder)].filter(([key]) => !fresh.has(key));
  const proofs = Object.fromEntries([...others, ...fresh].slice(-MOST));
  try {
    writeAtomically(fileOf(folder), Buffer.from(JSON.stringify({ format: FORMAT, proofs })));
  } catch {
    return;
  }
}

function fileOf(folder: string): string {
  return join(folder, '.cardwright', 'proofs.json');
}
