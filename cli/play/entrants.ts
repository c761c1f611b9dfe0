/** How a new game is set up: number of players, options, and the deck of everybody who brings one. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { compiledDeck } from '../../engine/construction/index.ts';
import { type CompiledDeck, readPart, type Setup } from '../../engine/index.ts';
import { judgeDeckFile } from '../../generator/index.ts';
import { nearest } from '../../kernel/index.ts';
import { sampleSetup } from '../../studio/index.ts';
import { WrongUse } from '../exit.ts';
import { report } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { readOptions } from '../game-options.ts';
import type { OpenGame } from './open-game.ts';
import type { GameMessages } from './game-messages.ts';
import { say } from '../say.ts';

export interface SetupArguments {
  /** Deck files, or ids of sample decks. */
  readonly deck?: readonly string[];
  readonly option?: readonly string[];
  /** `weapons=armoury`: what is brought beside decks. */
  readonly parts?: readonly string[];
  readonly players?: string;
}

/** Throws a `WrongUse` in words for what the rules refuse. */
export function readSetup(
  given: SetupArguments,
  game: OpenGame,
  messages: GameMessages,
  terminal: Terminal,
): Setup {
  const { manifest } = game.checked;
  const { players: asOption, ...options } = readOptions(given.option, manifest);
  const players = readPlayers(given.players ?? asOption, given.deck?.length ?? 0, game);
  const decks = (given.deck ?? []).map((deck) =>
    readDeck(deck, game, { ...options, players }, terminal),
  );
  const parts = readParts(given.parts ?? [], game, { ...options, players }, terminal);
  const agreed = { players, options, ...(parts !== null && { parts }) };
  const setup =
    decks.length > 0 ? { ...agreed, decks } : sampleSetup(agreed, samplesOf(game), game.rules);
  const [first, ...more] = game.rules.refuseSetup(setup);
  if (first === undefined) return setup;
  for (const refusal of more) terminal.remark(messages.refusal(refusal));
  throw new WrongUse(messages.refusal(first));
}

function readPlayers(given: unknown, decks: number, { checked, compiled }: OpenGame): number {
  const usual = checked.manifest.options?.['players']?.default ?? compiled.players[0] ?? decks;
  const players = Number(given ?? usual);
  if (compiled.players.length === 0 || compiled.players.includes(players)) return players;
  throw new WrongUse(
    say('The game is not for {players} players.', {
      players: typeof given === 'string' ? given : players,
    }),
    say('It is for {players}.', { players: compiled.players.join(', ') }),
  );
}

/** Null where none are named. */
export function readParts(
  given: readonly string[],
  game: OpenGame,
  options: Setup['options'],
  terminal: Terminal,
): NonNullable<Setup['parts']> | null {
  if (given.length === 0) return null;
  const read = given.map((text) => {
    const [, name = '', id = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (name === '')
      throw new WrongUse(
        say('"{text}" does not say which part it is.', { text }),
        say('Write name=id.'),
      );
    const isFile =
      statSync(resolve(terminal.cwd, id), { throwIfNoEntry: false })?.isFile() === true;
    const part = isFile ? null : readPart(game.compiled, id);
    return [name, part ?? readDeck(id, game, options, terminal)] as const;
  });
  return Object.fromEntries(read);
}

export function readDeck(
  name: string,
  { checked, compiled }: OpenGame,
  options: Setup['options'],
  terminal: Terminal,
): CompiledDeck {
  const path = resolve(terminal.cwd, name);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    return sampleDeck(name, compiled.decks);
  }
  const { deck, verdict, diagnostics } = judgeDeckFile(checked, path, { options: options ?? {} });
  if (deck !== null && verdict?.legal === true) {
    return compiledDeck(deck, verdict);
  }
  report(diagnostics, 'pretty', terminal);
  throw new WrongUse(say('{name} is not a legal deck.', { name }));
}

function sampleDeck(id: string, decks: readonly CompiledDeck[]): CompiledDeck {
  const found = decks.find((deck) => deck.id === id);
  if (found !== undefined) return found;
  const ids = decks.map((deck) => deck.id);
  const meant = nearest(id, ids);
  throw new WrongUse(
    say('"{id}" is neither a file nor a sample deck of the game.', { id }),
    meant === undefined
      ? say('Sample decks are {ids}.', { ids: ids.join(', ') })
      : say('Did you mean "{meant}"?', { meant }),
  );
}

/** As game.yaml says, else the sample decks in their order. */
function samplesOf({ checked, compiled }: OpenGame): CompiledDeck[] {
  const wanted = checked.manifest.play?.decks ?? compiled.decks.map(({ id }) => id);
  return wanted.map((id) => sampleDeck(id, compiled.decks));
}
