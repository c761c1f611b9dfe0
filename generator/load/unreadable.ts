import { fault, type Fault, type ParamsOf } from '../../diagnostics/index.ts';

type Reason = ParamsOf<'CW1021'>['reason'];

const reasons: Readonly<Record<string, Reason>> = {
  EACCES: 'permission',
  EPERM: 'permission',
  ENOENT: 'vanished',
};

/** The fault for a file or folder that the operating system does not give us. */
export function unreadableFault(error: unknown, file: string, what: 'file' | 'folder'): Fault {
  const code = errorCode(error);
  return fault(
    'CW1021',
    { file, path: [] },
    { what, reason: reasons[code] ?? 'other', error: code },
  );
}

/** `ENOENT`; of what is no system error, its words. */
export function errorCode(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message);
}
