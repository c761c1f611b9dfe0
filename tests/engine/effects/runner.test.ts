import { describe, expect, test } from 'vitest';
import { isPending, removeListener } from '../../../engine/index.ts';
import { pointsOf, Sparks, type Card, type Effect, type Operation, type State } from './sparks.ts';

function card(id: string, seat: number, ...effects: readonly Effect[]): Card {
  return { id, seat, effects };
}

function note(word: string): Operation {
  return { op: 'note', word };
}

/** What playing the first card writes, as far as it goes without an answer. */
function played(...cards: readonly Card[]): readonly string[] {
  const game = new Sparks(cards);
  const state = game.newState();
  game.play(state, 0);
  return state.log;
}

describe('order', () => {
  test('effects of a card run as they are printed, and so do their operations', () => {
    const one = card(
      'one',
      0,
      { on: 'play', do: [note('a'), note('b')] },
      { on: 'hurt', do: [] },
      {
        on: 'play',
        do: [note('c')],
      },
    );
    expect(played(one)).toEqual(['a', 'b', 'c']);
  });

  test('what an operation triggers runs before the next operation', () => {
    const attack = card('attack', 0, {
      on: 'play',
      do: [{ op: 'hurt', amount: 10 }, note('after')],
    });
    const victim = card('victim', 1, { on: 'hurt', do: [note('ouch')] });
    expect(played(attack, victim)).toEqual(['hurt 1 10', 'ouch', 'after']);
  });

  test('triggered effects run first in, first out; what they trigger goes behind them', () => {
    const attack = card('attack', 0, {
      on: 'play',
      do: [{ op: 'hurt', amount: 10 }, note('after')],
    });
    const healer = card(
      'healer',
      1,
      { on: 'hurt', do: [{ op: 'gain', amount: 5 }, note('healed')] },
      { on: 'gained', do: [note('glad')] },
    );
    const witness = card('witness', 1, { on: 'hurt', do: [note('seen')] });
    const log = ['hurt 1 10', 'gain 1 5', 'healed', 'seen', 'glad', 'after'];
    expect(played(attack, healer, witness)).toEqual(log);
  });

  test('a trigger with a parameter hears only what fits it', () => {
    const attack = card('attack', 0, {
      on: 'play',
      do: [
        { op: 'hurt', amount: 10 },
        { op: 'hurt', amount: 11 },
      ],
    });
    const victim = card('victim', 1, { on: 'hurt', by: 11, do: [note('ouch')] });
    expect(played(attack, victim)).toEqual(['hurt 1 10', 'hurt 1 11', 'ouch']);
  });

  test('nobody hears a source that has left', () => {
    const game = new Sparks([
      card('attack', 0, { on: 'play', do: [{ op: 'hurt', amount: 1 }] }),
      card('victim', 1, { on: 'hurt', do: [note('ouch')] }),
    ]);
    const state = game.newState();
    removeListener(state.ints, game.layout, 1, 1);
    game.play(state, 0);
    expect(state.log).toEqual(['hurt 1 1']);
  });

  test('after the end of the game nothing runs', () => {
    const attack = card('attack', 0, {
      on: 'play',
      do: [{ op: 'hurt', amount: 100 }, note('after')],
    });
    const victim = card('victim', 1, { on: 'hurt', do: [note('ouch')] });
    const game = new Sparks([attack, victim]);
    const state = game.newState();
    expect(game.play(state, 0)).toBe(true);
    expect(state.log).toEqual(['hurt 1 100']);
    expect(isPending(state.ints, game.layout)).toBe(false);
  });
});

describe('conditions and limits', () => {
  const poor = { is: 'pointsAtMost', points: 99 } as const;

  test('a condition is tested when the effect is reached, and skips that effect only', () => {
    const one = card(
      'one',
      1,
      { on: 'play', if: [poor], do: [note('early')] },
      { on: 'play', do: [note('hit me')] },
      { on: 'hurt', if: [poor], do: [note('late')] },
    );
    const game = new Sparks([one, card('two', 0, { on: 'play', do: [{ op: 'hurt', amount: 1 }] })]);
    const state = game.newState();
    game.play(state, 0);
    game.play(state, 1);
    game.play(state, 0);
    expect(state.log).toEqual(['hit me', 'hurt 1 1', 'late', 'early', 'hit me']);
  });

  test('all of a list must hold, one of `any`, none of `not`', () => {
    const rich = { not: poor };
    const one = card(
      'one',
      0,
      { on: 'play', if: [rich, poor], do: [note('both')] },
      { on: 'play', if: [{ any: [poor, rich] }], do: [note('one')] },
      { on: 'play', if: [{ any: [] }], do: [note('none')] },
    );
    expect(played(one)).toEqual(['one']);
  });

  test('a limited effect runs no more once it is used; others of the card do', () => {
    const one = card(
      'one',
      0,
      { on: 'play', limit: 'once', do: [note('a')] },
      { on: 'play', limit: 'once', if: [poor], do: [note('b')] },
      { on: 'play', do: [note('c')] },
    );
    const game = new Sparks([one, card('two', 1, { on: 'play', do: [{ op: 'hurt', amount: 1 }] })]);
    const state = game.newState();
    for (const source of [0, 1, 0, 0]) game.play(state, source);
    expect(state.log).toEqual(['a', 'c', 'hurt 0 1', 'b', 'c', 'c']);
  });
});

describe('choices', () => {
  const chooser = card('chooser', 0, {
    on: 'play',
    choose: { pick: 'numbers', from: [4, 5, 6], least: 0, most: 2 },
    do: [
      { op: 'hurt', amount: 1 },
      { op: 'notePicks' },
      { op: 'pickAndNote', from: [7, 8] },
      { op: 'notePicks' },
    ],
  });

  test('an effect that is dropped ends without its choice, and what it has triggered still runs', () => {
    const choosesLate = card('late', 0, {
      on: 'play',
      do: [{ op: 'hurt', amount: 1 }, { op: 'pickAndNote', from: [7, 8] }, note('never')],
    });
    const game = new Sparks([choosesLate, card('victim', 1, { on: 'hurt', do: [note('ouch')] })]);
    const state = game.newState();
    expect(game.play(state, 0)).toBe(false);
    game.runner.drop(state);
    expect(game.runner.run(state, undefined)).toBe(true);
    expect(state.log).toEqual(['hurt 1 1', 'ouch', 'ask 0 pickAndNote 7,8 1-1']);
  });

  test('an effect waits, and every operation finds what was picked, or what it picked itself', () => {
    const game = new Sparks([chooser, card('victim', 1, { on: 'hurt', do: [note('ouch')] })]);
    const state = game.newState();
    expect(game.play(state, 0)).toBe(false);
    expect(game.runner.choice(state)?.word).toBe('numbers');
    expect(game.answer(state, 6, 4)).toBe(false);
    expect(game.runner.choice(state)?.word).toBe('pickAndNote');
    expect(game.answer(state, 8)).toBe(true);
    expect(game.runner.choice(state)).toBeNull();
    expect(state.log).toEqual([
      'ask 0 numbers 4,5,6 0-2',
      'hurt 1 1',
      'ouch',
      'picks 6,4',
      'ask 0 pickAndNote 7,8 1-1',
      'picked 8',
      'picks 6,4',
    ]);
  });

  test.each([
    [[], 1, 1, ['picks ']],
    [[4], 1, 1, ['picks 4']],
    [[4, 5], 2, 3, ['picks 4,5']],
    [[4], 0, 1, ['ask 0 numbers 4 0-1']],
    [[4, 5], 3, 3, ['picks 4,5']],
    [[4, 5], 1, 1, ['ask 0 numbers 4,5 1-1']],
  ])('of %j from %i to %i are asked for only where that is a choice', (from, least, most, log) => {
    const choose = { pick: 'numbers', from, least, most } as const;
    expect(played(card('one', 0, { on: 'play', choose, do: [{ op: 'notePicks' }] }))).toEqual(log);
  });

  test('a copy in the middle of a choice goes its own way', () => {
    const game = new Sparks([chooser]);
    const state = game.newState();
    game.play(state, 0);
    const copy: State = { ints: state.ints.slice(), log: [] };
    const other = new Sparks([chooser]);
    game.answer(state, 4);
    other.answer(copy, 5, 6);
    expect(state.log.slice(2)).toEqual(['picks 4', 'ask 0 pickAndNote 7,8 1-1']);
    expect(copy.log.slice(1)).toEqual(['picks 5,6', 'ask 0 pickAndNote 7,8 1-1']);
  });
});

describe('standing effects', () => {
  const attack = card('attack', 0, { on: 'play', do: [{ op: 'hurt', amount: 10 }] });

  test('multiply before they add, whatever comes first', () => {
    const boost = card('boost', 0, { on: 'static', do: [{ op: 'boost', amount: 5 }] });
    const twice = card('twice', 0, { on: 'static', do: [{ op: 'twice' }] });
    expect(played(attack, boost, twice)).toEqual(['hurt 1 25']);
    expect(played(attack, twice, boost)).toEqual(['hurt 1 25']);
  });

  test('work only under their conditions, and each operation of one by itself', () => {
    const both = card('both', 0, {
      on: 'static',
      do: [{ op: 'boost', amount: 5 }, { op: 'twice' }],
    });
    const never = card('never', 0, {
      on: 'static',
      if: [{ is: 'pointsAtMost', points: 0 }],
      do: [{ op: 'twice' }],
    });
    expect(played(attack, both, never)).toEqual(['hurt 1 25']);
  });

  test('replace what is proposed', () => {
    const spare = card('spare', 1, { on: 'static', do: [{ op: 'spare' }] });
    expect(played(attack, spare)).toEqual(['spare 1']);
  });

  test('say why an amount is what it is', () => {
    const game = new Sparks([
      attack,
      card('other', 1, { on: 'static', do: [{ op: 'boost', amount: 99 }] }),
      card('twice', 0, { on: 'hurt', do: [] }, { on: 'static', do: [{ op: 'twice' }] }),
    ]);
    game.play(game.newState(), 0);
    expect(game.runner.standing.tally.contributions).toEqual([
      { step: 'base', amount: 10, handler: -1, source: -1, word: null },
      { step: 'multiply', amount: 2, handler: 3, source: 2, word: null },
    ]);
    expect(game.table.handlers[3]).toMatchObject({ definition: 2, entry: 1 });
  });
});

test('amounts are counted when the effect runs', () => {
  const amount = { base: 1, per: 2, count: 'argument' } as const;
  const game = new Sparks([card('one', 0, { on: 'play', do: [{ op: 'hurt', amount }] })]);
  const state = game.newState();
  game.play(state, 0, 3);
  expect(pointsOf(state, 1)).toBe(93);
});
