import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const undefinedVariable = defineDiagnostic<{
  variable: string;
  nearest?: string | undefined;
}>({
  code: 'CW2124',
  name: 'undefined-variable',
  severity: 'warning',
  title: 'A style sheet reads a variable that nothing sets',
  message: ({ variable }) => `No style sheet and no template of the game sets ${quote(variable)}.`,
  hint: ({ nearest, variable }) =>
    didYouMean(nearest, `Set it, or give it a default: var(${variable}, …).`),
});
