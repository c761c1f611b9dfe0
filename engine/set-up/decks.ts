/** The decks that players bring: judged by construction.yaml, and dealt out as cards. */
import { compileConstruction } from '../construction/judge.ts';
import { asDeck } from '../construction/read-deck.ts';
import type { Judge, OptionValues } from '../construction/types.ts';
import type { CompiledDeck, CompiledGame } from '../game.ts';
import type { Refusal, Setup } from '../rules.ts';
import type { Cards, Catalogue } from '../state/kinds/part.ts';
import { badOptions, judgedOptions, type SomeTests } from './options.ts';

/** Every violation of every deck, with the entrant who brings it, from 1. */
export type DeckJudge = (decks: readonly CompiledDeck[], options: OptionValues) => Refusal[];

/** A game without construction.yaml allows every deck. With `format` every deck is judged by that one. */
export function makeDeckJudge(game: CompiledGame, format?: string): DeckJudge {
  const judge = rememberVerdicts(game);
  return (decks, options) =>
    decks.flatMap((deck, entrant) =>
      judge(deck, options, format).map((refusal) => ({
        ...refusal,
        params: { ...refusal.params, entrant: entrant + 1 },
      })),
    );
}

/**
 * What is wrong with one list of cards, judged by the format that it names itself, or by this one.
 * Simulations bring the same ones again and again.
 */
export function rememberVerdicts(
  game: CompiledGame,
): (deck: CompiledDeck, options: OptionValues, format?: string) => readonly Refusal[] {
  if (game.construction === null) return () => [];
  const judge = compileConstruction(game.construction, game);
  const known = new WeakMap<CompiledDeck, Map<string, readonly Refusal[]>>();
  return (deck, options, format) => {
    const key = JSON.stringify([options, format]);
    const verdicts = known.get(deck) ?? new Map<string, readonly Refusal[]>();
    known.set(deck, verdicts);
    const refused = verdicts.get(key) ?? violations(judge, withFormat(deck, format), options);
    verdicts.set(key, refused);
    return refused;
  };
}

function withFormat(list: CompiledDeck, format: string | undefined): CompiledDeck {
  return format === undefined ? list : { ...list, choices: { ...list.choices, format } };
}

/** What refuses a parameter of a set-up: an option, or `decks`. */
export function badParameter(code: string, clause: string): (parameter: string) => Refusal {
  return (parameter) => ({ code, clause, params: { parameter } });
}

/**
 * The same with the clause that game.yaml names for an option; `clause` is that of the rest, and of how
 * many decks there are, unless `ofDecks` is.
 */
export function badOption(
  game: CompiledGame,
  clause: string,
  ofDecks = clause,
): (parameter: string) => Refusal {
  return (parameter) => ({
    code: 'BAD_OPTION',
    clause: parameter === 'decks' ? ofDecks : (game.options[parameter]?.clause ?? clause),
    params: { parameter },
  });
}

/**
 * Refuses what every game refuses of a set-up: options with values that game.yaml does not allow, decks
 * that are too few or too many, decks that construction.yaml does not allow. `bad` makes the refusal of
 * a parameter: an option by its name, or `decks`.
 */
export function makeSetupJudge(
  game: CompiledGame,
  decks: number | ((players: number, options: Setup['options']) => number),
  bad: (parameter: string) => Refusal,
  { tests = {}, judgedBy, format }: SetupJudgeOptions = {},
): (setup: Setup) => readonly Refusal[] {
  const judge = makeDeckJudge(game, format);
  const decksFor = typeof decks === 'number' ? () => decks : decks;
  return (setup) => {
    const refused = badOptions(game, setup, tests);
    // What decks are judged by must be sound first.
    if (refused.some((option) => judgedBy?.includes(option))) return refused.map(bad);
    if (setup.decks.length !== decksFor(setup.players, setup.options))
      return [...refused, 'decks'].map(bad);
    return [...refused.map(bad), ...judge(setup.decks, judgedOptions(game, setup))];
  };
}

export interface SetupJudgeOptions {
  /** What the schemas of options cannot say. */
  readonly tests?: SomeTests;
  /** Options by which construction.yaml judges decks: no deck is judged while one of them is wrong. */
  readonly judgedBy?: readonly string[];
  /** The format of construction.yaml that judges decks; the one that each names itself when missing. */
  readonly format?: string;
}

/** The cards of several decks, each with its deck as its back. */
export function cardsOfDecks(decks: readonly CompiledDeck[], catalogue: Catalogue): Cards {
  const lists = decks.map((deck) => cardsOfDeck(deck, catalogue.indexOf));
  return { types: lists.flat(), backs: lists.flatMap((list, deck) => list.map(() => deck)) };
}

/** Warnings refuse nothing. */
function violations(judge: Judge, deck: CompiledDeck, options: OptionValues): Refusal[] {
  const { violations: found } = judge(asDeck(deck), options);
  return found
    .filter(({ severity }) => severity !== 'warning')
    .map(({ code, clause = '', params }) => ({ code, clause, params }));
}

/**
 * The cards of a deck as numbers of the catalogue, each as often as the deck has copies, in the
 * order of the deck. Ids that the catalogue does not have are omitted.
 */
export function cardsOfDeck(
  { cards }: CompiledDeck,
  numbers: ReadonlyMap<string, number>,
): number[] {
  return Object.entries(cards).flatMap(([id, count]) => {
    const number = numbers.get(id);
    return number === undefined ? [] : Array.from({ length: count }, () => number);
  });
}
