/** How an effect asks a player to pick, and is told what was picked. */
import { listClear, listPush, type EffectChoice, type Seat } from 'cardwright/engine';
import { ask } from '../choices.ts';
import type { Choice, Operation } from '../data.gen.ts';
import {
  CHOOSE_CELL,
  CHOOSE_DIRECTION,
  CHOOSE_IT,
  CHOOSE_OPPOSING_HAND,
  CHOOSE_SCRY,
  CHOOSE_TRASH,
  type State,
} from '../state.ts';

type Asking =
  | Choice['pick']
  | Extract<Operation['op'], 'moveSelf' | 'displace' | 'discard' | 'scry'>;

/** What is asked for, by word of the choice. */
const kinds: Readonly<Record<Asking, number>> = {
  cellInRange: CHOOSE_CELL,
  moveSelf: CHOOSE_CELL,
  displace: CHOOSE_DIRECTION,
  discard: CHOOSE_OPPOSING_HAND,
  ownTrash: CHOOSE_TRASH,
  ownIt: CHOOSE_IT,
  scry: CHOOSE_SCRY,
};

/** Presumes that there is a choice. */
export function askForPicks(
  state: State,
  { word }: EffectChoice<State>,
  seat: Seat,
  candidates: readonly number[],
  count: number,
  least: number,
  most: number,
): void {
  const { options } = state.config.layout;
  listClear(state.words, options);
  for (let i = 0; i < count; i += 1) listPush(state.words, options, candidates[i]!);
  ask(state, kinds[word as Asking], seat, least, most);
}

/** What is in the list of chosen things has been picked; the effect goes on from there. */
export function answer(state: State): void {
  const { effects, layout } = state.config;
  effects.runner.answer(state, layout.chosen);
}
