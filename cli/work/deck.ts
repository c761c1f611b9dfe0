import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { GameChecker, isSound, type CheckResult } from '../../generator/check.ts';
import { judgeDeckFile } from '../../generator/decks/judge-file.ts';
import { deckListing } from '../../generator/decks/listing.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { builtInGames, findGames, gameAround } from '../find-games.ts';
import { report } from '../report.ts';
import { shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';

export interface DeckArguments {
  readonly game?: string;
  readonly option: readonly string[];
  readonly lang?: string;
}

export function checkDecks(terminal: Terminal, files: string[], given: DeckArguments): number {
  let legal = true;
  for (const path of files.map((file) => deckPath(file, terminal))) {
    const game = gameOf(path, given, terminal);
    const { verdict, diagnostics } = judgeDeckFile(game, path, optionsOf(given, game));
    const name = shownPath(path, terminal);
    if (verdict?.legal === true && diagnostics.length === 0) {
      terminal.print(`${name}: legal, ${verdict.size} cards`);
      continue;
    }
    legal = false;
    report(diagnostics, 'pretty', terminal);
    terminal.print(`${name}: ${verdict === null ? 'cannot be judged' : 'not legal'}`);
  }
  return legal ? EXIT.sound : EXIT.faults;
}

export function listDecks(terminal: Terminal, files: string[], given: DeckArguments): number {
  let readable = true;
  for (const path of files.map((file) => deckPath(file, terminal))) {
    const game = gameOf(path, given, terminal);
    const { deck, verdict, diagnostics } = judgeDeckFile(game, path, optionsOf(given, game));
    if (deck === null || verdict === null) {
      report(diagnostics, 'pretty', terminal);
      readable = false;
      continue;
    }
    terminal.print(deckListing(deck, verdict, game));
  }
  return readable ? EXIT.sound : EXIT.faults;
}

function deckPath(file: string, { cwd }: Terminal): string {
  const path = resolve(cwd, file);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return path;
  throw new WrongUse(`There is no file "${file}".`);
}

/** The game by which a deck is judged, checked. */
function gameOf(path: string, { game, lang }: DeckArguments, terminal: Terminal): CheckResult {
  const folder = gameFolder(path, game, terminal);
  const result = new GameChecker(folder, lang === undefined ? {} : { locale: lang }).check();
  if (result.linked?.judge != null) return result;
  if (!isSound(result)) report(result.diagnostics, 'pretty', terminal);
  throw new WrongUse(
    `${shownPath(folder, terminal)} cannot judge decks: it has no construction.yaml without faults.`,
  );
}

function gameFolder(path: string, game: string | undefined, { cwd }: Terminal): string {
  if (game !== undefined) return findGames([game], cwd)[0] ?? '';
  const around = gameAround(path.replace(/[^/\\]*$/, '')) ?? gameAround(cwd);
  if (around !== null) return around;
  const [only, ...others] = builtInGames();
  if (only !== undefined && others.length === 0) return findGames([only], cwd)[0] ?? '';
  throw new WrongUse(
    'It is not clear by which game the deck is to be judged.',
    `Name it: --game <path>, or one of ${builtInGames().join(', ')}.`,
  );
}

/** `--option maxCopies=3` → `{ maxCopies: 3 }`; values are written as in YAML. */
function optionsOf({ option }: DeckArguments, { manifest }: CheckResult): Record<string, unknown> {
  const known = Object.keys(manifest?.options ?? {});
  return Object.fromEntries(
    option.map((text) => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(text) ?? [];
      if (!known.includes(name)) {
        throw new WrongUse(
          `The game has no option "${name || text}".`,
          `It has ${known.join(', ')}.`,
        );
      }
      return [name, scalar(value)];
    }),
  );
}

function scalar(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
