import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

/** Why a template cannot be read. */
export type TemplateSlip =
  | { slip: 'unclosed' }
  | { slip: 'mismatch'; opened: string; closed: string }
  | { slip: 'unexpected' };

export const templateSyntax = defineDiagnostic<TemplateSlip>({
  code: 'CW2001',
  name: 'template-syntax',
  severity: 'error',
  title: 'The template cannot be read',
  message: (params) => {
    switch (params.slip) {
      case 'unclosed':
        return 'The template ends inside a block or an expression.';
      case 'mismatch':
        return `${quote(`{{#${params.opened}}}`)} is closed by ${quote(`{{/${params.closed}}}`)}.`;
      case 'unexpected':
        return 'This is not understood as Handlebars.';
    }
  },
  hint: (params) => {
    switch (params.slip) {
      case 'unclosed':
        return 'Every {{#block}} needs its {{/block}}, every {{ its }}.';
      case 'mismatch':
        return 'Blocks end in the opposite order of their beginnings.';
      case 'unexpected':
        return 'Look for a missing quotation mark, parenthesis or brace before it.';
    }
  },
});
