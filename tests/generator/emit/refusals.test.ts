/** The clauses of refusals: of messages.yaml, for the rules. */
import { expect, test } from 'vitest';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';
import { rulesDataSource } from '../../../generator/emit/module.ts';
import { clausesOfCodes } from '../../../generator/link/messages.ts';

const filesWith = (data: unknown) =>
  ({ files: [{ role: { role: 'messages' }, data }] }) as unknown as Parameters<
    typeof clausesOfCodes
  >[0];

const written = (clauses: ReadonlyMap<string, string>): string =>
  rulesDataSource(
    { tables: {}, kinds: {} } as never,
    { id: 'tide', kinds: {} } as never,
    '',
    '',
    clauses,
  );

test('codes with a clause are refusals, others are not', () => {
  const clauses = clausesOfCodes(
    filesWith({
      TID_LATE: { text: 'Too late.', clause: 'TID-2.1' },
      BOAT_SENT: { text: '{seat} sends {card}.' },
    }),
  );
  expect([...clauses]).toEqual([['TID_LATE', 'TID-2.1']]);
  expect(written(clauses)).toContain(
    "export const refusals = {\n  TID_LATE: 'TID-2.1',\n} as const;",
  );
});

test('a game without them has no table', () => {
  expect(written(clausesOfCodes(filesWith(undefined)))).not.toContain('refusals');
});

const checkTinyGame = tinyGameChecker();

test.each([
  ['TINY-2.1', []],
  ['TINY-99.1', ['CW1220']],
])('a message may name clauses of rules.md: %s', (clause, codes) => {
  const content = `TINY_LATE:\n  clause: ${clause}\n  text: { en: Too late., ja: 遅すぎます。 }\n`;
  const { diagnostics } = checkTinyGame([{ file: 'messages.yaml', content }]);
  expect(diagnostics.flatMap(({ code }) => (code === 'CW1220' ? [code] : []))).toEqual(codes);
});
