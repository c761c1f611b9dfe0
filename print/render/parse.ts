/**
 * Templates as Handlebars reads them, and what it reads as text though it was hardly meant so:
 * `{card.name}` with one brace.
 */
import Handlebars from 'handlebars';
import { type Fault, fault } from '../../diagnostics/index.ts';
import { isCall } from './inspect.ts';
import { faultAt, type TemplatePlace } from './strict-compiler.ts';

/** Name of the helper that everything written passes through; no template can call it. */
export const WRITE = 'write value';

/** Names of the helpers between which a piece is, for those who count. */
export const ENTER = 'enter piece';
export const LEAVE = 'leave piece';

/** A template as parsed, or why it cannot be. */
type Parsed = { readonly program: hbs.AST.Program } | { readonly fault: Fault };

/** `source` is the path of the template in the game folder. */
export function parseTemplate(source: string, text: string): Parsed {
  try {
    return { program: Handlebars.parse(text, { srcName: source }) };
  } catch (error) {
    return { fault: syntaxFault(source, text, (error as Error).message) };
  }
}

function syntaxFault(source: string, text: string, said: string): Fault {
  const mismatch = /^(\S+) doesn't match (\S+) - (\d+):(\d+)/.exec(said);
  if (mismatch !== null) {
    const [, opened = '', closed = '', line = '1', column = '0'] = mismatch;
    const place = lineFrom(source, text, Number(line), Number(column));
    return faultAt('CW2001', { slip: 'mismatch', opened, closed }, place, text);
  }
  const line = Number(/(?:line |- )(\d+)/.exec(said)?.[1] ?? 1);
  const slip = /got 'EOF'/.test(said) ? ('unclosed' as const) : ('unexpected' as const);
  return faultAt('CW2001', { slip }, lineFrom(source, text, line, 0), text);
}

/** The rest of a line: Handlebars knows no more of where a slip is. */
function lineFrom(source: string, text: string, line: number, column: number): TemplatePlace {
  const content = text.split(/\r\n|\n|\r/)[line - 1] ?? '';
  const first = Math.max(column, content.length - content.trimStart().length);
  return { source, start: { line, column: first }, end: { line, column: content.length } };
}

/** Sends everything that is written through the helper `WRITE`, which checks it. Changes `program`. */
export function checkWritten(program: hbs.AST.Program): void {
  new Writer().accept(program);
}

class Writer extends Handlebars.Visitor {
  override MustacheStatement(node: hbs.AST.MustacheStatement): void {
    super.MustacheStatement(node);
    const { path, params, hash, loc } = node;
    const written = isCall(node) ? { type: 'SubExpression', path, params, hash, loc } : path;
    node.path = { type: 'PathExpression', ...named(WRITE), loc };
    node.params = [written];
    // Handlebars leaves the hash out where there are no options.
    (node as { hash: hbs.AST.Hash | undefined }).hash = undefined;
  }
}

/** Puts each piece that is included between `ENTER` and `LEAVE`. Changes `program`. */
export function countPieces(program: hbs.AST.Program): void {
  new Counter().accept(program);
}

class Counter extends Handlebars.Visitor {
  override Program(node: hbs.AST.Program): void {
    super.Program(node);
    node.body = node.body.flatMap((statement) =>
      statement.type.startsWith('Partial')
        ? [call(ENTER, statement.loc), statement, call(LEAVE, statement.loc)]
        : [statement],
    );
  }
}

/** `{{helper}}`, which writes nothing. */
function call(helper: string, loc: hbs.AST.SourceLocation): hbs.AST.Node {
  const path = { type: 'PathExpression', ...named(helper), loc };
  const strip = { open: false, close: false };
  const node = { type: 'MustacheStatement', path, params: [], escaped: true, strip, loc };
  return node;
}

function named(helper: string): Omit<hbs.AST.PathExpression, keyof hbs.AST.Node> {
  return { data: false, depth: 0, parts: [helper], original: helper };
}

/** Comments, raw text of other languages, and what is in double braces or more. */
const ELSEWHERE = [
  /\{\{!--.*?--\}\}/gs,
  /<!--.*?-->/gs,
  /<(style|script)\b.*?<\/\1\s*>/gis,
  /\{\{.*?\}\}+/gs,
];

/** A path, or the call of a helper: `{card.light}`, `{text card.name}`. */
const BRACES = /\{\s*[A-Za-z_@][\w.@/-]*(?:\s+[^{}<>;:\n]+)?\s*\}/g;

export function singleBraces(file: string, text: string): Fault[] {
  const written = ELSEWHERE.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    text,
  );
  return Array.from(written.matchAll(BRACES), ({ index, 0: found }) => {
    const span = { start: index, end: index + found.length };
    return fault('CW2120', { file, path: [], span }, { written: found });
  });
}
