/** What players are asked in the middle of an action (BLS-12.1.3): by effects, and for sets of cards. */
import {
  askedByEffect,
  cardNames,
  formsOfOneShape,
  ofOwn,
  squareNames,
  wordNames,
  type ChoiceForm,
} from 'cardwright/engine';
import { canBeAssembled } from './assembly.ts';
import { directionNames } from './config.ts';
import type { Event } from './events.ts';
import { hand, type State } from './state.ts';

type Names = Pick<ChoiceForm<State>, 'kindOf' | 'nameOf' | 'kindNamed'>;

/** Asked by the choices of this word, see effects/choices.ts. */
const byEffect = (word: string, names: Names): ChoiceForm<State> =>
  askedByEffect<State, Event>(word, ({ config }) => config.effects.runner, names);

/** Cards of the own hand. */
const ofHand = { as: 'set', options: ofOwn(hand), ...cardNames } as const;

export const questions: readonly ChoiceForm<State>[] = formsOfOneShape<State>([
  byEffect('cell', squareNames),
  byEffect('direction', wordNames(directionNames)),
  byEffect('opposingHand', cardNames),
  byEffect('trash', cardNames),
  byEffect('it', cardNames),
  byEffect('scry', cardNames),
  { word: 'handLimit', ...ofHand, verb: 'discard' }, // BLS-6.9.2
  {
    word: 'assembly',
    ...ofHand,
    isStepwise: true,
    mayEnd: (state, { about }, picked) => canBeAssembled(state, about, picked, [], 0, 0),
    leadsOn: (state, { about }, picked, cards, from, to) =>
      canBeAssembled(state, about, picked, cards, from, to),
  },
  { word: 'caa', ...ofHand, isStepwise: true },
]);
