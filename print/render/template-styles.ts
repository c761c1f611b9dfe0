/** Styles that a template has itself, in `<style>` and in `style="…"`, read as style sheets. */
import { CssSyntaxError, parse, type Root } from 'postcss';
import { type JsonSchema, nodesAlongPath } from '../../generator/index.ts';

/** One of them, in a text as long as that of the template: places in it are places there. */
interface TemplateStyle {
  readonly path: string;
  readonly text: string;
  readonly root: Root;
}

/** Of one that cannot be read: where, and why. */
interface BadTemplateStyle {
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

/** What a schema says of the mappings at one place. */
interface Declared {
  readonly names: readonly string[];
  /** Whether other names are allowed too. */
  readonly open: boolean;
}

/** Declarations by schema and place; places in lists are one place. */
const known = new WeakMap<JsonSchema, Map<string, Declared>>();

/**
 * A copy of a component in which every property that the schema declares is there: undefined
 * where the component leaves it out. Mappings that may have any names are added to `open`.
 */
export function withDeclared(value: unknown, schema: JsonSchema, open: WeakSet<object>): unknown {
  return copy(value, []);

  function copy(value: unknown, path: readonly (string | number)[]): unknown {
    if (Array.isArray(value)) return value.map((item) => copy(item, [...path, 0]));
    if (typeof value !== 'object' || value === null) return value;
    const declared = declaredAt(schema, path);
    const filled = Object.fromEntries(declared.names.map((name) => [name, undefined]));
    const own = Object.entries(value).map(([name, item]) => [name, copy(item, [...path, name])]);
    const made = { ...filled, ...Object.fromEntries(own) } as object;
    if (declared.open) open.add(made);
    return made;
  }
}

function declaredAt(schema: JsonSchema, path: readonly (string | number)[]): Declared {
  const places = known.get(schema) ?? new Map<string, Declared>();
  known.set(schema, places);
  const place = JSON.stringify(path);
  const found = places.get(place) ?? declarations(schema, path);
  places.set(place, found);
  return found;
}

function declarations(schema: JsonSchema, path: readonly (string | number)[]): Declared {
  const nodes = nodesAlongPath(schema, path, true).at(-1) ?? [];
  const names = nodes.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, node]) => (node === false ? [] : [name])),
  );
  const open = nodes.some(({ additionalProperties: more }) => typeof more === 'object');
  return { names: [...new Set(names)], open };
}
