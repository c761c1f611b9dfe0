import { defineDiagnostic } from '../define.ts';

export const linkOutsideGame = defineDiagnostic<object>({
  code: 'CW1022',
  name: 'link-outside-game',
  severity: 'error',
  title: 'A symbolic link leaves the game folder',
  message: () => 'The symbolic link leads out of the game folder and is not followed.',
  hint: () =>
    'Copy what it points to into the game folder, so that the game can be moved and shared.',
});
