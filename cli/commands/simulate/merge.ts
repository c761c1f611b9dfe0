/** The parts of a run, put together. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isMapping } from '../../../kernel/index.ts';
import {
  mergeParts,
  RESULT_VERSION,
  type MergeRefusal,
  type PartialResult,
} from '../../../simulation/index.ts';
import { WrongUse } from '../../exit.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { finish, type Wanted } from './shown.ts';

export function mergeFiles(terminal: Terminal, files: readonly string[], wanted: Wanted): number {
  if (files.length === 0) throw new WrongUse(say('Name the parts: simulate merge 1.json 2.json …'));
  const parts = files.map((file) => readPart(file, terminal));
  const merged = mergeParts(parts);
  if ('result' in merged) return finish(merged.result, wanted, {}, terminal);
  throw new WrongUse(...wordsOf(merged.refusal, files));
}

function readPart(file: string, { cwd }: Terminal): PartialResult {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(resolve(cwd, file), 'utf8'));
  } catch {
    throw new WrongUse(say('"{file}" cannot be read as JSON.', { file }));
  }
  if (
    isMapping(read) &&
    read['simulation'] === RESULT_VERSION &&
    isMapping(read['plan']) &&
    Array.isArray(read['shards'])
  )
    return read as unknown as PartialResult;
  throw new WrongUse(
    say('"{file}" is no part of a run.', { file }),
    say('Parts are written by simulate --shard.'),
  );
}

function wordsOf(refusal: MergeRefusal, files: readonly string[]): [string, string?] {
  switch (refusal.why) {
    case 'mixed':
      return [
        say('"{file}" is of another run.', { file: files[refusal.part] ?? '' }),
        say('All parts need the same game, Cardwright, decks, bots and options.'),
      ];
    case 'differs':
      return [
        say('"{file}" has other counts for shard {shard} than another part.', {
          file: files[refusal.part] ?? '',
          shard: refusal.shard + 1,
        }),
      ];
    case 'gap':
      return [
        say('Shards are missing: {shards}.', {
          shards: refusal.shards.map((shard) => shard + 1).join(', '),
        }),
        say('Play the parts that are not there.'),
      ];
  }
}
