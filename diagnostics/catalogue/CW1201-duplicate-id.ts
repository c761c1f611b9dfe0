import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

/** The other place is a related place of the fault. */
export const duplicateId = defineDiagnostic<{
  id: string;
  /** What bears the id a second time, as a kind: `unit`, `pattern`, `deck`. */
  kind: string;
  /** What bore it first, where that is of another kind. */
  otherKind?: string | undefined;
}>({
  code: 'CW1201',
  name: 'duplicate-id',
  severity: 'error',
  title: 'An id is used twice',
  message: ({ id, kind, otherKind }) =>
    otherKind === undefined || otherKind === kind
      ? `Another ${kind} already has the id ${quote(id)}.`
      : `The id ${quote(id)} of this ${kind} already belongs to a ${otherKind}.`,
  hint: () => 'Give one of the two another id; ids are unique in the whole game.',
});
