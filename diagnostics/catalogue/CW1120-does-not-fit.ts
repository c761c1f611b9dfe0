import { defineDiagnostic } from '../define.ts';
import { describe } from '../words.ts';

/** The last resort, where no single part of the schema is to blame: `anyOf`, `if`, `contains`. */
export const doesNotFit = defineDiagnostic<{
  value: unknown;
  /** What the schema says belongs here: its description. */
  form?: string | undefined;
}>({
  code: 'CW1120',
  name: 'does-not-fit',
  severity: 'error',
  title: 'A value that fits none of the possible forms',
  message: ({ value }) => `This is ${describe(value)} that fits none of the forms possible here.`,
  hint: ({ form }) =>
    form === undefined
      ? 'Compare it with an entry that is accepted, or look at the schema of this file.'
      : `What belongs here: ${form}`,
});
