import { describe, expect, test } from 'vitest';
import {
  boundedGrid,
  catalogueOf,
  defineEvents,
  squareAt,
  withoutSecrets,
} from '../../engine/index.ts';

const secrets = { cardDrawn: 'card' };
const drawn = { type: 'cardDrawn', seat: 'P1', card: 'orc' };

test('only the seat of the event sees its secret', () => {
  expect(withoutSecrets(drawn, 0, secrets)).toEqual(drawn);
  expect(withoutSecrets(drawn, 1, secrets)).toEqual({ type: 'cardDrawn', seat: 'P1' });
  expect(withoutSecrets(drawn, 'spectator', secrets)).toEqual({ type: 'cardDrawn', seat: 'P1' });
});

test('events without a secret are reported as they are', () => {
  const placed = { type: 'placed', seat: 'P1', card: 'orc' };
  expect(withoutSecrets(placed, 1, secrets)).toBe(placed);
});

describe('events that are declared', () => {
  const { events, observeEvent } = defineEvents({
    placed: {
      seat: 'seat',
      card: 'card',
      square: 'square',
      from: ['hand', 'deck'],
      forced: 'flag',
    },
    drawn: { seat: 'seat', cards: 'secret cards', count: 'number' },
    scored: { side: 'side', of: 'type', along: 'squares' },
  });
  const config = {
    seats: 2,
    sides: [0, 1],
    types: [1, 0],
    backs: [0, 0],
    catalogue: catalogueOf([{ id: 'axe' }, { id: 'bow' }]),
    grid: boundedGrid(3, 3),
  };
  const square = squareAt(config.grid, 2, 3);

  test('names are in place of numbers, fields in the order of the declaration', () => {
    const placing = { card: 0, square, seat: 1, from: 'deck', forced: false } as const;
    expect(JSON.stringify(events.placed({ config }, placing))).toBe(
      '{"type":"placed","seat":"P2","card":"bow","square":"(2,3)","from":"deck","forced":false}',
    );
    expect(events.scored({ config }, { side: 1, of: 0, along: [square] })).toEqual({
      type: 'scored',
      side: 'B',
      of: 'axe',
      along: ['(2,3)'],
    });
  });

  test('what is secret is reported to the seat of the event only', () => {
    const event = events.drawn({ config }, { seat: 0, cards: [0, 1], count: 2 });
    expect(observeEvent(event, 0)).toEqual({
      type: 'drawn',
      seat: 'P1',
      cards: ['bow', 'axe'],
      count: 2,
    });
    expect(observeEvent(event, 1)).toEqual({ type: 'drawn', seat: 'P1', count: 2 });
    expect(observeEvent(event, 'spectator')).toEqual({ type: 'drawn', seat: 'P1', count: 2 });
  });
});
