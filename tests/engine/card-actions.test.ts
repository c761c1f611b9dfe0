/** Actions with cards: what each form of a verb writes and reads, and sets step by step. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  argumentOf,
  cardAction,
  cardNames,
  cardNotation,
  catalogueOf,
  defineState,
  listAnswers,
  ofOwn,
  OTHER_CHOICE,
  OTHER_SET,
  OTHER_STEP,
  picksOf,
  question,
  refuseAnswer,
  takeAnswer,
  verbNumbers,
  verbOf,
  wordNames,
  zone,
  type ChoiceForm,
  type DeclaredState,
  type Setting,
} from '../../engine/index.ts';

const catalogue = catalogueOf([{ id: 'axe' }, { id: 'bow' }, { id: 'cap' }]);
const types = [0, 0, 1, 2];
const config: Setting = { types, backs: types, seats: 1, sides: [0], catalogue };

type State = DeclaredState;
const hand = zone<Setting>({ per: 'seat', sees: 'owner' });
const ofHand = { as: 'set', options: ofOwn(hand), ...cardNames } as const;
const ways: ChoiceForm<State> = {
  word: 'way',
  as: 'set',
  ...wordNames(['north', 'south']),
  options(_, __, ___, into) {
    [into[0], into[1]] = [0, 1];
    return 2;
  },
};
const questions: readonly ChoiceForm<State>[] = [
  { word: 'trade', ...ofHand, isStepwise: true },
  { word: 'discard', ...ofHand, verb: 'discard' },
  ways,
];
const asked = question<Setting>({ forms: () => questions });
const declaration = defineState({ hand, asked });

const forms = {
  go: ['left', 'right'],
  use: 'type',
  forge: 'type set',
  effect: 'number',
  trade: 'set',
  end: 'plain',
} as const;
const verbs = verbNumbers(forms);
const begin = (state: State) => asked.open(state, 'trade', 0, 1, 3);
const notation = cardNotation<Setting, keyof typeof forms>({ forms, choices: asked, begin });

function newState(): State {
  const state = declaration.blank(config);
  for (const card of types.keys()) hand.add(state, 0, card);
  return state;
}

const texts = ['go left', 'go right', 'use bow', 'forge axe', 'forge axe [axe, cap]', 'effect 12'];

describe('actions as text', () => {
  test.each([...texts, 'trade', 'trade [axe, bow]', 'trade []', 'end'])('%s', (text) => {
    const state = newState();
    expect(notation.format(state, notation.parse(state, text)!)).toBe(text);
  });

  test.each([
    'go',
    'go up',
    'use',
    'use saw',
    'use axe [bow]',
    'forge [axe]',
    'forge axe bow',
    'effect 0',
    'effect 100',
    'trade axe',
    'trade [saw]',
    'end now',
    'fly',
    '',
  ])('"%s" is none', (text) => {
    expect(notation.parse(newState(), text)).toBeNull();
  });

  test('every number is read again', () => {
    const verb = fc.constantFrom(verbs.use, verbs.forge, verbs.effect);
    fc.assert(
      fc.property(verb, fc.nat({ max: 2 }), (one, argument) => {
        const [state, action] = [newState(), cardAction(one, argument)];
        expect([verbOf(action), argumentOf(action), picksOf(action)]).toEqual([
          one,
          argument,
          null,
        ]);
        expect(notation.parse(state, notation.format(state, action))).toBe(action);
      }),
    );
  });
});

describe('answers', () => {
  test('what is not asked is read, with what it would answer', () => {
    const read = ['choose axe', 'choose (1,1)', 'take bow', 'done', 'discard [axe]'].map((text) =>
      notation.parse(newState(), text),
    );
    expect(read).toEqual([OTHER_CHOICE, OTHER_CHOICE, OTHER_STEP, OTHER_STEP, OTHER_SET]);
    for (const text of ['choose saw', 'discard axe', 'take', 'answer axe']) {
      expect(notation.parse(newState(), text)).toBeNull();
    }
  });

  test('steps are listed, refused and taken', () => {
    const state = newState();
    asked.open(state, 'discard', 0, 2, 2);
    const into: Parameters<typeof notation.format>[1][] = [];
    const count = listAnswers(asked, state, into);
    const listed = into.slice(0, count).map((action) => notation.format(state, action));
    expect(listed).toEqual(['take axe', 'take bow']);
    const whole = notation.parse(state, 'discard [bow, axe]')!;
    expect(refuseAnswer(asked, state, whole)).toBeNull();
    const few = notation.parse(state, 'discard [bow]')!;
    expect(refuseAnswer(asked, state, few)).toMatchObject({ why: 'count' });
    expect(takeAnswer(asked, state, whole)).toBe(true);
    expect(asked.picked(state)).toEqual([2, 0]);
  });

  test('where one thing may be picked, nothing comes last', () => {
    const state = newState();
    asked.open(state, 'way', 0, 0, 1);
    const into: Parameters<typeof notation.format>[1][] = [];
    const count = listAnswers(asked, state, into);
    const listed = into.slice(0, count).map((action) => notation.format(state, action));
    expect(listed).toEqual(['choose north', 'choose south', 'choose none']);
  });

  test('a whole set is the steps that it is made of', () => {
    const state = newState();
    const steps = notation.expand!(state, notation.parse(state, 'trade [bow, axe]')!);
    begin(state);
    const written = steps.slice(1).map((step) => notation.format(state, step));
    expect([steps[0], written]).toEqual([
      cardAction(verbs.trade),
      ['take axe', 'take bow', 'done'],
    ]);
  });
});
