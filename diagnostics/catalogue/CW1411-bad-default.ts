import { defineDiagnostic } from '../define.ts';
import { quote, show } from '../words.ts';

export const badDefault = defineDiagnostic<{
  option: string;
  value: unknown;
  /** For games of this many players; undefined for the common default. */
  players?: number | undefined;
}>({
  code: 'CW1411',
  name: 'bad-default',
  severity: 'error',
  title: 'The default of an option does not fit its schema',
  message: ({ option, value, players }) =>
    `${show(value)} is the default of ${quote(option)}${players === undefined ? '' : ` for ${players} players`}, but its schema refuses it.`,
  hint: () => 'Change the default or the schema.',
});
