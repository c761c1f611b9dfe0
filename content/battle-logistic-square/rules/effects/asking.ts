/** How an effect asks a player to pick, and is told what was picked. */
import {
  EFFECT,
  FRAME_KIND,
  FRAME_PICKS,
  FRAME_SHARED_PICKS,
  FRAME_WHAT,
  frameAt,
  frameCount,
  listClear,
  listPush,
  type EffectChoice,
  type Seat,
} from 'cardwright/engine';
import { ask } from '../choices.ts';
import type { Choice, Operation } from '../data.gen.ts';
import {
  CHOOSE_CELL,
  CHOOSE_DIRECTION,
  CHOOSE_HAND_LIMIT,
  CHOOSE_IT,
  CHOOSE_OPPOSING_HAND,
  CHOOSE_SCRY,
  CHOOSE_TRASH,
  get,
  NOTHING,
  PENDING,
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

/** Whether what is pending, and what is asked, can be gone on with, in a state that was read. */
export function isPendingSound(state: State): boolean {
  const { runner } = state.config.effects;
  if (!runner.isSound(state)) return false;
  const kind = get(state, PENDING);
  if (kind === NOTHING || kind >= CHOOSE_HAND_LIMIT) return true;
  const choice = runner.choice(state);
  return choice !== null && kinds[choice.word as Asking] === kind;
}

/** Of each pick of an effect that has begun: what was asked for. */
export function pickKinds({ words, config }: State): number[] {
  const { effects } = config.layout;
  const { table } = config.effects;
  const found: number[] = [];
  for (let i = 0; i < frameCount(words, effects); i += 1) {
    const frame = frameAt(effects, i);
    if (words[frame + FRAME_KIND] !== EFFECT) continue;
    const choice = table.handlers[words[frame + FRAME_WHAT]!]?.steps[0]?.choice;
    const kind = choice === undefined ? NOTHING : kinds[choice.word as Asking];
    for (
      let pick = words[frame + FRAME_PICKS]!;
      pick < words[frame + FRAME_SHARED_PICKS]!;
      pick += 1
    ) {
      found[pick] = kind;
    }
  }
  return found;
}
