/** What must hold at every step beside what the declaration knows (AAW-1.2.1, AAW-3.2.2, AAW-11.1). */
import type { State, Unit } from './config.ts';
import { temporaryPlace } from './holders.ts';
import { active, at, object, phase, temporaryUsed, used, vp } from './state.ts';
import { isOnField, nameOf, unitOn } from './units.ts';

export function brokenRules(state: State): string[] {
  const { units, held, options } = state.config;
  return [
    ...units.flatMap((_, unit) => wrongWith(state, unit)),
    ...held.flatMap(({ name }, i) =>
      used.get(state, i) <= options.elementUsesPerCombat ? [] : [`${name} is used too often`],
    ),
  ];
}

function wrongWith(state: State, unit: Unit): string[] {
  const { units, tables, options } = state.config;
  const name = nameOf(state, unit);
  const isDeployed = !phase.is(state, 'deploy') && isOnField(state, unit);
  const square = at.get(state, unit);
  const isPassing = active.get(state) === unit + 1;
  const uses = tables.temporaries.all.map((_, i) =>
    temporaryUsed.get(state, temporaryPlace(state.config, unit, i)),
  );
  return [
    ...(vp.get(state, unit) > units[unit]!.maxVp ? [`${name} has too many VP`] : []),
    ...(isDeployed && square < 0 ? [`${name} is nowhere`] : []),
    ...(isDeployed && !isPassing && unitOn(state, square) !== unit
      ? [`${name} shares its square`]
      : []),
    ...(isDeployed && !isPassing && object.place(state, square) > 0
      ? [`${name} is on an object`]
      : []),
    ...(!isOnField(state, unit) && square >= 0 ? [`${name} has left, and is somewhere`] : []),
    ...uses.flatMap((count) =>
      count <= options.temporaryUsesPerRound ? [] : [`${name} uses an element too often`],
    ),
  ];
}
