/** What players are asked in the middle of an action (3.7), and their answers. */
import * as engine from 'cardwright/engine';
import type { ChoiceForm, Refusal, Seat } from 'cardwright/engine';
import * as chest from './chest.ts';
import { events, type Event, type Listener } from './events.ts';
import { sideWords, type Verb } from './actions.ts';
import type { Code, Config } from './config.ts';
import { options, type Sort } from './options.ts';
import { refuse } from './refuse.ts';
import { asked, field, type State } from './state.ts';
import { canDecline } from './effects/choices.ts';

const answers = new engine.EffectAnswers<Config, Event, Sort, Code>({
  options,
  questions: {
    // Units are called by their squares.
    unit: { sort: 'square', kindOf: field.squareOf.bind(field), optionOf: field.on.bind(field) },
    square: { sort: 'square' },
    squares: { sort: 'square', as: 'row', mayEnd: true }, // APE-5.15.2
    panel: { sort: 'place' },
    vacancy: { sort: 'place' },
    pair: { sort: 'pair' },
    ground: { sort: 'ground' },
    turn: { sort: 'turn' },
    direction: { sort: 'direction' },
    lay: { sort: 'direction', mayEnd: true }, // APE-5.19.4: a panel may stay as it lies.
  },
  asked,
  runnerOf: ({ config }) => config.effects.runner,
  refuse,
  noOption: 'TARGET_ILLEGAL',
  notEnough: 'CHOICE_MISSING',
});

export const { done } = answers;

export const questions: readonly ChoiceForm<State>[] = [
  ...answers.forms,
  ...engine.formsOfOneShape<State>([
    engine.oneOfWords('placeItem', sideWords),
    engine.yesOrNo('standoff'),
  ]),
];

export const choose: Verb = {
  ...answers.choose,
  refuse: [[['option'], refuseSingle], ...answers.choose.refuse!],
};

/** A pair is named by both of its panels. */
function refuseSingle(state: State, _: Seat, value: number): Refusal | null {
  const isOne = asked.form(state)!.word === 'pair' && options.optionOf('place', value) >= 0;
  return isOne ? refuse('TARGET_COUNT') : null;
}

/** APE-5.20.12, APE-5.21.2 */
export const decline: Verb = {
  answers: done.answers!,
  refuse: [[[], refuseDecline]],
  play(state, seat, report) {
    if (report) report(events.declined(state, { seat }));
    answers.end(state);
  },
};

function refuseDecline(state: State, seat: Seat): Refusal | null {
  const isOptional = asked.form(state)!.word === 'square' && asked.asked(state).least === 0;
  return isOptional && canDecline(state, seat) ? null : refuse('CHOICE_MISSING');
}

/** APE-6.1.13: what waits for a choice ends without effect; what waits for that goes on. */
export function dropAsked(state: State, report: Listener): void {
  const { runner } = state.config.effects;
  const [seat, isOfEffect] = [asked.chooser(state), runner.choice(state) !== null];
  asked.cancel(state);
  if (isOfEffect) runner.drop(state);
  else chest.dropDrawn(state, seat, report);
}
