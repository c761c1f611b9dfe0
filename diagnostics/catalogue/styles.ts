import { defineDiagnostic } from '../define.ts';
import { didYouMean, oneOf, quote } from '../english.ts';

/** Style sheets. */
export const styles = {
  CW2020: defineDiagnostic<{
    /** What the reader of CSS says: `Unclosed block`. */
    reason: string;
  }>({
    code: 'CW2020',
    name: 'style-syntax',
    severity: 'error',
    title: 'Style sheet cannot be parsed',
    message: ({ reason }) => `This is not CSS: ${quote(reason)}.`,
    hint: () => 'Look for a missing brace, colon or semicolon before it.',
  }),

  CW2021: defineDiagnostic<{ property: string }>({
    code: 'CW2021',
    name: 'rasterised-style',
    severity: 'error',
    title: 'Style turns text into pixels',
    message: ({ property }) =>
      `With ${quote(property)} the browser prints this part, text and all, as a picture.`,
    hint: () => 'Use plain colours, gradients or SVG instead.',
  }),

  CW2022: defineDiagnostic<{
    family: string;
    /** The families that come with Cardwright, and those that the style sheets define. */
    known: readonly string[];
    nearest?: string | undefined;
  }>({
    code: 'CW2022',
    name: 'unknown-font',
    severity: 'error',
    title: 'Font not included',
    message: ({ family }) =>
      `The font ${quote(family)} is not part of the game: another machine may print another font.`,
    hint: ({ known, nearest }) =>
      didYouMean(
        nearest,
        `Available are ${oneOf(known)}; @font-face adds a file of the game folder.`,
      ),
  }),

  CW2023: defineDiagnostic<{ address: string }>({
    code: 'CW2023',
    name: 'outside-address',
    severity: 'error',
    title: 'Address outside the game folder',
    message: ({ address }) => `${quote(address)} is not in the game folder; nothing else is read.`,
    hint: () => 'Copy the file into the game folder, and use its path there.',
  }),

  CW2121: defineDiagnostic<{
    property: string;
    nearest?: string | undefined;
  }>({
    code: 'CW2121',
    name: 'unknown-style-property',
    severity: 'warning',
    title: 'Unknown CSS property',
    message: ({ property }) =>
      `CSS has no property ${quote(property)}; browsers skip the declaration.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Remove it, or use a property of CSS.'),
  }),

  CW2122: defineDiagnostic<{
    property: string;
    value: string;
    /** The piece of the value at which reading stopped. */
    at: string;
    nearest?: string | undefined;
  }>({
    code: 'CW2122',
    name: 'bad-style-value',
    severity: 'warning',
    title: 'Invalid CSS value',
    message: ({ property, value, at }) =>
      at === '' || at === value
        ? `${quote(property)} does not take ${quote(value)}; browsers skip the declaration.`
        : `${quote(property)} does not take ${quote(value)}, from ${quote(at)} on; browsers skip the declaration.`,
    hint: ({ nearest, property, at }) => {
      if (at.startsWith('#')) return 'A colour has 3, 4, 6 or 8 digits after the number sign.';
      return didYouMean(nearest, `Write a value that ${quote(property)} takes.`);
    },
  }),

  CW2123: defineDiagnostic<{
    unit: string;
    /** The number with its unit. */
    written: string;
    nearest?: string | undefined;
  }>({
    code: 'CW2123',
    name: 'unknown-unit',
    severity: 'warning',
    title: 'Unknown CSS unit',
    message: ({ unit, written }) =>
      `CSS has no unit ${quote(unit)}, as in ${quote(written)}; browsers skip the declaration.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Write a unit of CSS, such as mm or pt.'),
  }),

  CW2124: defineDiagnostic<{
    variable: string;
    nearest?: string | undefined;
  }>({
    code: 'CW2124',
    name: 'undefined-variable',
    severity: 'warning',
    title: 'Undefined CSS variable',
    message: ({ variable }) =>
      `No style sheet and no template of the game sets ${quote(variable)}.`,
    hint: ({ nearest, variable }) =>
      didYouMean(nearest, `Set it, or give it a default: var(${variable}, …).`),
  }),

  CW2131: defineDiagnostic<Record<string, never>>({
    code: 'CW2131',
    name: 'comment-in-comment',
    severity: 'warning',
    title: 'Unclosed CSS comment',
    message: () => 'This comment is not closed: it continues to the end of the next one.',
    hint: () => 'Write */ where it ends. The rules between the two comments are ignored.',
  }),
} as const;
