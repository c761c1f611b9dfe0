/** Styles that a template has itself, in `<style>` and in `style="…"`, read as style sheets. */
import { CssSyntaxError, parse, type Root } from 'postcss';

/** One of them, in a text as long as that of the template: places in it are places there. */
export interface TemplateStyle {
  readonly path: string;
  readonly text: string;
  readonly root: Root;
}

/** Of one that cannot be read: where, and why. */
export interface BadTemplateStyle {
  readonly path: string;
  readonly text: string;
  readonly error: CssSyntaxError;
}

/** In place of every character of an expression: what it writes is not known. */
const WRITTEN = '\uE000';

export function templateStyles(
  templates: ReadonlyMap<string, string>,
): (TemplateStyle | BadTemplateStyle)[] {
  return [...templates].flatMap(([path, text]) =>
    piecesOf(text).flatMap((piece) => {
      const one = read(path, piece);
      return one === null ? [] : [one];
    }),
  );
}

function piecesOf(text: string): string[] {
  const shown = text
    .replaceAll(/\{\{!--.*?--\}\}|<!--.*?-->/gs, blank)
    .replaceAll(/\{\{.*?\}\}+/gs, (found) => WRITTEN.repeat(found.length));
  const sheets = Array.from(shown.matchAll(/(<style\b[^>]*>)(.*?)<\/style/gis), (found) => {
    const start = found.index + (found[1]?.length ?? 0);
    return ' '.repeat(start) + (found[2] ?? '');
  });
  const attributes = Array.from(
    shown.replaceAll(/<style\b.*?<\/style/gis, blank).matchAll(/\sstyle=(["'])(.*?)\1/gis),
    (found) => `${' '.repeat(found.index)}*      {${found[2] ?? ''}}`,
  );
  // A character reference has a semicolon of its own.
  return [...sheets, ...attributes].filter((piece) => !/&#?\w+;/.test(piece));
}

function blank(found: string): string {
  return ' '.repeat(found.length);
}

function read(path: string, text: string): TemplateStyle | BadTemplateStyle | null {
  try {
    const root = parse(text, { from: path });
    root.walk((node) => {
      const isKnown = node.type === 'rule' || !node.toString().includes(WRITTEN);
      const isOfRules = node.type === 'atrule' && node.nodes !== undefined;
      if (!isKnown && !isOfRules) node.remove();
    });
    return { path, text, root };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    // An expression may write any part of it, a brace too.
    return text.includes(WRITTEN) ? null : { path, text, error };
  }
}
