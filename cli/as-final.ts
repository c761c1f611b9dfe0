import { catalogue, wordsOf, type Diagnostic } from '../diagnostics/index.ts';

/** A picture that is still to be painted is an error in what is final. */
export function asFinal(found: Diagnostic): Diagnostic {
  if (found.code !== 'CW3085') return found;
  const { name, severity } = catalogue.CW3086;
  const words = wordsOf('CW3086');
  const hint = words.hint?.(found.params);
  const said = { message: words.message(found.params), ...(hint === undefined ? {} : { hint }) };
  return { ...found, code: 'CW3086', name, severity, ...said };
}
