import { defineDiagnostic } from '../define.ts';

export const tooDeep = defineDiagnostic<{ limit: number }>({
  code: 'CW1012',
  name: 'too-deep',
  severity: 'error',
  title: 'Lists and mappings are nested too deep',
  message: ({ limit }) => `Lists and mappings are nested more than ${limit} levels deep.`,
  hint: () => 'Look for brackets that were opened by mistake.',
});
