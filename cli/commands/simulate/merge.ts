/** The parts of a run, put together. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isMapping } from '../../../kernel/index.ts';
import {
  contentHash,
  mergeParts,
  RESULT_VERSION,
  type MergeRefusal,
  type PartialResult,
  type SimulationResult,
} from '../../../simulation/index.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { isGameName } from '../../find-games.ts';
import { openGame, type OpenGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { besides, prepareBesides, type Besides } from './besides.ts';
import { finish, type Wanted } from './shown.ts';

interface MergeArguments extends Wanted, Besides {
  readonly game?: readonly string[];
  readonly lang?: string;
}

export async function mergeFiles(
  terminal: Terminal,
  files: readonly string[],
  wanted: MergeArguments,
): Promise<number> {
  if (files.length === 0) throw new WrongUse(say('Name the parts: simulate merge 1.json 2.json …'));
  const parts = files.map((file) => readPart(file, terminal));
  const merged = mergeParts(parts);
  if (!('result' in merged)) throw new WrongUse(...wordsOf(merged.refusal, files));
  const { result } = merged;
  if (wanted.report === undefined && wanted.check !== true) {
    finish(result, wanted, {}, terminal);
    return EXIT.sound;
  }
  const name = nameOf(result, wanted, terminal);
  const game = await gameOf(result, name, wanted, terminal);
  await prepareBesides(wanted, game, terminal);
  const shown = { rules: game.rules, game: name };
  finish(result, wanted, shown, terminal);
  return besides(result, wanted, game, shown, terminal);
}

/** Null for the game in the current folder: ids are known only of games that come with Cardwright. */
function nameOf(
  { plan }: SimulationResult,
  { game: [given] = [] }: MergeArguments,
  { cwd }: Terminal,
): string | null {
  if (given !== undefined) return given;
  return isGameName(plan.game, cwd) ? plan.game : null;
}

/** The game of the parts, which knows names and expectations: as it was when they were played. */
async function gameOf(
  { plan }: SimulationResult,
  name: string | null,
  { lang }: MergeArguments,
  terminal: Terminal,
): Promise<OpenGame> {
  const game = await openGame(name === null ? [] : [name], terminal, lang);
  const { folder, manifest } = game.checked;
  if (contentHash(folder, game.compiled, manifest.play?.cards ?? {}) === plan.content) return game;
  throw new WrongUse(
    say('"{name}" is not the game of these parts, or has changed since they were played.', {
      name: name ?? game.checked.manifest.id,
    }),
    say('Name the game with --game, or play the parts again.'),
  );
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
