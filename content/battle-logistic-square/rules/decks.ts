/**
 * Decks that players bring: judged by construction.yaml (section 4), and dealt out as cards.
 *
 * BLS-3.2.3: a game cannot be created with a deck that has a violation.
 */
import {
  compileConstruction,
  deckOf,
  type CompiledDeck,
  type CompiledGame,
  type Judge,
  type Refusal,
  type Seat,
  type Setup,
} from 'cardwright/engine';
import { AVI, IT, type CardTables, type CardType } from './cards.ts';
import { SEATS, type Card, type Decks } from './config.ts';

/** Every violation of both decks (BLS-3.2.2), with the entrant who brings it, from 1. */
export type DeckJudge = (setup: Setup) => Refusal[];

export function makeDeckJudge(game: CompiledGame): DeckJudge {
  const judge = game.construction === null ? null : compileConstruction(game.construction, game);
  return ({ decks, options }) => {
    if (decks.length !== SEATS) {
      return [{ code: 'BAD_OPTION', clause: 'BLS-1.1.1', params: { parameter: 'decks' } }];
    }
    if (judge === null) return [];
    return decks.flatMap((deck, entrant) =>
      violations(judge, deck, options).map((refusal) => ({
        ...refusal,
        params: { ...refusal.params, entrant: entrant + 1 },
      })),
    );
  };
}

function violations(judge: Judge, deck: CompiledDeck, options: Setup['options']): Refusal[] {
  const verdict = judge(deckOf(deck), options);
  return verdict.violations.map(({ code, clause = '', params }) => ({ code, clause, params }));
}

/** The cards of one seat, as they begin the game. */
interface SeatCards {
  readonly avi: CardType;
  readonly resources: readonly CardType[];
  readonly its: readonly CardType[];
}

/** BLS-1.2.1: the parts of a deck are told apart by the category of the cards. */
export function partsOf(cards: CardTables, deck: CompiledDeck): SeatCards {
  const all = Object.entries(deck.cards).flatMap(([id, count]) => {
    const type = cards.indexOf.get(id);
    return type === undefined ? [] : Array.from({ length: count }, () => type);
  });
  const isAvi = (type: CardType): boolean => cards.category[type] === AVI;
  const isIt = (type: CardType): boolean => cards.category[type] === IT;
  return {
    avi: all.find(isAvi) ?? 0,
    resources: all.filter((type) => !isAvi(type) && !isIt(type)),
    its: all.filter(isIt),
  };
}

/** The cards of both seats with a number for each: first South's AVI, resource and IT cards. */
export function numbered(parts: readonly SeatCards[]): Decks & {
  readonly resources: readonly (readonly Card[])[];
  readonly its: readonly (readonly Card[])[];
} {
  const types: CardType[] = [];
  const owners: Seat[] = [];
  const add = (type: CardType, seat: Seat): Card => {
    owners.push(seat);
    return types.push(type) - 1;
  };
  const cards = parts.map(({ avi, resources, its }, seat) => ({
    avi: add(avi, seat),
    resources: resources.map((type) => add(type, seat)),
    its: its.map((type) => add(type, seat)),
  }));
  return {
    types,
    owners,
    avis: cards.map(({ avi }) => avi),
    resources: cards.map(({ resources }) => resources),
    its: cards.map(({ its }) => its),
  };
}
