import type { SingleCommand } from '../command.ts';

/** Below `cardwright table`, in the order of the help. */
export const tableCommands: readonly SingleCommand[] = [
  {
    name: 'export',
    arguments: '<kind> [game]',
    summary: 'write all components of a kind as a table',
    load: () => import('./export.ts'),
  },
  {
    name: 'import',
    arguments: '<file> [game]',
    summary: 'write the changes of a table back into the files of the game',
    load: () => import('./import.ts'),
  },
];
