/** What CSS itself has to say of a declaration: its property, its value, its units. */
import { createRequire } from 'node:module';
import type * as CssTree from 'css-tree';
import { nearest } from '../../kernel/index.ts';

type CssSlip =
  | { readonly slip: 'property'; readonly nearest?: string | undefined }
  | { readonly slip: 'value'; readonly at: string; readonly nearest?: string | undefined }
  | {
      readonly slip: 'unit';
      readonly unit: string;
      readonly at: string;
      readonly nearest?: string | undefined;
    };

/** Lengths, angles, times, frequencies, resolutions and parts of a grid. */
const UNITS = new Set(
  `px cm mm q in pt pc em rem ex rex ch rch cap rcap ic ric lh rlh vw vh vi vb vmin vmax svw svh svi svb
  svmin svmax lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax
  deg grad rad turn s ms hz khz dpi dpcm dppx x fr`.split(/\s+/),
);

/** Values that a browser works out later, so that nobody can say what they are. */
const COMPUTED = /\b(?:var|env|attr|if|sibling-index|sibling-count)\(/i;

/** The parts of its lexer that its types omit. */
type Syntaxes = Readonly<Record<string, { readonly syntax: CssTree.DSNode | null } | undefined>>;

interface Tree extends Omit<typeof CssTree, 'lexer'> {
  readonly lexer: CssTree.Lexer & {
    readonly properties: Syntaxes;
    readonly types: Syntaxes;
  };
}

const load = createRequire(import.meta.url);

let loaded: Tree | undefined;

/** The library is large: it is loaded when there is the first declaration to judge. */
function cssTree(): Tree {
  loaded ??= load('css-tree') as Tree;
  return loaded;
}

/** What is wrong with a declaration; null when nothing is, or nobody can say. */
export function cssSlip(property: string, value: string): CssSlip | null {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|\/\*.*?\*\//gs, ' ');
  const piece = unknownUnit(bare) ?? unknownFunction(bare) ?? brokenColour(bare);
  if (piece !== null) return piece;
  // Custom properties take anything; those of a browser are its own affair.
  if (property.startsWith('-')) return null;
  const { lexer } = cssTree();
  if (!Object.hasOwn(lexer.properties, property.toLowerCase())) {
    return { slip: 'property', nearest: nearest(property.toLowerCase(), cssProperties()) };
  }
  if (COMPUTED.test(value)) return null;
  const { error } = lexer.matchProperty(property, value);
  if (!isMismatch(error)) return null;
  const { css, mismatchOffset, mismatchLength } = error;
  const at = css.slice(mismatchOffset, mismatchOffset + mismatchLength);
  const isWord = /^[a-z-]+$/i.test(at);
  return {
    slip: 'value',
    at,
    nearest: isWord ? nearest(at.toLowerCase(), keywordsOf(property)) : undefined,
  };
}

/** The properties that CSS has; those of single browsers are not among them. */
export function cssProperties(): string[] {
  return Object.keys(cssTree().lexer.properties).filter((name) => !name.startsWith('-'));
}

interface Mismatch {
  readonly css: string;
  readonly mismatchOffset: number;
  readonly mismatchLength: number;
}

function isMismatch(error: unknown): error is Mismatch {
  return typeof error === 'object' && error !== null && 'mismatchOffset' in error;
}

/** `4mn`; in functions too, and in what a custom property holds. */
function unknownUnit(value: string): CssSlip | null {
  for (const { 0: written, groups } of value.matchAll(
    /(?<![\w#.-])[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?<unit>[a-z]+)(?![\w-])/gi,
  )) {
    const unit = groups?.['unit'] ?? '';
    if (UNITS.has(unit.toLowerCase())) continue;
    return { slip: 'unit', unit, at: written, nearest: nearest(unit.toLowerCase(), UNITS) };
  }
  return null;
}

/** `radial-gradeint(…)`. */
function unknownFunction(value: string): CssSlip | null {
  const names = [...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/gi)].map(([, name = '']) => name);
  if (names.length === 0) return null;
  const known = new Set([...functions(), 'var', 'env', 'attr', 'if', 'url', 'src', 'format']);
  const unknown = names.find((name) => !known.has(name.toLowerCase()));
  if (unknown === undefined) return null;
  return { slip: 'value', at: unknown, nearest: nearest(unknown.toLowerCase(), known) };
}

let knownFunctions: readonly string[] | undefined;

/** Every function that the syntax of a property or of a type names. */
function functions(): readonly string[] {
  if (knownFunctions !== undefined) return knownFunctions;
  const { properties, types } = load('css-tree/definition-syntax-data') as SyntaxData;
  const syntaxes = [...Object.values(properties), ...Object.values(types)].join(' ');
  const names = [...syntaxes.matchAll(/([a-z][\w-]*)\(/gi)].map(([, name = '']) => name);
  knownFunctions = [...new Set(names.map((name) => name.toLowerCase()))];
  return knownFunctions;
}

/** Syntaxes by name, as CSS writes them. */
type SyntaxData = Readonly<Record<'properties' | 'types', Readonly<Record<string, string>>>>;

/** `#1d2b3`: a colour has 3, 4, 6 or 8 digits. */
function brokenColour(value: string): CssSlip | null {
  const written = [...value.matchAll(/(?<![\w&#-])#[0-9a-f]+(?![\w-])/gi)].map(([one]) => one);
  const broken = written.find((one) => ![4, 5, 7, 9].includes(one.length));
  return broken === undefined ? null : { slip: 'value', at: broken };
}

/** The words that a property takes, in all of its forms. */
function keywordsOf(property: string): string[] {
  const { lexer, definitionSyntax } = cssTree();
  const words = new Set<string>();
  const seen = new Set<string>();
  const visit = (kind: 'properties' | 'types', name: string): void => {
    if (seen.has(kind + name)) return;
    seen.add(kind + name);
    const syntax = lexer[kind][name]?.syntax;
    if (syntax === undefined || syntax === null) return;
    definitionSyntax.walk(syntax, (node) => {
      if (node.type === 'Keyword') words.add(node.name);
      if (node.type === 'Type') visit('types', node.name);
      if (node.type === 'Property') visit('properties', node.name);
    });
  };
  visit('properties', property.toLowerCase());
  return [...words];
}
