/** The initiative phase: declarations, dice, orders (AAW-4.2, AAW-11.6). */
import * as engine from 'cardwright/engine';
import type { Side } from 'cardwright/engine';
import { hasBoost, listBoosts, refuseBoost, settleUses, spend, type Boost } from './boosts.ts';
import { ALPHA, BETA, sides, type State, type Unit } from './config.ts';
import { events, type Listener } from './events.ts';
import { ownScene } from './scene.ts';
import * as parts from './state.ts';
import { ask } from './steps.ts';
import { INITIATIVE } from './tables.ts';
import { abilityOf, isOnField, leaderOf, nameOf, seatOf, sideOf, unitsOf } from './units.ts';
import { refuse, resourceWord, unitWord, type Verb } from './words.ts';

const { asked, boostPlace, command, holder, initiativeDice, listed, luck, place, total } = parts;

/** AAW-4.2.7, AAW-11.6.3: who declares and rolls first. */
export const declaringSide = ({ config }: State, number: 0 | 1): Side =>
  number === 0 ? config.battle.gmSide : 1 - config.battle.gmSide;

/** AAW-4.2.2 */
const isCommander = (state: State, side: Side, unit: Unit): boolean =>
  state.config.units[unit]!.commands && isOnField(state, unit) && sideOf(state, unit) === side;

/** AAW-11.6.4 */
function mayBoost(state: State, side: Side, unit: Unit): boolean {
  if (!isOnField(state, unit) || sideOf(state, unit) !== side) return false;
  const { initiativeBoostSources } = state.config.options;
  return initiativeBoostSources === 'any-unit' || command.get(state, side) === unit + 1;
}

/** Asks a side that can do anything (AAW-18.3.2). */
export function askDeclaration(state: State, side: Side): engine.StageResult {
  if (canCommand(state, side) || canBoost(state, side))
    return ask(state, 'initiative', side, leaderOf(state, side));
}

const canCommand = (state: State, side: Side): boolean =>
  command.get(state, side) === 0 &&
  state.config.allUnits.some((unit) => isCommander(state, side, unit));

const canBoost = (state: State, side: Side): boolean =>
  unitsOf(state, side).some((unit) => mayBoost(state, side, unit) && hasBoost(state, unit, dice));

const dice: Boost = { op: 'addInitiativeDie', scenes: (_, unit) => [ownScene(unit)] };

/** Units that can be named now. */
export const listDeclaring = engine.valuesOf((state: State) => unitsOf(state, asked.about(state)));

/** AAW-4.2.3, AAW-4.2.4 */
export const commandDie: Verb = {
  answers: 'initiative',
  words: { unit: unitWord },
  refuse: [
    (state, _, unit) => {
      const side = asked.about(state);
      const isLegal = command.get(state, side) === 0 && isCommander(state, side, unit);
      return isLegal ? null : refuse('ACTION_UNAVAILABLE', 'AAW-4.2.2');
    },
  ],
  play(state, _, report, unit) {
    const side = asked.about(state);
    command.set(state, side, unit + 1);
    report?.(events.commandTaken(state, { side: sides[side]!, unit }));
  },
};

/** AAW-11.6.1, AAW-11.6.2 */
export const boostInitiative: Verb = {
  answers: 'initiative',
  words: { unit: unitWord, resource: resourceWord },
  among: { resource: (state, _, into, unit) => listBoosts(state, unit, dice, into) },
  refuse: [
    (state, _, unit, resource) =>
      mayBoost(state, asked.about(state), unit)
        ? refuseBoost(state, unit, dice, resource)
        : refuse('BOOST_NOT_OWNED', { unit: nameOf(state, unit) }, 'AAW-11.6.4'),
  ],
  play(state, _, report, unit, resource) {
    spend(state, unit, dice, resource, report);
    initiativeDice.add(state, unit, 1);
    if (!boostPlace.has(state, unit)) boostPlace.append(state, unit);
  },
};

/** AAW-4.2.1, AAW-3.3.1 */
export function averageOf(state: State, side: Side): number {
  const units = unitsOf(state, side);
  const sum = units.reduce((so, unit) => so + abilityOf(state, unit, INITIATIVE), 0);
  return units.length === 0 ? 0 : Math.floor(sum / units.length);
}

/** AAW-4.2.5, AAW-4.2.7 */
export function rollInitiative(state: State, report: Listener): void {
  const { commandDie: faces, boostDie } = state.config.options;
  for (const number of [0, 1] as const) {
    const side = declaringSide(state, number);
    const commander = command.get(state, side) - 1;
    let sum = averageOf(state, side);
    if (commander >= 0) sum += roll(state, 'command', commander, 1, report, faces);
    for (const unit of boostPlace.inOrder(state))
      if (sideOf(state, unit) === side)
        sum += roll(state, 'initiative', unit, initiativeDice.get(state, unit), report, boostDie);
    total.set(state, side, sum);
  }
  holder.set(state, winnerOf(state, report) + 1);
  command.reset(state);
  initiativeDice.reset(state);
  settleUses(state);
  const [alpha, beta] = [total.get(state, ALPHA), total.get(state, BETA)];
  report?.(events.initiativeGained(state, { side: sides[holder.get(state) - 1]!, alpha, beta }));
}

const roll = (
  state: State,
  decides: string,
  unit: Unit,
  count: number,
  report: Listener,
  faces: number,
): number => luck.roll(state, { decides, faces }, count, seatOf(state, unit), report);

/** AAW-4.2.6 */
function winnerOf(state: State, report: Listener): Side {
  const ahead = total.get(state, ALPHA) - total.get(state, BETA);
  if (ahead !== 0) return ahead > 0 ? ALPHA : BETA;
  const { initiativeTie, boostDie: faces } = state.config.options;
  const [gm, players] = [declaringSide(state, 0), declaringSide(state, 1)];
  if (initiativeTie === 'player-side') return players;
  if (initiativeTie === 'keep-previous')
    return holder.get(state) === 0 ? players : holder.get(state) - 1;
  const rollOff = (side: Side): number =>
    luck.roll(state, { decides: 'rollOff', faces }, 1, leaderOf(state, side), report);
  for (;;) {
    const lead = rollOff(gm) - rollOff(players);
    if (lead !== 0) return lead > 0 ? gm : players;
  }
}

/** Which list is made now: that of the side without initiative, or the order of all (AAW-4.2.8, AAW-4.2.9). */
const [LOSERS, EVERYBODY] = [0, 1] as const;

const loser = (state: State): Side => 2 - holder.get(state);
const unlisted = (state: State): Unit[] =>
  unitsOf(state, loser(state)).filter((unit) => !listed.has(state, unit));

/** AAW-4.2.8: the same for the list of the other side. */
export function listLoser(state: State): engine.StageResult {
  const open = unlisted(state);
  if (open.length > 1) return ask(state, 'order', LOSERS, leaderOf(state, loser(state)));
  for (const unit of open) listed.append(state, unit);
}

/** Who can come next: a unit of the winner, or the next one of the other list (AAW-4.2.9). */
function nextOnes(state: State): Unit[] {
  const isOpen = (unit: Unit): boolean => !place.has(state, unit);
  const own = unitsOf(state, holder.get(state) - 1).filter(isOpen);
  const others = listed.inOrder(state).filter((unit) => isOpen(unit) && isOnField(state, unit));
  return [...own, ...others.slice(0, 1)];
}

/** AAW-4.2.9, AAW-4.2.11: places the next unit, or asks which; nothing where there is none. */
export function placeNext(state: State): engine.StageResult {
  const [one, ...others] = nextOnes(state);
  if (one === undefined) return;
  if (others.length > 0)
    return ask(state, 'order', EVERYBODY, leaderOf(state, holder.get(state) - 1));
  place.append(state, one);
  return engine.AGAIN;
}

/** Who may be named next. */
const namedNext = (state: State): Unit[] =>
  asked.about(state) === EVERYBODY ? nextOnes(state) : unlisted(state);

export const listNext = engine.valuesOf(namedNext);

/** AAW-4.2.10 */
export const next: Verb = {
  answers: 'order',
  words: { unit: unitWord },
  among: { unit: listNext },
  tested: ['unit'],
  refuse: [(state, _, unit) => (namedNext(state).includes(unit) ? null : refuse('ORDER_INVALID'))],
  play: (state, _, __, unit) =>
    (asked.about(state) === EVERYBODY ? place : listed).append(state, unit),
};
