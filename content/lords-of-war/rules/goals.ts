/** Goals that nobody can reach: such a game might never end (LOW-6.3.2, D-25). */
import { cardsOfDeck, type CompiledDeck, type Refusal } from 'cardwright/engine';
import type { Options } from './options.ts';
import { COMMAND, SIDES, type UnitTables } from './tables.ts';
import { sideOfDeck } from './teams.ts';

/** Without a turn limit at least one side must be able to capture as many cards as a goal asks for. */
export function refuseGoals(
  units: UnitTables,
  { eliminations, commandCards, turnLimit }: Options,
  decks: readonly CompiledDeck[],
): Refusal[] {
  if (turnLimit !== null) return [];
  const armies = Array.from({ length: SIDES }, (_, side) =>
    decks.flatMap((deck, army) =>
      sideOfDeck(army) === side ? cardsOfDeck(deck, units.indexOf) : [],
    ),
  );
  const cards = Math.max(...armies.map((army) => army.length));
  const commands = Math.max(
    ...armies.map((army) => army.filter((unit) => (units.traits[unit]! & COMMAND) !== 0).length),
  );
  const isInReach =
    (eliminations !== null && eliminations <= cards) ||
    (commandCards !== null && commandCards <= commands);
  if (isInReach) return [];
  const params = { eliminations, cards, commandCards, commands };
  return [{ code: 'LOW_GOALS_OUT_OF_REACH', clause: 'LOW-6.3.2', params }];
}
