/**
 * Armies that players bring: judged by construction.yaml (section 4), and dealt out as cards.
 *
 * LOW-4.4.3: a game cannot be created with an army that has a violation.
 */
import {
  asDeck,
  compileConstruction,
  type CompiledDeck,
  type CompiledGame,
  type Judge,
  type Refusal,
  type Setup,
} from 'cardwright/engine';
import { badParameter } from './options.ts';
import type { UnitTables, UnitType } from './tables.ts';
import { deckCount } from './teams.ts';

/** Every violation of every army, with the entrant who brings it, from 1. */
export type ArmyJudge = (setup: Setup) => Refusal[];

export function makeArmyJudge(game: CompiledGame): ArmyJudge {
  const judge = game.construction === null ? null : compileConstruction(game.construction, game);
  return ({ decks, players, options }) => {
    if (decks.length !== deckCount(players)) return [badParameter('decks')];
    if (judge === null) return [];
    return decks.flatMap((deck, entrant) =>
      violations(judge, deck, { ...options, players }).map((refusal) => ({
        ...refusal,
        params: { ...refusal.params, entrant: entrant + 1 },
      })),
    );
  };
}

function violations(judge: Judge, deck: CompiledDeck, options: Setup['options']): Refusal[] {
  const verdict = judge(asDeck(deck), options);
  return verdict.violations.map(({ code, clause = '', params }) => ({ code, clause, params }));
}

/** The units of an army, in the order of the deck; as many as it has copies. */
export function unitsOf(units: UnitTables, deck: CompiledDeck): UnitType[] {
  return Object.entries(deck.cards).flatMap(([id, count]) => {
    const unit = units.indexOf.get(id);
    return unit === undefined ? [] : Array.from({ length: count }, () => unit);
  });
}

/** LOW-4.1.4 */
export function baseRaceOf(deck: CompiledDeck): string {
  const race = deck.choices['baseRace'];
  return typeof race === 'string' ? race : '';
}
