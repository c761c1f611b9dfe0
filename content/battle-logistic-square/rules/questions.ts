/** What players are asked in the middle of an action (BLS-12.1.3): by effects, and for sets of cards. */
import {
  formsOfOneShape,
  isOnBoard,
  parseSquare,
  squareAt,
  squareName,
  topFrame,
  type ChoiceForm,
} from 'cardwright/engine';
import { canBeAssembled } from './assembly.ts';
import type { Choice, Operation } from './data.gen.ts';
import { hand, pending, typeOf, type State } from './state.ts';
import { directionNames } from './words.ts';

type Asking =
  | Choice['pick']
  | Extract<Operation['op'], 'moveSelf' | 'displace' | 'discard' | 'scry'>;

/** The question of each choice that an effect can make a player take. */
const questionOf: Readonly<Record<Asking, string>> = {
  cellInRange: 'cell',
  moveSelf: 'cell',
  displace: 'direction',
  discard: 'opposingHand',
  ownTrash: 'trash',
  ownIt: 'it',
  scry: 'scry',
};

/** The word of its question. */
export function asksFor(word: string): string {
  return questionOf[word as Asking];
}

type Form = ChoiceForm<State>;

/** What the effect that runs can be answered with, where it asks this question. */
function byEffect(word: string): Pick<Form, 'word' | 'as' | 'options'> {
  const askedBy = Object.entries(questionOf).flatMap(([asking, asked]) =>
    asked === word ? [asking] : [],
  );
  return {
    word,
    as: 'set',
    options(state, _, __, into) {
      const choice = state.config.effects.runner.choice(state);
      if (choice === null || !askedBy.includes(choice.word)) return 0;
      return choice.candidates(state, topFrame(state.words, pending.layout), into);
    },
  };
}

function ofHand(word: string): Pick<Form, 'word' | 'as' | 'options'> {
  return {
    word,
    as: 'set',
    options(state, { chooser }, _, into) {
      const list = hand.list(state, chooser);
      const count = state.words[list]!;
      for (let i = 0; i < count; i += 1) into[i] = state.words[list + 1 + i]!;
      return count;
    },
  };
}

const byCard: Pick<Form, 'kindOf' | 'nameOf' | 'kindNamed'> = {
  kindOf: typeOf,
  nameOf: ({ config }, type) => config.catalogue.ids[type]!,
  kindNamed: ({ config }, name) => config.catalogue.indexOf.get(name) ?? -1,
};

const cells: Pick<Form, 'nameOf' | 'kindNamed'> = {
  nameOf: ({ config }, square) => squareName(config.grid, square),
  kindNamed({ config }, name) {
    const cell = parseSquare(name.replaceAll(' ', ''));
    const square = cell === null ? -1 : squareAt(config.grid, ...cell);
    return square >= 0 && isOnBoard(config.grid, square) ? square : -1;
  },
};

const directions: Pick<Form, 'nameOf' | 'kindNamed'> = {
  nameOf: (_, direction) => directionNames[direction]!,
  kindNamed: (_, name) => directionNames.findIndex((known) => known === name),
};

export const questions: readonly Form[] = formsOfOneShape<State>([
  { ...byEffect('cell'), ...cells },
  { ...byEffect('direction'), ...directions },
  { ...byEffect('opposingHand'), ...byCard },
  { ...byEffect('trash'), ...byCard },
  { ...byEffect('it'), ...byCard },
  { ...byEffect('scry'), ...byCard },
  // BLS-6.9.2
  { ...ofHand('handLimit'), ...byCard, verb: 'discard' },
  {
    ...ofHand('assembly'),
    ...byCard,
    isStepwise: true,
    mayEnd: (state, { about }, picked) => canBeAssembled(state, about, picked, [], 0, 0),
    leadsOn: (state, { about }, picked, cards, from, to) =>
      canBeAssembled(state, about, picked, cards, from, to),
  },
  { ...ofHand('caa'), ...byCard, isStepwise: true },
]);
