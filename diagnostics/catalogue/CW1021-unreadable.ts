import { defineDiagnostic } from '../define.ts';

const reasons = {
  permission: {
    message: (what: string) => `The ${what} cannot be read: permission denied.`,
    hint: 'Give yourself the right to read it.',
  },
  vanished: {
    message: (what: string) => `The ${what} is there no more.`,
    hint: 'Check again; it was moved or deleted while the game was read.',
  },
  'broken-link': {
    message: () => 'The symbolic link points to nothing.',
    hint: 'Put the file in its place, or delete the link.',
  },
  other: {
    message: (what: string, code: string) => `The ${what} cannot be read (${code}).`,
    hint: 'Try to open it in another program.',
  },
} as const;

export const unreadable = defineDiagnostic<{
  what: 'file' | 'folder';
  reason: keyof typeof reasons;
  /** What the operating system says: `EACCES`, `EIO`. */
  error: string;
}>({
  code: 'CW1021',
  name: 'unreadable',
  severity: 'error',
  title: 'A file or folder cannot be read',
  message: ({ what, reason, error }) => reasons[reason].message(what, error),
  hint: ({ reason }) => reasons[reason].hint,
});
