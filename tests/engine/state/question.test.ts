/** What a player is asked, as a part of a declared state: a guard asks for keys of a bunch. */
import { describe, expect, test } from 'vitest';
import {
  BadPosition,
  catalogueOf,
  defineState,
  PositionFormat,
  question,
  zone,
  type Cards,
  type ChoiceForm,
  type DeclaredState,
  type Position,
  type Setting,
  type Zone,
} from '../../../engine/index.ts';

interface Config extends Setting {
  readonly forms: readonly ChoiceForm<State>[];
}
type State = DeclaredState<Config>;

const catalogue = catalogueOf([{ id: 'brass' }, { id: 'iron' }]);

const ask = (word: string, keys: Zone<Config>): ChoiceForm<State> => ({
  word,
  as: 'set',
  options(state, { chooser }, _, into) {
    const held = keys.cards(state, chooser);
    for (const [i, card] of held.entries()) into[i] = card;
    return held.length;
  },
  kindOf: ({ config }, card) => config.types[card]!,
  nameOf: ({ config }, type) => config.catalogue.ids[type]!,
  kindNamed: ({ config }, name) => config.catalogue.indexOf.get(name) ?? -1,
});

function bunch(more: { room?: () => number; observed?: boolean } = {}) {
  const keys = zone<Config>({ per: 'seat', sees: 'owner' });
  const asked = question<Config>({ forms: ({ forms }) => forms, ...more });
  const declaration = defineState<Config>({ keys, asked });
  const positions = new PositionFormat<Config>(declaration);
  const configOf =
    (forms: Config['forms']) =>
    (cards: Cards): Config => ({ ...cards, seats: 2, sides: [0, 1], catalogue, forms });
  return {
    asked,
    declaration,
    positions,
    read: (words: Position = {}, forms = ['show', 'hide']) =>
      positions.read(
        { keys: { P1: ['brass', '2 x iron'], P2: ['iron'] }, ...words },
        configOf(forms.map((word) => ask(word, keys))),
      ),
  };
}

const open = { of: 'P1', asks: 'show', least: 2, most: 2, about: 0, picked: ['brass'] };

describe('a question', () => {
  test('is in positions with what was picked', () => {
    const { read, positions, asked } = bunch();
    const state = read();
    expect(positions.position(state)['asked']).toBeNull();
    expect(asked.ask(state, 'show', 0, 2, 2, 0)).toBe(true);
    asked.take(state, 0);
    expect(positions.position(state)['asked']).toEqual(open);
    const again = read({ asked: open });
    expect(asked.take(again, 1)).toBe(true);
    expect(asked.picked(again)).toHaveLength(2);
    expect(positions.position(again)['asked']).toBeNull();
  });

  test('has the forms of its set-up', () => {
    const { read, asked } = bunch();
    expect(asked.form(read({ asked: open }, ['hide', 'show']))?.word).toBe('show');
    expect(() => read({ asked: open }, ['hide'])).toThrow(BadPosition);
  });

  test('has room for all cards, or for as many picks as the game says', () => {
    const { read, asked } = bunch();
    expect(() => asked.ask(read(), 'show', 0, 1, 4, 0)).not.toThrow();
    expect(() => asked.ask(read(), 'show', 0, 1, 5, 0)).toThrow(RangeError);
    const small = bunch({ room: () => 1 });
    expect(() => small.asked.ask(small.read(), 'show', 0, 1, 2, 0)).toThrow(RangeError);
    expect(() => small.read({ asked: open })).toThrow(BadPosition);
  });

  test('is seen by all, its picks by who is asked', () => {
    const { read, positions } = bunch();
    const state = read({ asked: open });
    expect(positions.observation(state, 0)['asked']).toEqual(open);
    expect(positions.observation(state, 1)['asked']).toEqual({ ...open, picked: 1 });
    const unseen = bunch({ observed: false });
    expect(unseen.positions.observation(unseen.read(), 0)).not.toHaveProperty('asked');
  });

  test('is compared as it is written, and with null where nothing is asked', () => {
    const { read, positions } = bunch();
    const differences = (state: State, asked: unknown) =>
      positions.differences(state, { asked }, {}).length;
    expect(differences(read(), null)).toBe(0);
    expect(differences(read({ asked: open }), null)).toBe(1);
    expect(differences(read({ asked: open }), { asks: 'show' })).toBe(0);
    expect(differences(read({ asked: open }), { asks: 'hide' })).toBe(1);
  });

  test('is about the cards of a state that is dealt again', () => {
    const { read, declaration, asked } = bunch();
    const state = read({ asked: open });
    const ids = Array.from({ length: 20 }, (_, seed) => {
      const dealt = declaration.redeal(state, 1, seed);
      expect(declaration.faults(dealt)).toEqual([]);
      return asked.picked(dealt).map((card) => dealt.config.types[card]);
    });
    expect(new Set(ids.flat())).toEqual(new Set([0, 1]));
  });

  test('is a fault where it asks for what is not there', () => {
    const { read, declaration, asked } = bunch();
    const state = read({ asked: open });
    asked.restore(state, 0, { chooser: 0, least: 4, most: 4, about: 0 }, []);
    expect(declaration.faults(state)).toEqual(['asked asks for what cannot be picked']);
  });
});
