/** What viewers see and learn, for positions that differ only in what they may not see. */
import { describe, expect, test } from 'vitest';
import { seatName, type Position } from '../../../engine/index.ts';
import { playRandomly } from '../../support/random-game.ts';
import { legalTexts, logisticSquare as rules, played, sampleSetup } from './game.ts';

const seenBy = (position: Position, viewer: number, actions: readonly string[] = []) =>
  rules.observe(played(position, actions).state, viewer);

/** North's secrets, and both decks. */
const table: Position = {
  cell: { P1: '(3,3)' },
  hand: { P1: ['sc-patch', 'sc-slide'], P2: ['ac-arc-edge', 'br-null-gate'] },
  deck: { P1: ['sc-patch', 'br-parry'], P2: ['sc-slide', 'sc-patch'] },
  it: { P2: ['it-final-line'] },
  seed: 1,
};
const otherwise: Position = {
  ...table,
  hand: { P1: ['sc-patch', 'sc-slide'], P2: ['br-parry', 'sc-rewrite'] },
  deck: { P1: ['br-parry', 'sc-patch'], P2: ['ac-meltdown', 'ac-line-cutter'] },
  it: { P2: ['it-overload'] },
  seed: 2,
};

describe('what differs in secret looks the same', () => {
  test('opposing hand, both decks, face-down IT cards, chance (BLS-4.1.1 BLS-4.1.2 BLS-4.1.4 BLS-4.1.14)', () => {
    expect(seenBy(otherwise, 0)).toEqual(seenBy(table, 0));
    expect(rules.diagram(played(otherwise, []).state, 0, 'full')).toBe(
      rules.diagram(played(table, []).state, 0, 'full'),
    );
    expect(seenBy(otherwise, 1)).not.toEqual(seenBy(table, 1));
  });

  test('whether the responder holds an answer (BLS-7.1.2 BLS-4.1.13)', () => {
    const [parry, slide] = ['br-parry', 'sc-slide'].map((card) => {
      const hand = { P1: ['ac-ring-burst'], P2: [card] };
      return played({ cell: { P1: '(3,3)', P2: '(3,4)' }, hand }, ['use ac-ring-burst']);
    });
    expect(rules.observe(slide!.state, 0)).toEqual(rules.observe(parry!.state, 0));
    expect(rules.observe(parry!.state, 0)).not.toHaveProperty('legal');
    expect(rules.observe(parry!.state, 1)['legal']).toEqual(['pass', 'chain br-parry']);
    expect(rules.observe(slide!.state, 1)['legal']).toEqual(['pass']);
  });

  test('a set of cards that is being named (BLS-4.1.1)', () => {
    const position: Position = { hand: { P1: ['sc-patch', 'sc-slide', 'br-parry'] } };
    const before = seenBy(position, 1);
    expect(seenBy(position, 1, ['caa', 'take sc-patch'])).toEqual(before);
    expect(seenBy(position, 0, ['caa', 'take sc-patch'])['taken']).toEqual(['sc-patch']);
    expect(played(position, ['caa', 'take sc-patch'], 1).reported).toEqual([]);
  });
});

describe('what becomes known', () => {
  test('a declared card, with who declared it (BLS-4.1.7 BLS-6.5.1)', () => {
    const reported = played(
      { cell: { P1: '(3,3)' }, hand: { P1: ['ac-line-cutter'] } },
      ['use ac-line-cutter'],
      1,
    );
    expect(reported.reported).toContainEqual({
      type: 'cardDeclared',
      seat: 'P1',
      card: 'ac-line-cutter',
      as: 'action',
    });
    expect(rules.observe(reported.state, 1)['chain']).toEqual(['ac-line-cutter']);
  });

  test('cards that go to a trash, in their order (BLS-4.1.3 BLS-4.1.8 BLS-1.2.3)', () => {
    const { state, reported } = played(
      { hand: { P1: ['sc-patch', 'br-parry'] }, trash: { P1: ['sc-slide'] } },
      ['caa [br-parry, sc-patch]'],
      'spectator',
    );
    const cards = (rules.observe(state, 'spectator')['trash'] as Record<string, string[]>)['P1'];
    expect(cards?.[0]).toBe('sc-slide');
    expect(cards?.slice(1).toSorted()).toEqual(['br-parry', 'sc-patch']);
    expect(reported).toContainEqual({
      type: 'cardsTrashed',
      seat: 'P1',
      cards: cards?.slice(1),
      by: 'caa',
    });
  });

  test('the opposing hand, to who looks at it and at that moment only (BLS-4.1.10)', () => {
    const position: Position = {
      hand: { P1: ['sc-data-leak'], P2: ['sc-patch', 'br-parry'] },
    };
    const actions = ['use sc-data-leak', 'pass'];
    expect(played(position, actions, 0).reported.at(-1)).toEqual({
      type: 'handPeeked',
      seat: 'P1',
      cards: expect.toSatisfy(isHand),
    });
    expect(played(position, actions, 1).reported.at(-1)).toEqual({
      type: 'handPeeked',
      seat: 'P1',
    });
    const after = seenBy(position, 0, [...actions, 'choose br-parry']);
    expect(after['hand']).toEqual({ P1: [], P2: 1 });
  });

  test('cards at the top of the own deck, of which others hear how many (BLS-4.1.11)', () => {
    const position: Position = {
      avi: { P1: 'avi-echo' },
      deck: { P1: ['sc-patch', 'sc-slide', 'br-parry'] },
    };
    const asked = played(position, ['effect 1']).state;
    expect(legalTexts(asked, 0)).toEqual(['done', 'take sc-patch', 'take sc-slide']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(JSON.stringify(rules.observe(asked, viewer))).not.toContain('sc-slide');
      expect(played(position, ['effect 1', 'choose [sc-patch]'], viewer).reported).toContainEqual({
        type: 'deckLookedAt',
        seat: 'P1',
        count: 2,
        toBottom: 1,
      });
    }
  });
});

/** Both cards, in any order. */
function isHand(cards: readonly string[]): boolean {
  return cards.toSorted().join() === 'br-parry,sc-patch';
}

test('legal actions are part of the view of the decider and of no other (BLS-4.1.13)', () => {
  playRandomly(rules, sampleSetup(), 3, ({ state, seat }) => {
    expect(rules.observe(state, seat)).toHaveProperty('legal', legalTexts(state, seat));
    expect(rules.observe(state, 1 - seat)).not.toHaveProperty('legal');
    expect(rules.observe(state, 'spectator')).not.toHaveProperty('legal');
  });
});

test('cards of the opposing hand and of decks are nowhere in a view (BLS-4.1.1 BLS-4.1.2)', () => {
  playRandomly(rules, sampleSetup(), 4, ({ state }) => {
    for (const viewer of [0, 1]) {
      const { hand, deck, it } = rules.observe(state, viewer) as Record<
        string,
        Record<string, unknown>
      >;
      const other = seatName(1 - viewer);
      expect([typeof hand?.[other], typeof it?.[other]]).toEqual(['number', 'number']);
      expect(Object.values(deck ?? {}).map((cards) => typeof cards)).toEqual(['number', 'number']);
    }
  });
});
