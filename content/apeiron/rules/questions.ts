/** What players are asked in the middle of an action (3.7), and their answers. */
import * as engine from 'cardwright/engine';
import type { ChoiceForm, Refusal } from 'cardwright/engine';
import * as chest from './chest.ts';
import { told, type Event, type Listener } from './events.ts';
import { actions, sideWords, verbs, type Action } from './actions.ts';
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
  {
    word: 'placeItem',
    as: 'set',
    options: (_, __, ___, into) => {
      for (let to = 0; to < sideWords.length; to += 1) into[to] = to;
      return sideWords.length;
    },
    ...engine.wordNames(sideWords),
  },
]);

const found: number[] = [];

/** The answers to what is asked, as actions. */
export function listAnswers(state: State, into: Action[]): number {
  const { word } = asked.form(state)!;
  if (word === 'placeItem') return chest.listPlaces(state, into);
  const count = asked.list(state, found);
  let listed = 0;
  for (let i = 0; i < count; i += 1) {
    const option = found[i]!;
    if (option !== engine.NO_MORE)
      into[listed++] = actions.code(verbs.choose, options.valueOf(sortOf[word as Word], option));
  }
  if (refuseDone(state) === null) into[listed++] = actions.code(verbs.done);
  if (refuseDecline(state) === null) into[listed++] = actions.code(verbs.decline);
  return listed;
}

/** What an option of the question is called by: its kind, for units the square. */
const kindIn = (state: State, value: number): number =>
  options.optionOf(sortOf[asked.form(state)!.word as Word], value);

export function refuseChoose(state: State, value: number): Refusal | null {
  const { word } = asked.form(state)!;
  const kind = kindIn(state, value);
  const isOnePanel = word === 'pair' && options.optionOf('place', value) >= 0;
  if (isOnePanel) return refuse('TARGET_COUNT');
  if (kind < 0) return refuse('TARGET_ILLEGAL'); // Another sort of option.
  if (asked.refuseStep(state, kind) === null) return null;
  const option = word === 'unit' ? field.on(state, kind) : kind;
  const code = runnerOf(state).whyNotPicked(state, option) as Code | null;
  return refuse(code ?? 'TARGET_ILLEGAL');
}

export function choose(state: State, value: number): void {
  if (asked.take(state, kindIn(state, value))) runnerOf(state).answer(state, asked.listOf(state));
}

/** That is all: squares are enough, or a panel stays as it lies (APE-5.19.4). */
export function refuseDone(state: State): Refusal | null {
  const { word } = asked.form(state)!;
  const isEnough = word === 'lay' || (word === 'squares' && asked.pickCount(state) > 0);
  return isEnough ? null : refuse('CHOICE_MISSING');
}

export function done(state: State): void {
  asked.take(state, engine.NO_MORE);
  runnerOf(state).answer(state, asked.listOf(state));
}

/** APE-5.20.12, APE-5.21.2 */
export function refuseDecline(state: State): Refusal | null {
  const { chooser, least } = asked.asked(state);
  const isOptional = asked.form(state)!.word === 'square' && least === 0;
  return isOptional && canDecline(state, chooser) ? null : refuse('CHOICE_MISSING');
}

export function decline(state: State, tell: Listener): void {
  if (tell) tell(told.declined(state, { seat: asked.chooser(state) }));
  done(state);
}

/** The questions that \`choose\` answers. */
export const chosen: readonly string[] = Object.keys(sortOf);

/** APE-6.1.13: what waits for a choice is dropped without effect. */
export function dropAsked(state: State, tell: Listener): void {
  const seat = asked.isOpen(state) ? asked.chooser(state) : -1;
  if (seat < 0) return;
  asked.cancel(state);
  engine.clearPending(state.ints, pending.layout);
  chest.dropDrawn(state, seat, tell);
}
