import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const patternUnknownCharacter = defineDiagnostic<{
  character: string;
  /** The characters that a drawing may hold: `@#.`. */
  allowed: string;
}>({
  code: 'CW1208',
  name: 'pattern-unknown-character',
  severity: 'error',
  title: 'A drawing holds a character without a meaning',
  message: ({ character }) => `${name(character)} has no meaning in a drawing.`,
  hint: ({ character, allowed }) =>
    didYouMean(
      narrow(character, allowed),
      'Write @ for the origin, # for a covered square and . for another.',
    ),
});

function name(character: string): string {
  if (character === ' ') return 'A space';
  if (character === '\t') return 'A tab';
  return quote(character);
}

/** The character that a Japanese keyboard writes in full width: `@` for `＠`. */
function narrow(character: string, allowed: string): string | undefined {
  const plain = character.normalize('NFKC');
  return plain !== '' && allowed.includes(plain) ? plain : undefined;
}
