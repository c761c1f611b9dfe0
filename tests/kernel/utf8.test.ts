/** Text and its bytes: the same with and without what is remembered of large texts. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Bytes, utf8Text } from '../../kernel/index.ts';

/** Long enough to be remembered. */
const LARGE = 'カード '.repeat(20_000);

const ends = fc.constantFrom('', 'a', '\ufeff', '\ufffd', '\ud83d', '👹');

test('bytes and texts are those of Node, whatever was read and written before', () => {
  const text = fc.tuple(ends, fc.constantFrom('', LARGE), ends).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      for (const one of texts) {
        const bytes = Buffer.from(one, 'utf8');
        expect(bytes.equals(utf8Bytes(one))).toBe(true);
        expect(utf8Text(bytes) === bytes.toString('utf8')).toBe(true);
        expect(utf8Text(Buffer.from(bytes)) === bytes.toString('utf8')).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('bytes that are no UTF-8 are read as Node reads them', () => {
  const broken = Buffer.concat([Buffer.from(LARGE), Buffer.from([0xff, 0xe3, 0x81])]);
  expect(utf8Text(broken)).toBe(broken.toString('utf8'));
  expect(utf8Text(Buffer.from(broken))).toBe(broken.toString('utf8'));
});
