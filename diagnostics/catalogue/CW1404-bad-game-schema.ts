import { defineDiagnostic } from '../define.ts';
import { didYouMean } from '../words.ts';

export const badGameSchema = defineDiagnostic<{
  /** JSON pointer into the schema; empty for the whole. */
  where: string;
  /** Why it is not a valid schema, in a few words without a full stop. */
  why: string;
  /** What was probably meant. */
  nearest?: string | undefined;
}>({
  code: 'CW1404',
  name: 'bad-game-schema',
  severity: 'error',
  title: 'A schema of the game is not valid',
  message: ({ where, why }) =>
    where === '' ? `This is not a valid JSON Schema: ${why}.` : `At ${where}: ${why}.`,
  hint: ({ nearest }) =>
    didYouMean(
      nearest,
      'Correct the schema (JSON Schema draft-07). Files of its kind are not checked until then.',
    ),
});
