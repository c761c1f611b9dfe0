import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unknownIcon = defineDiagnostic<{
  icon: string;
  nearest?: string | undefined;
}>({
  code: 'CW2009',
  name: 'unknown-icon',
  severity: 'error',
  title: 'A template asks for an icon that does not exist',
  message: ({ icon }) => `There is no icon ${quote(icon)}.`,
  hint: ({ nearest }) =>
    didYouMean(nearest, 'Icons are named as on game-icons.net: "game-icons:crossed-swords".'),
});
