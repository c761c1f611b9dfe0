import { fault, type Code, type Fault, type ParamsOf } from '../../diagnostics/index.ts';

/** A place in a template, as Handlebars gives it: lines from 1, columns from 0. */
export interface TemplatePlace {
  /** Path of the template, relative to the game folder. */
  readonly source: string;
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/** What stops the rendering of a face; caught where faces are rendered. */
export class TemplateFault extends Error {
  readonly code: Code;
  readonly params: unknown;
  /** Null until somebody knows the place: a helper does not. */
  readonly place: TemplatePlace | null;

  constructor(code: Code, params: unknown, place: TemplatePlace | null) {
    super(code);
    this.code = code;
    this.params = params;
    this.place = place;
  }
}

/** Stops the rendering of a face. */
export function failTemplate<C extends Code>(
  code: C,
  params: ParamsOf<C>,
  place: TemplatePlace | null = null,
): never {
  throw new TemplateFault(code, params, place);
}

/** The fault at its characters in the text of the template. */
export function faultAt<C extends Code>(
  code: C,
  params: ParamsOf<C>,
  { source, start, end }: TemplatePlace,
  text: string,
): Fault {
  const starts = lineStarts(text);
  const offset = ({ line, column }: TemplatePlace['start']): number =>
    Math.min(text.length, (starts[line - 1] ?? text.length) + column);
  const span = { start: offset(start), end: offset(end) };
  return fault(code, { file: source, path: [], span }, params);
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((match) => match.index + match[0].length)];
}
