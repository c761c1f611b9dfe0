/** What makes two games the same game: all data that is played with, and the rules of play. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CompiledGame } from '../engine/index.ts';
import type { CountedCards } from '../generator/index.ts';
import { buildId, packageRoot, packageVersion } from '../kernel/index.ts';

/**
 * Rules of built-in games come with Cardwright: `engineName` tells their versions apart. `cards` decides what is
 * counted: parts of a run that count different things must not be added.
 */
export function contentHash(folder: string, game: CompiledGame, cards: CountedCards): string {
  const sum = createHash('sha256').update(JSON.stringify([game, cards]));
  for (const text of ownRules(folder)) sum.update(text);
  return sum.digest('hex').slice(0, 16);
}

/** The same of the rules alone, which are a program: whoever trusts them runs these and no others. */
export function rulesHash(folder: string): string {
  const sum = createHash('sha256');
  for (const text of ownRules(folder)) sum.update(text);
  return sum.digest('hex').slice(0, 16);
}

/** Null for games that come with Cardwright: their rules need nobody's trust. */
export function ownRulesHash(folder: string): string | null {
  return ownRules(folder).length === 0 ? null : rulesHash(folder);
}

/** None for games that come with Cardwright. */
function ownRules(folder: string): string[] {
  if (!relative(packageRoot(), folder).startsWith('..')) return [];
  return rulesIn(folder).map(([path, text]) => `\n${path} ${text.length}\n${text}`);
}

function rulesIn(folder: string): [path: string, text: string][] {
  const rules = join(folder, 'rules');
  return readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?[jt]s$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => [path, readFileSync(join(rules, path), 'utf8')]);
}

/** The build of Cardwright, and the version of V8: some functions of numbers differ between them. */
export function engineName(): string {
  const build = buildId()?.slice(0, 12) ?? 'sources';
  return `${packageVersion()} ${build} V8 ${process.versions.v8}`;
}
