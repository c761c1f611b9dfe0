/** What the rules of each game declare of their positions, against positions that they write themselves. */
import { expect, test } from 'vitest';
import type { EditedPosition } from '../../../studio/app/table/edit-position.ts';
import { moveCard } from '../../../studio/app/table/edit-cards.ts';
import { type CardList, cardLists } from '../../../studio/app/table/edited-lists.ts';
import { readPiece, writtenPiece } from '../../../studio/app/table/edited-piece.ts';
import { madeLike, recordIn, withRecord } from '../../../studio/app/table/edited-records.ts';
import { namesIn, valueOf, withNames } from '../../../studio/app/table/edited-values.ts';
import { serveGame } from './serve-game.ts';

const GAME = { players: 2, options: {}, decks: [], parts: {}, seed: 5 };

const PROVED =
  '%s: every hand, pile and counter is read from the text, and a changed one is played from';
test.for(['lords-of-war', 'battle-logistic-square', 'armed-warfare'])(PROVED, proveFields);
test.for(['apeiron', 'aaws-basic'])(PROVED, { tags: 'soak' }, proveFields);

async function proveFields(name: string): Promise<void> {
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
  const declared = fields.flatMap((field) => (field.is === 'cards' ? (field.holders ?? ['']) : []));
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
  for (const field of fields)
    if (field.is === 'records') {
      const names = Object.keys(position[field.key] as object);
      expect(names.length).toBeGreaterThan(2);
      for (const each of names) {
        const record = recordIn(field, position, each);
        for (const word of field.words)
          if (word.is === 'names') expect(namesIn(word, record)).not.toBeNull();
          else expect(record[word.key]).toBeTypeOf(word.shape.is === 'flag' ? 'boolean' : 'number');
        // Nobody changes by becoming the same again.
        expect(madeLike(field, record, String(record[field.like.key]))).toEqual(record);
      }
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
}

test(
  'aaws-basic: a unit is what a position makes of it: other figures, other attacks, another template',
  { tags: 'soak' },
  async () => {
    const { ask } = await serveGame('aaws-basic');
    ask({ do: 'begin', game: GAME, seats: ['random', 'random'] });
    const answer = ask({ do: 'position', step: null });
    if (!('position' in answer)) throw new Error(JSON.stringify(answer));
    const { position, fields } = answer;
    const field = fields.fields.find((one) => one.is === 'records')!;
    const attacks = field.words.find((word) => word.is === 'names' && word.key === 'attacks');
    if (attacks?.is !== 'names') throw new Error('Units have attacks.');
    const played = (changed: EditedPosition): EditedPosition => {
      const others = Object.entries(changed).filter(([key]) => !(key in fields.follows));
      const tried = ask({ do: 'try', position: Object.fromEntries(others) });
      if (!('playable' in tried)) throw new Error(JSON.stringify(tried));
      return tried.playable.whole;
    };
    const unlike = Object.keys(field.like.said).find(
      (id) => id !== recordIn(field, position, 'A1')['unit'],
    )!;
    const changed = withRecord(field, position, 'A1', (unit) => ({ ...unit, melee: 7, maxVp: 31 }));
    // Its template would attack in a way of its own.
    const [armed = ''] = Object.entries(field.like.said)
      .filter(([, said]) => namesIn(attacks, said)?.length !== 0)
      .map(([id]) => id);
    const disarmed = withRecord(field, changed, 'A2', (unit) =>
      withNames(attacks, madeLike(field, unit, armed), []),
    );
    const other = withRecord(field, disarmed, 'B1', (unit) => madeLike(field, unit, unlike));
    const whole = played(other);
    expect(whole['units']).toEqual(other['units']);
    expect(recordIn(field, whole, 'A1')).toMatchObject({ melee: 7, maxVp: 31 });
    expect(recordIn(field, whole, 'A2')).toMatchObject({ unit: armed, attacks: [] });
    expect(recordIn(field, whole, 'B1')).toMatchObject({
      unit: unlike,
      ...field.like.said[unlike],
    });
  },
);
