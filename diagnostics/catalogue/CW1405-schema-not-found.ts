import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const schemaNotFound = defineDiagnostic<{
  /** As written in a `$ref`, or as the schema of a kind in game.yaml. */
  reference: string;
  nearest?: string | undefined;
}>({
  code: 'CW1405',
  name: 'schema-not-found',
  severity: 'error',
  title: 'A schema is not there',
  message: ({ reference }) => `There is no schema at ${quote(reference)}.`,
  hint: ({ nearest }) =>
    didYouMean(
      nearest,
      'A path counts from the file that names it; words that all games share stand at "cardwright:words.schema.json#/definitions/…".',
    ),
});
