/** What players are asked in the middle of a turn, and what abilities make of the answers. */
import * as engine from 'cardwright/engine';
import type { ChoiceForm, Refusal, Seat } from 'cardwright/engine';
import { refuse, type Verb } from './actions.ts';
import { places } from './config.ts';
import { listDefenders } from './defence.ts';
import { reportUse } from './effects/operations.ts';
import { events, type Event } from './events.ts';
import { paths } from './shift.ts';
import { asked, pending, type State } from './state.ts';

const runnerOf = ({ config }: State) => config.effects.runner;

export const questions: readonly ChoiceForm<State>[] = engine.formsOfOneShape<State>([
  // AWF-5.14.7
  engine.askedByEffect<State, Event>('keep', runnerOf, { ...engine.cardNames, isSecret: true }),
  engine.askedByEffect<State, Event>('ability', runnerOf, engine.squareNames),
  {
    word: 'defence',
    as: 'set',
    options: (state, { chooser, about }, _, into) => listDefenders(state, chooser, about, into),
    ...engine.wordNames(places),
  },
  {
    word: 'evade',
    as: 'row',
    options: (state, { chooser }, picked, into) =>
      engine.writeList(paths.next(state, chooser, picked), into),
    ...engine.wordNames(engine.compass),
  },
]);

/** What an ability has asked for goes on with the answer. */
function answer(state: State, kinds: readonly number[]): void {
  asked.takeAll(state, kinds);
  runnerOf(state).answer(state, asked.listOf(state));
}

const refuseOption = (state: State, _: Seat, kind: number): Refusal | null =>
  asked.refuseStep(state, kind) === null ? null : refuse('NOT_AN_OPTION');

/** AWF-5.12.9 */
export const keep: Verb = {
  answers: 'keep',
  words: { card: engine.typeWord },
  refuse: [[['card'], refuseOption]],
  play: (state, _, __, type) => answer(state, [type]),
};

export const useAbility: Verb = {
  answers: 'ability',
  words: { square: engine.squareWord },
  refuse: [[['square'], refuseOption]],
  play(state, seat, report, square) {
    const card = engine.sourceIn(state, engine.topFrame(state.ints, pending.layout));
    reportUse(state, seat, card, report);
    answer(state, [square]);
  },
};

/** AWF-5.11.9 */
export const decline: Verb = {
  answers: 'ability',
  refuse: [[[], (state) => (asked.asked(state).least > 0 ? refuse('NOT_AN_OPTION') : null)]],
  play(state, seat, report) {
    if (report) report(events.declined(state, { seat }));
    answer(state, []);
  },
};
