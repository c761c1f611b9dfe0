/** Games whose cards have no effects that wait for anybody: what goes on is steps of their own. */
import type { GameEvent } from '../rules.ts';
import type { WithInts } from '../state/flat-state.ts';
import type { EffectGame } from './game.ts';
import { EffectRunner } from './runner.ts';
import { makeTable, type HandlerTable } from './table.ts';

type StepGame<State, Event extends GameEvent> = Pick<
  EffectGame<State, Event>,
  'layoutOf' | 'steps' | 'isOver'
>;

/** What the kind `pendingEffects` asks for as `running`: the runner of these steps, and a table without effects. */
export function runnerOfSteps<State extends WithInts, Event extends GameEvent>(
  game: StepGame<State, Event>,
): {
  readonly runner: EffectRunner<State, Event>;
  readonly table: HandlerTable<State, Event>;
} {
  const table = makeTable<State, Event>([], [], []);
  const runner = new EffectRunner<State, Event>({
    ...game,
    table,
    definitionOf: () => 0,
    order: () => [],
    settle: () => undefined,
    ask: () => undefined,
  });
  return { runner, table };
}
