import { defineDiagnostic } from '../define.ts';
import { quote } from '../english.ts';

const reasons = {
  permission: {
    message: (what: string) => `The ${what} cannot be read: permission denied.`,
    hint: 'Check its permissions.',
  },
  vanished: {
    message: (what: string) => `The ${what} no longer exists.`,
    hint: 'Check again; it was moved or deleted while the game was read.',
  },
  'broken-link': {
    message: () => 'The symbolic link points to nothing.',
    hint: 'Restore the file, or delete the link.',
  },
  other: {
    message: (what: string, code: string) => `The ${what} cannot be read (${code}).`,
    hint: 'Try to open it in another program.',
  },
} as const;

/** Files and folders that cannot be read. */
export const files = {
  CW1021: defineDiagnostic<{
    what: 'file' | 'folder';
    reason: keyof typeof reasons;
    /** What the operating system says: `EACCES`, `EIO`. */
    error: string;
  }>({
    code: 'CW1021',
    name: 'unreadable',
    severity: 'error',
    title: 'Unreadable file or folder',
    message: ({ what, reason, error }) => reasons[reason].message(what, error),
    hint: ({ reason }) => reasons[reason].hint,
  }),

  CW1022: defineDiagnostic<object>({
    code: 'CW1022',
    name: 'link-outside-game',
    severity: 'error',
    title: 'Symbolic link leaves the game folder',
    message: () => 'The symbolic link leads out of the game folder and is not followed.',
    hint: () =>
      'Copy what it points to into the game folder, so that the game can be moved and shared.',
  }),

  CW1023: defineDiagnostic<object>({
    code: 'CW1023',
    name: 'link-loop',
    severity: 'error',
    title: 'Circular symbolic link',
    message: () => 'The symbolic link leads back to itself or to a folder that contains it.',
    hint: () => 'Delete the link.',
  }),

  CW1024: defineDiagnostic<{
    /** Path of the other, relative to the game folder. */
    other: string;
  }>({
    code: 'CW1024',
    name: 'names-differ-by-case',
    severity: 'warning',
    title: 'Names differ only by case',
    message: ({ other }) =>
      `The name differs from ${quote(other)} only in capitals or in how accents are encoded.`,
    hint: () => 'Rename one of the two; on Windows and macOS they would be the same file.',
  }),

  CW1025: defineDiagnostic<{
    counted: 'files' | 'levels';
    limit: number;
  }>({
    code: 'CW1025',
    name: 'folder-too-large',
    severity: 'error',
    title: 'Too many files or levels in the game folder',
    message: ({ counted, limit }) =>
      counted === 'files'
        ? `The game folder has more than ${limit} files; the others are not read.`
        : `Folders are nested more than ${limit} levels deep; this one is not read.`,
    hint: () => 'Move game.yaml into a folder that contains only the game.',
  }),
} as const;
