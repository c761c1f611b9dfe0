/** Diagnostics as the pipeline makes them, for formatters to print. */
import {
  catalogue,
  type Code,
  type Definition,
  type Diagnostic,
  type FormatContext,
  type ParamsOf,
  type Range,
} from '../../../diagnostics/index.ts';

export const ROOT = '/home/mia/games';

/** A context whose only files are these, by path relative to `ROOT`. */
export function contextOf(
  texts: Readonly<Record<string, string>>,
  options: { readonly colour?: boolean } = {},
): FormatContext {
  return {
    root: ROOT,
    colour: options.colour ?? false,
    readText: (file) => texts[file.slice(ROOT.length + 1)],
  };
}

/** The range of `word` in `text`, at its `nth` occurrence from 0. */
export function rangeOf(text: string, word: string, nth = 0): Range {
  let start = text.indexOf(word);
  for (let n = 0; n < nth; n += 1) start = text.indexOf(word, start + 1);
  if (start < 0) throw new Error(`The sample has no "${word}".`);
  return rangeBetween(text, start, start + word.length);
}

/** The range between two offsets, with lines and columns counted. */
export function rangeBetween(text: string, start: number, end: number): Range {
  return { start: positionAt(text, start), end: positionAt(text, end) };
}

function positionAt(text: string, offset: number): Range['start'] {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, offset };
}

type Extra = Partial<Pick<Diagnostic, 'rule' | 'related' | 'message'>> & { readonly file: string };

/** A diagnostic with the words of the catalogue; `file` is relative to `ROOT`. */
export function diagnosticOf<C extends Code>(
  code: C,
  params: ParamsOf<C>,
  range: Range | null,
  { file, ...extra }: Extra,
): Diagnostic {
  const definition: Definition = catalogue[code];
  const help = definition.hint?.(params as never);
  return {
    code,
    name: definition.name,
    severity: definition.severity,
    file: `${ROOT}/${file}`,
    range,
    message: definition.message(params as never),
    ...(help === undefined ? {} : { hint: help }),
    related: [],
    params,
    ...extra,
  };
}
