import { defineDiagnostic } from '../define.ts';

export const placeholderShown = defineDiagnostic<Record<string, never>>({
  code: 'CW3057',
  name: 'placeholder',
  severity: 'info',
  title: 'A card whose picture is still missing',
  message: () => 'The card has no picture yet; a crossed frame is printed in its place.',
  hint: () => 'Name its picture in the field that the template shows.',
});
