import { defineDiagnostic } from '../define.ts';

export const impossibleLimit = defineDiagnostic<{ min: number; max: number }>({
  code: 'CW1349',
  name: 'impossible-limit',
  severity: 'error',
  title: 'A limit that no deck can keep',
  message: ({ min, max }) => `At least ${min} are asked for, but no more than ${max} are possible.`,
  hint: () => 'Lower the one, or raise the other.',
});
