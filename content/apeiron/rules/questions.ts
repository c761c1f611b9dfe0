/** What players are asked in the middle of an action (3.7), and their answers. */
import * as engine from 'cardwright/engine';
import type { ChoiceForm, Refusal, Seat } from 'cardwright/engine';
import * as chest from './chest.ts';
import { told, type Event, type Listener } from './events.ts';
import { sideWords, type Verb } from './actions.ts';
import type { Code } from './config.ts';
import { options } from './options.ts';
import { refuse } from './refuse.ts';
import { asked, field, pending, type State } from './state.ts';
import { canDecline } from './effects/choices.ts';

/** By question: what sort its options are. */
const sortOf = {
  unit: 'square',
  square: 'square',
  squares: 'square',
  panel: 'place',
  vacancy: 'place',
  pair: 'pair',
  ground: 'ground',
  turn: 'turn',
  direction: 'direction',
  lay: 'direction',
} as const;
type Word = keyof typeof sortOf;

/** The questions that are answered by an option. */
const chosen = Object.keys(sortOf);

const runnerOf = ({ config }: State) => config.effects.runner;

const form = (word: Word, as?: 'row'): ChoiceForm<State> =>
  engine.askedByEffect<State, Event>(word, runnerOf, options.names(sortOf[word]), as);

export const questions: readonly ChoiceForm<State>[] = engine.formsOfOneShape<State>([
  // Units are called by their squares.
  { ...form('unit'), kindOf: (state, card) => field.squareOf(state, card) },
  form('square'),
  form('squares', 'row'), // APE-5.15.2
  form('panel'),
  form('vacancy'),
  form('pair'),
  form('ground'),
  form('turn'),
  form('direction'),
  form('lay'),
  engine.oneOfWords('placeItem', sideWords),
  engine.yesOrNo('standoff'),
]);

const found: number[] = [];

/** Writes what can be chosen, as values of the word; returns how many. */
function listOptions(state: State, into: number[]): number {
  const sort = sortAsked(state);
  const count = asked.list(state, found);
  let listed = 0;
  for (let i = 0; i < count; i += 1)
    if (found[i] !== engine.NO_MORE) into[listed++] = options.valueOf(sort, found[i]!);
  return listed;
}

const sortAsked = (state: State) => sortOf[asked.form(state)!.word as Word];

export const choose: Verb = {
  answers: chosen,
  words: { option: options.word },
  among: { option: (state, _, into) => listOptions(state, into) },
  tested: ['option'],
  refuse: [[['option'], (state, _, value) => refuseOption(state, value)]],
  play(state, _, __, value) {
    const kind = options.optionOf(sortAsked(state), value);
    if (asked.take(state, kind)) runnerOf(state).answer(state, asked.listOf(state));
  },
};

function refuseOption(state: State, value: number): Refusal | null {
  const { word } = asked.form(state)!;
  // What an option is called by is its kind, for units the square; another sort of option has none.
  const kind = options.optionOf(sortAsked(state), value);
  const isOnePanel = word === 'pair' && options.optionOf('place', value) >= 0;
  if (isOnePanel) return refuse('TARGET_COUNT');
  if (kind < 0) return refuse('TARGET_ILLEGAL');
  if (asked.refuseStep(state, kind) === null) return null;
  const option = word === 'unit' ? field.on(state, kind) : kind;
  const code = runnerOf(state).whyNotPicked(state, option) as Code | null;
  return refuse(code ?? 'TARGET_ILLEGAL');
}

/** That is all: squares are enough, or a panel stays as it lies (APE-5.19.4). */
export const done: Verb = {
  answers: chosen,
  refuse: [[[], refuseDone]],
  play: endChoice,
};

function refuseDone(state: State): Refusal | null {
  const { word } = asked.form(state)!;
  const isEnough = word === 'lay' || (word === 'squares' && asked.pickCount(state) > 0);
  return isEnough ? null : refuse('CHOICE_MISSING');
}

function endChoice(state: State): void {
  asked.take(state, engine.NO_MORE);
  runnerOf(state).answer(state, asked.listOf(state));
}

/** APE-5.20.12, APE-5.21.2 */
export const decline: Verb = {
  answers: chosen,
  refuse: [[[], refuseDecline]],
  play(state, seat, tell) {
    if (tell) tell(told.declined(state, { seat }));
    endChoice(state);
  },
};

function refuseDecline(state: State, seat: Seat): Refusal | null {
  const isOptional = asked.form(state)!.word === 'square' && asked.asked(state).least === 0;
  return isOptional && canDecline(state, seat) ? null : refuse('CHOICE_MISSING');
}

/** APE-6.1.13: what waits for a choice is dropped without effect. */
export function dropAsked(state: State, tell: Listener): void {
  const seat = asked.isOpen(state) ? asked.chooser(state) : -1;
  if (seat < 0) return;
  asked.cancel(state);
  engine.clearPending(state.ints, pending.layout);
  chest.dropDrawn(state, seat, tell);
}
