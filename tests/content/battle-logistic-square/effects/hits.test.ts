import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../engine/index.ts';
import { logisticSquare, played } from '../game.ts';

function hitsOf(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(({ type }) => type === 'aviHit' || type === 'setHit');
}

describe('a hit says why it is as high as it is', () => {
  test('what is printed, what the card and the turn add, what effects add (BLS-8.1.5 BLS-12.4.1 BLS-12.4.2)', () => {
    const { reported } = played(
      {
        avi: { P1: 'avi-kestrel' },
        cell: { P1: '(3,3)', P2: '(4,4)' },
        life: { P1: 200 },
        hand: { P1: ['ac-cross-step'] },
        boost: { P1: 40 },
      },
      ['use ac-cross-step', 'pass'],
    );
    expect(hitsOf(reported)).toEqual([
      {
        type: 'aviHit',
        seat: 'P2',
        amount: 90,
        life: 410,
        contributors: [
          { what: 'printed', by: 30 },
          { what: 'boost', by: 40 },
          { what: 'effect', card: 'avi-kestrel', by: 20 },
        ],
      },
    ]);
  });

  test('shields count for AVIs only (BLS-8.1.5 BLS-12.4.3)', () => {
    const { reported } = played(
      {
        avi: { P2: 'avi-bulwark' },
        cell: { P1: '(3,3)' },
        life: { P1: 150, P2: 150 },
        shield: { P2: 30 },
        hand: { P1: ['ac-last-stand'] },
        set: { '(3,4)': 'P2 it-fortress' },
      },
      ['use ac-last-stand', 'pass'],
    );
    const added = [
      { what: 'printed', by: 50 },
      { what: 'beforeHit', by: 60 },
    ];
    expect(hitsOf(reported)).toEqual([
      {
        type: 'aviHit',
        seat: 'P2',
        amount: 40,
        life: 110,
        contributors: [
          ...added,
          { what: 'shield', by: -30 },
          { what: 'effect', card: 'avi-bulwark', by: -20 },
          { what: 'effect', card: 'it-fortress', by: -20 },
        ],
      },
      {
        type: 'setHit',
        seat: 'P2',
        card: 'it-fortress',
        cell: '(3,4)',
        amount: 110,
        endurance: 40,
        contributors: added,
      },
    ]);
  });

  test('the hit of an effect is changed by shields alone (BLS-12.4.1 BLS-12.4.4)', () => {
    const { reported } = played({ cell: { P1: '(3,3)' }, boost: { P1: 40 }, shield: { P2: 25 } }, [
      'effect 1',
    ]);
    expect(hitsOf(reported)).toMatchObject([
      {
        amount: 35,
        contributors: [
          { what: 'effect', card: 'avi-nova', by: 60 },
          { what: 'shield', by: -25 },
        ],
      },
    ]);
  });
});

const tens = (most: number) => fc.integer({ min: 0, max: most / 10 }).map((n) => n * 10);

test('the final damage is what the formula says, whatever comes together (BLS-8.1.5 BLS-12.4.3)', () => {
  const table = fc.record({
    ownLife: tens(300).map((life) => life + 100),
    boost: tens(80),
    shield: tens(200),
    bulwarkLife: tens(300).map((life) => life + 150),
    fortresses: fc.constantFrom(0, 1),
  });
  fc.assert(
    fc.property(table, ({ ownLife, boost, shield, bulwarkLife, fortresses }) => {
      const { state } = played(
        {
          avi: { P1: 'avi-kestrel', P2: 'avi-bulwark' },
          cell: { P1: '(3,3)', P2: '(4,4)' },
          life: { P1: ownLife, P2: bulwarkLife },
          boost: { P1: boost },
          shield: { P2: shield },
          hand: { P1: ['ac-cross-step'] },
          set: fortresses === 1 ? { '(1,1)': 'P2 it-fortress' } : {},
        },
        ['use ac-cross-step', 'pass'],
      );
      const attack = 30 + boost + (ownLife <= 200 ? 20 : 0);
      const shields = shield + (bulwarkLife <= 150 ? 20 : 0) + 20 * fortresses;
      const damage = Math.max(0, attack - shields);
      const lifeAfter = bulwarkLife - damage;
      const isHealed = bulwarkLife > 150 && lifeAfter <= 150;
      const life = { P1: ownLife, P2: lifeAfter + (isHealed ? 60 : 0) };
      expect(logisticSquare.differences(state, { life }, {})).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
