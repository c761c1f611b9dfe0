/** What is to be played, read from the command line. */
import { botNamed, botNames } from '../../../engine/index.ts';
import { nearest } from '../../../kernel/index.ts';
import {
  planOfGame,
  PLAYERS,
  shardsOfPart,
  USUAL,
  type Plan,
  type Shard,
  type StopRule,
} from '../../../simulation/index.ts';
import { WrongUse } from '../../exit.ts';
import { readOptions } from '../../game-options.ts';
import { readDeck, readParts } from '../../play/entrants.ts';
import { gameMessagesOf } from '../../play/game-messages.ts';
import type { OpenGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { readSeed } from '../play.ts';

export interface PlanArguments {
  /** Files, or ids of sample decks. */
  readonly deck?: readonly string[];
  readonly bots?: readonly string[];
  readonly players?: number;
  readonly mirrors?: boolean;
  readonly parts?: readonly string[];
  readonly option?: readonly string[];
  readonly games?: number;
  readonly precision?: string;
  readonly decide?: readonly string[];
  readonly seed?: string;
  readonly longest?: number;
}

/** Throws a `WrongUse` in words for what cannot be played. */
export function requestedPlan(given: PlanArguments, game: OpenGame, terminal: Terminal): Plan {
  const { players: asOption, ...options } = readOptions(given.option, game.checked.manifest);
  const players = requestedPlayers(given.players ?? asOption, game);
  const agreed = { ...options, players };
  const parts = readParts(given.parts ?? [], game, agreed, terminal);
  const found = planOfGame(
    {
      folder: game.checked.folder,
      compiled: game.compiled,
      cards: game.checked.manifest.play?.cards ?? {},
      rules: game.rules,
    },
    {
      decks: given.deck?.map((deck) => readDeck(deck, game, agreed, terminal)) ?? null,
      bots: (given.bots ?? [USUAL.bot]).map(knownBot),
      options,
      ...(parts !== null && { parts }),
      players,
      mirrors: given.mirrors === true,
      seed: readSeed(given.seed ?? String(USUAL.seed)),
      pairs: Math.ceil((given.games ?? USUAL.games) / players),
      longest: given.longest ?? USUAL.longest,
      stop: stopRule(given),
    },
  );
  if ('plan' in found) return found.plan;
  throw new WrongUse(gameMessagesOf(game.checked).refusal(found.refusal));
}

/** Two where the game is for two, and nobody says anything else. */
export function requestedPlayers(
  given: unknown,
  { compiled: { players: known } }: OpenGame,
): number {
  const players = Number(given ?? (known.includes(PLAYERS) ? PLAYERS : known[0]));
  if (players > 1 && known.includes(players)) return players;
  throw new WrongUse(
    given === undefined || players === 1
      ? say('A game is simulated by two players or more, who play against each other.')
      : say('The game is not for {players} players.', { players }),
    say('It is for {players}.', { players: known.join(', ') }),
  );
}

function knownBot(name: string): string {
  if (botNamed(name) !== undefined) return name;
  const meant = nearest(name, botNames());
  throw new WrongUse(
    say('There is no bot "{name}".', { name }),
    meant === undefined
      ? say('Bots are {known}.', { known: botNames().join(', ') })
      : say('Did you mean "{meant}"?', { meant }),
  );
}

function stopRule({ precision, decide }: PlanArguments): StopRule {
  if (precision !== undefined && decide !== undefined)
    throw new WrongUse(say('Name one of --precision and --decide.'));
  if (precision !== undefined)
    return { at: 'precision', thousandths: thousandths(precision, precision) };
  if (decide === undefined) return { at: 'games' };
  const [low = '', high = '', ...more] = decide;
  const band = {
    low: thousandths(low, decide.join(',')),
    high: thousandths(high, decide.join(',')),
  };
  if (more.length > 0 || band.low >= band.high)
    throw new WrongUse(say('"{text}" is no band of percentages.', { text: decide.join(',') }));
  return { at: 'decided', ...band };
}

/** Percentage points with at most one decimal place. */
function thousandths(text: string, whole: string): number {
  const value = Math.round(Number(text) * 10);
  if (/^\d{1,2}(?:\.\d)?$/.test(text) && value > 0) return value;
  throw new WrongUse(say('"{text}" is no band of percentages.', { text: whole }));
}

export function requestedShards(text: string, plan: Plan): Shard[] {
  const [, part = '', parts = ''] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (part !== '' && Number(part) <= Number(parts))
    return shardsOfPart(plan, Number(part), Number(parts));
  throw new WrongUse(
    say('"{text}" is no part of a run.', { text }),
    say('The second of eight parts is 2/8.'),
  );
}
