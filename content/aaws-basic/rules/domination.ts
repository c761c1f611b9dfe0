/** Initiative domination in attacks (AAW-13.1). */
import { targetsNow } from './targets.ts';
import * as attack from './attack-state.ts';
import type { State, Unit } from './config.ts';
import { told, type Listener } from './events.ts';
import { domination } from './state.ts';
import { INITIATIVE } from './tables.ts';
import { abilityOf, isEnemy, nameOf } from './units.ts';

/** AAW-13.1.1, AAW-13.1.2 */
export function giveDomination(state: State, tell: Listener): void {
  const unit = dominator(state);
  if (unit === undefined) return;
  domination.add(state, unit, 1);
  if (tell)
    tell(told.tokensGained(state, { unit: nameOf(state, unit), token: 'domination', count: 1 }));
}

/** AAW-13.1.3, AAW-13.1.4 */
function dominator(state: State): Unit | undefined {
  const attacker = attack.attacker.get(state) - 1;
  const involved = [attacker, ...targetsNow(state)];
  const valueOf = (unit: Unit): number => abilityOf(state, unit, INITIATIVE);
  const highest = Math.max(...involved.map(valueOf));
  const shared = involved.filter((unit) => valueOf(unit) === highest);
  const enemies = shared.filter((unit) => isEnemy(state, attacker, unit));
  const isTie = enemies.length > 0 && enemies.length < shared.length;
  const { dominationTie } = state.config.options;
  // The attack unit comes first among its own.
  if (!isTie || dominationTie === 'attacker') return shared[0];
  return dominationTie === 'target' ? enemies[0] : undefined;
}
