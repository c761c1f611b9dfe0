/**
 * A face by what decides how it looks: what the template made, the pictures and fonts that it
 * names, and of the style sheets the rules that may apply, without remarks and layout.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { article, type Face } from '../html/face.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintableGame } from '../printable-game.ts';
import { CssSyntaxError, parse, type ChildNode, type Container } from 'postcss';

/** A quarter of the digest tells millions of faces apart. */
const DIGITS = 16;

const known = new WeakMap<PrintableGame, Map<Sheet, (faces: readonly Face[]) => string>>();

/** Hashes faces of a sheet. */
export function faceHasher(
  printable: PrintableGame,
  sheet: Sheet,
): (faces: readonly Face[]) => string {
  const hashers = known.get(printable) ?? new Map<Sheet, (faces: readonly Face[]) => string>();
  known.set(printable, hashers);
  const hasher = hashers.get(sheet) ?? hasherFor(printable, sheet);
  hashers.set(sheet, hasher);
  return hasher;
}

function hasherFor(printable: PrintableGame, sheet: Sheet): (faces: readonly Face[]) => string {
  const hashes = new Map<string, string>();
  const sources = sheet.styles.map((path) => printable.sources.get(path) ?? '');
  const assets = assetsIn(printable);
  return (faces) => {
    const texts = faces.map(({ side, size, html }) => JSON.stringify([side, size, html]));
    const key = JSON.stringify([texts, faces.map(({ card }) => card)]);
    const before = hashes.get(key);
    if (before !== undefined) return before;
    const pages = faces.map((face) => article(face, '', 0, ''));
    // Later sheets overrule earlier ones: their order counts.
    const styles = pages.map((page) => sources.map((text) => plainStyle(text, page)).join('\n'));
    const named = contentsNamed([...pages, ...styles].join('\n'), assets);
    const all = [...styles, ...texts, named].join('\0');
    const hash = createHash('sha256').update(all).digest('hex').slice(0, DIGITS);
    hashes.set(key, hash);
    return hash;
  };
}

/** Pictures and fonts of the game, by the names under which texts may speak of them. */
function assetsIn({ game, folder }: PrintableGame): ReadonlyMap<string, () => string> {
  const known = new Map<string, string>();
  const contentOf = (path: string): string => {
    const found = known.get(path) ?? digestOf(join(folder, path));
    known.set(path, found);
    return found;
  };
  const paths = [...game.paths].filter((path) => ASSET.test(path));
  return new Map(
    paths.map((path) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return [encodeURIComponent(name), () => contentOf(path)];
    }),
  );
}

const ASSET = /\.(png|jpe?g|svg|webp|avif|gif|woff2?|ttf|otf)$/i;

function digestOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return 'unreadable';
  }
}

/** What the pictures and fonts that a text names hold. */
function contentsNamed(text: string, assets: ReadonlyMap<string, () => string>): string {
  return [...assets]
    .filter(([name]) => text.includes(name) || text.includes(decodeURIComponent(name)))
    .map(([, content]) => content())
    .join(' ');
}

/** A rule as far as it is compared. */
interface PlainRule {
  /** `.card h1`; null for what always counts, such as a font. */
  readonly selectors: readonly string[] | null;
  /** Without remarks, with single spaces. Of a rule with others in it, what is before them. */
  readonly head: string;
  readonly inside: readonly PlainRule[];
}

/** A style sheet as read; null for a text that is none. */
interface PlainSheet {
  readonly rules: readonly PlainRule[];
  /** Every class and id that a selector asks for. */
  readonly asked: ReadonlySet<string>;
  /** Written before, by the names among them that a page has. */
  readonly written: Map<string, string>;
}

const read = new Map<string, PlainSheet | null>();

/**
 * The rules that may apply to a face of which `html` is the whole. A text that is no style sheet is
 * itself. Whether a rule that may apply changes anything, only the painted face tells.
 */
export function plainStyle(text: string, html?: string): string {
  const known = read.get(text);
  const sheet = known === undefined ? sheetOf(text) : known;
  read.set(text, sheet);
  if (sheet === null) return text;
  const names = html === undefined ? null : namesIn(html);
  const asked = names === null ? null : [...sheet.asked].filter((name) => names.has(name));
  const key = JSON.stringify(asked);
  const before = sheet.written.get(key);
  if (before !== undefined) return before;
  const style = sheet.rules.map((rule) => written(rule, names)).join('');
  sheet.written.set(key, style);
  return style;
}

function sheetOf(text: string): PlainSheet | null {
  const rules = rulesOf(text);
  return rules === null ? null : { rules, asked: new Set(askedBy(rules)), written: new Map() };
}

function askedBy(rules: readonly PlainRule[]): string[] {
  return rules.flatMap(({ selectors, inside }) => [
    ...(selectors ?? []).flatMap(namesAsked),
    ...askedBy(inside),
  ]);
}

function rulesOf(text: string): PlainRule[] | null {
  try {
    return childrenOf(parse(text));
  } catch (error) {
    if (error instanceof CssSyntaxError) return null;
    throw error;
  }
}

function childrenOf(container: Container): PlainRule[] {
  return (container.nodes as ChildNode[]).flatMap((node): PlainRule[] => {
    switch (node.type) {
      case 'comment':
        return [];
      case 'decl': {
        const important = node.important === true ? '!important' : '';
        return [plain(`${node.prop}:${spaced(node.value)}${important};`)];
      }
      case 'atrule': {
        const head = `@${node.name} ${spaced(node.params)}`;
        return [node.nodes === undefined ? plain(`${head};`) : plain(head, childrenOf(node))];
      }
      case 'rule': {
        const inside = childrenOf(node);
        const head = node.selectors.map(spaced).join(',');
        return inside.length === 0 ? [] : [{ selectors: node.selectors, head, inside }];
      }
    }
  });
}

function plain(head: string, inside: readonly PlainRule[] = []): PlainRule {
  return { selectors: null, head, inside };
}

/** Without remarks, and with single spaces; quoted texts stay as they are. */
function spaced(text: string): string {
  return text
    .replace(
      /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?:\/\*.*?\*\/|\s)+/gs,
      (_, quoted?: string) => quoted ?? ' ',
    )
    .trim();
}

function written(
  { selectors, head, inside }: PlainRule,
  names: ReadonlySet<string> | null,
): string {
  if (names !== null && selectors !== null && !selectors.some((one) => mayMatch(one, names))) {
    return '';
  }
  const content = inside.map((rule) => written(rule, names)).join('');
  if (content === '') return inside.length === 0 ? head : '';
  return `${head}{${content}}`;
}

/** Names of the pages and places around a face. */
const AROUND = ['cw-page', 'cw-place'];

let last: { readonly html: string; readonly names: ReadonlySet<string> } | undefined;

const ATTRIBUTE = /\b(?:class|id)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** Every word that may be a class or an id. A face is held against one style sheet after the other. */
function namesIn(html: string): ReadonlySet<string> {
  if (last?.html === html) return last.names;
  const values = Array.from(html.matchAll(ATTRIBUTE), ([, value = '']) => value);
  // A name that is written with a reference to a character may be any.
  const texts = values.some((value) => value.includes('&')) ? [html, ...values] : values;
  const names = new Set([...AROUND, ...(texts.join(' ').match(WORD) ?? [])]);
  last = { html, names };
  return names;
}

const WORD = /[\w\u0080-\uffff-]+/g;

/** Whether the page has every class and id that a selector asks for; what it asks not to have does not count. */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  return namesAsked(selector).every((name) => names.has(name));
}

const asks = new Map<string, readonly string[]>();

/** None of a selector with escapes: it may ask for any. */
function namesAsked(selector: string): readonly string[] {
  const known = asks.get(selector);
  if (known !== undefined) return known;
  let asked = selector.includes('\\') ? '' : selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== asked;) {
    before = asked;
    asked = asked.replace(/\([^()]*\)/g, '');
  }
  const names = asked.match(/(?<=[.#])[\w\u0080-\uffff-]+/g) ?? [];
  asks.set(selector, names);
  return names;
}
