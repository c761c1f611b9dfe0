/** What the rules of each game declare of their positions, against positions that they write themselves. */
import { expect, test } from 'vitest';
import { moveCard } from '../../../studio/app/table/edit-cards.ts';
import { type CardList, cardLists } from '../../../studio/app/table/edited-lists.ts';
import { readPiece, writtenPiece } from '../../../studio/app/table/edited-piece.ts';
import { valueOf } from '../../../studio/app/table/edited-values.ts';
import { serveGame } from './serve-game.ts';

const GAME = { players: 2, options: {}, decks: [], parts: {}, seed: 5 };

test.each(['lords-of-war', 'apeiron', 'battle-logistic-square', 'armed-warfare', 'aaws-basic'])(
  '%s: every hand, pile and counter is read from the text, and a changed one is played from',
  async (name) => {
    const { ask } = await serveGame(name);
    ask({ do: 'begin', game: GAME, seats: ['random', 'random'] });
    for (let step = 0; step < 10; step += 1) ask({ do: 'advance' });
    const answer = ask({ do: 'position', step: null });
    if (!('position' in answer)) throw new Error(JSON.stringify(answer));
    const {
      position,
      fields: { fields, follows },
    } = answer;
    // Nothing of it is left to the text alone that is declared.
    const lists = cardLists(fields, position);
    const declared = fields.flatMap((field) =>
      field.is === 'cards' ? (field.holders ?? ['']) : [],
    );
    expect(lists).toHaveLength(declared.length);
    expect(lists.length).toBeGreaterThan(2);
    for (const { ids, field } of lists)
      expect(ids.filter((id) => !field.offered.includes(id))).toEqual([]);
    for (const field of fields) {
      if (field.is === 'pieces')
        for (const text of Object.values(position[field.key] as Record<string, string>)) {
          const piece = readPiece(field, text);
          expect(piece.strange).toEqual([]);
          expect(writtenPiece(field, piece)).toBe(text);
        }
      if (field.is === 'value' && field.shape.is === 'word' && !field.isSparse)
        for (const holder of field.holders ?? [null])
          expect([...field.shape.words, null]).toContain(valueOf(field, position, holder));
    }
    // A card goes from the longest list that it can leave to another of its holder, and comes back.
    const [list, other] = lists
      .toSorted((a, b) => b.ids.length - a.ids.length)
      .flatMap((one) => {
        const beside = lists.find(
          ({ field, holder }) =>
            field !== one.field &&
            holder === one.holder &&
            field.order !== 'one' &&
            field.offered.includes(one.ids[0] ?? ''),
        );
        return beside === undefined ? [] : [one, beside];
      }) as [CardList, CardList];
    const [id = ''] = list.ids;
    const to = { list: other, at: other.ids.length };
    const moved = moveCard(fields, position, { id, from: { list, at: 0 }, to });
    const others = Object.entries(moved).filter(([key]) => !(key in follows));
    const tried = ask({ do: 'try', position: Object.fromEntries(others) });
    expect(tried).toHaveProperty('playable');
    const there = cardLists(fields, moved).find(
      ({ field, holder }) => field === other.field && holder === other.holder,
    )!;
    const back = { id, from: { list: there, at: there.ids.lastIndexOf(id) }, to: { list, at: 0 } };
    expect(moveCard(fields, moved, back)).toEqual(position);
  },
);
