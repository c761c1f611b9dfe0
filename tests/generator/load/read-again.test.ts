/** A list of which a few entries changed is read as if it had never been read before. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alike } from '../../../kernel/index.ts';
import { readSimpleAgain, type ReadText } from '../../../generator/load/yaml/simple/read-again.ts';
import { readSimple } from '../../../generator/load/yaml/simple/read-simple.ts';
import { fragments } from './damage.ts';
import { plain } from './read.ts';

/** More are tried with `CARDWRIGHT_RUNS=20000`. */
const RUNS = Number(process.env['CARDWRIGHT_RUNS'] ?? 400);

/** Entries as designers write them, and the awkward ones. */
const entry = fc.oneof(
  { weight: 3, arbitrary: fc.nat(99).map((n) => `- id: orc-${n}\n  defence: ${n % 7}\n`) },
  fc.constantFrom(
    '- a\n',
    '- "b - c" # why\n',
    '-\n  id: below\n',
    '- - x\n  - y\n',
    '- draw: |\n    .#.\n\n    - @\n',
    '- name: { en: Orc, ja: オーク }\n',
    '- text: >-\n    one\n    two\n\n',
    '- list:\n  - a\n  - b\n',
    '- 👹: 12\n',
    '# between\n',
    '\n',
    '- |\n  a\n\n\n',
    '-   id: wide\n    rank: 1\n',
  ),
);

const list = fc
  .tuple(
    fc.constantFrom('', '# roll\n\n', '---\n', '\uFEFF', 'units:\n'),
    fc.array(entry, { maxLength: 8 }),
    fc.boolean(),
  )
  .map(([head, entries, windows]) => {
    const text = head + entries.join('');
    return windows ? text.replaceAll('\n', '\r\n') : text;
  });

const edit = fc.tuple(
  fc.nat(),
  fc.nat(30),
  fc.oneof(fc.constantFrom(...fragments, '', '- id: new\n', '\n- '), entry),
);

type Edit = typeof edit extends fc.Arbitrary<infer Made> ? Made : never;

function edited(text: string, [place, cut, put]: Edit): string {
  const at = place % (text.length + 1);
  return text.slice(0, at) + put + text.slice(at + cut);
}

describe('a list that is read again', () => {
  test('is what a first reading gives, whatever was edited, edit after edit', () => {
    fc.assert(
      fc.property(list, fc.array(edit, { minLength: 1, maxLength: 6 }), (first, edits) => {
        let before: ReadText | undefined;
        let text = first;
        for (const one of [null, ...edits]) {
          // A text that cannot be read is followed by one that can be, as while somebody types.
          const next = one === null ? text : edited(text, one);
          const data = readSimpleAgain(next, before);
          expect(plain(data)).toEqual(plain(readSimple(next)));
          if (data === undefined) continue;
          text = next;
          before = { text, data };
        }
      }),
      { numRuns: RUNS * 5 },
    );
  });

  const text =
    '# roll\n- id: a\n  defence: 1\n- id: b\n  defence: 2\n- id: c\n  defence: 3\n- id: d\n';

  function again(next: string): readonly (readonly unknown[])[] {
    const data = readSimpleAgain(text, undefined) as unknown[];
    return [data, readSimpleAgain(next, { text, data }) as unknown[]];
  }

  test('keeps the entries that did not change', () => {
    const [old = [], made = []] = again(text.replace('defence: 2', 'defence: 5'));
    expect(made[1]).toEqual({ id: 'b', defence: 5 });
    expect(made.map((one, at) => one === old[at])).toEqual([true, false, true, true]);
  });

  // A neighbour that begins as what changed does is read again.
  test.each([
    ['put between them', text.replace('- id: b', '- id: new\n- id: b'), [0, null, null, 2, 3]],
    ['taken out', text.replace('- id: b\n  defence: 2\n', ''), [0, null, 3]],
    ['put behind the last', `${text}- id: e\n`, [0, 1, 2, null, null]],
  ])('keeps them where an entry is %s', (_, next, kept) => {
    const [old = [], made = []] = again(next);
    expect(made).toEqual(readSimple(next));
    for (const [at, from] of kept.entries()) {
      if (from !== null) expect(made[at]).toBe(old[from]);
    }
  });
});

test('what two texts have in common at their ends does not overlap', () => {
  const sign = fc.constantFrom('a', 'b', '👹');
  const piece = fc.oneof(
    fc.string({ unit: sign, maxLength: 20 }),
    fc.constantFrom('a'.repeat(4096), 'ab'.repeat(4100)),
  );
  fc.assert(
    fc.property(piece, piece, piece, piece, (start, one, other, end) => {
      const [mine, others] = [start + one + end, start + other + end];
      const { head, tail } = alike(mine, others);
      const shorter = Math.min(mine.length, others.length);
      expect(head + tail).toBeLessThanOrEqual(shorter);
      expect(mine.slice(0, head)).toBe(others.slice(0, head));
      expect(mine.slice(mine.length - tail)).toBe(others.slice(others.length - tail));
      // Neither could be longer.
      if (head < shorter) expect(mine[head]).not.toBe(others[head]);
      if (head + tail < shorter) {
        expect(mine.at(-1 - tail)).not.toBe(others.at(-1 - tail));
      }
    }),
  );
});
