import { defineDiagnostic } from '../define.ts';

export const linkLoop = defineDiagnostic<object>({
  code: 'CW1023',
  name: 'link-loop',
  severity: 'error',
  title: 'A symbolic link leads in a circle',
  message: () => 'The symbolic link leads back to itself or to a folder that contains it.',
  hint: () => 'Delete the link.',
});
