import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const outsideAddress = defineDiagnostic<{ address: string }>({
  code: 'CW2023',
  name: 'outside-address',
  severity: 'error',
  title: 'A template or style sheet wants something from outside the game',
  message: ({ address }) => `${quote(address)} is not in the game folder; nothing else is read.`,
  hint: () => 'Copy the file into the game folder, and name it by its path there.',
});
