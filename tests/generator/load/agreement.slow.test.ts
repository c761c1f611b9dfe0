/**
 * The reader, editors and the writer of the text agree on what a file says: over generated
 * documents, and over damaged ones, in which nobody may read what the other does not.
 */
import * as fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { damaged } from './damage.ts';
import { plain, read, readLikeEditors } from './read.ts';
import { written } from './write-yaml.ts';

/** More are tried with `CARDWRIGHT_RUNS=20000`. */
const RUNS = Number(process.env['CARDWRIGHT_RUNS'] ?? 400);

describe('a document that was written in any style', () => {
  test('is read as it was meant', () => {
    fc.assert(
      fc.property(written, ({ text, data }) => {
        expect(read(text)).toMatchObject({ complete: true, codes: [] });
        expect(read(text).data).toEqual(plain(data));
      }),
      { numRuns: RUNS },
    );
  });

  test('is read by editors as it was meant', () => {
    fc.assert(
      fc.property(written, ({ text, data }) => {
        const other = readLikeEditors(text);
        expect('data' in other ? plain(other.data) : other).toEqual(plain(data));
      }),
      { numRuns: RUNS },
    );
  });

  test('is read as js-yaml would build it from its own events', () => {
    fc.assert(
      fc.property(written, ({ text, data }) => {
        expect(plain(load(text))).toEqual(plain(data));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a damaged document', () => {
  test('is not read otherwise than editors read it', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const { data, codes } = read(text);
        const other = readLikeEditors(text);
        if (codes.length > 0 || 'refused' in other) return;
        expect(data).toEqual(plain(other.data));
      }),
      { numRuns: 2 * RUNS },
    );
  });

  test('has faults that lie in the text, or is complete', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const { faults, complete, data } = read(text);
        expect(complete || faults.length > 0).toBe(true);
        expect(data !== undefined || faults.length > 0).toBe(true);
        for (const { span } of faults) {
          expect(span?.start).toBeGreaterThanOrEqual(0);
          expect(span?.end).toBeGreaterThanOrEqual(span?.start ?? Infinity);
          expect(span?.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
