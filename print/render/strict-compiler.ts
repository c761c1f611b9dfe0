/**
 * Handlebars whose every lookup is checked: its own `strict` option leaves the arguments of
 * helpers and everything before the last dot unchecked.
 */
import Handlebars from 'handlebars';
import { fault, type Code, type Fault, type ParamsOf } from '../../diagnostics/index.ts';

/** Looks a name up in what is before it, or stops the rendering. */
type Lookup = (holder: unknown, name: string, place: TemplatePlace) => unknown;

/** What templates find in their private data: see `lookupCode`. Names that begin with _ are not offered to writers. */
export interface PrivateData {
  readonly _field: Lookup;
}

/** The part of Handlebars' compiler that is made to be overridden. */
interface NameCompiler {
  /** The class that compiles the blocks inside. */
  compiler: unknown;
  readonly source: { readonly currentLocation: TemplatePlace };
  quotedString(text: string): string;
  nameLookup(parent: unknown, name: string, type: string): unknown;
}

type CompilerClass = new () => NameCompiler;

type Environment = typeof Handlebars & { JavaScriptCompiler: CompilerClass };

/** A Handlebars of its own, without the helpers of others. */
export function strictHandlebars(): typeof Handlebars {
  const environment = Handlebars.create() as Environment;
  const Base = environment.JavaScriptCompiler;
  class StrictCompiler extends Base {
    override nameLookup(parent: unknown, name: string, type: string): unknown {
      if (type !== 'context' && type !== 'data') return super.nameLookup(parent, name, type);
      return lookupCode(this, parent, name);
    }
  }
  StrictCompiler.prototype.compiler = StrictCompiler;
  environment.JavaScriptCompiler = StrictCompiler;
  return environment;
}

/** `data` is in scope of every compiled template, and handed on to partials. */
function lookupCode(compiler: NameCompiler, parent: unknown, name: string): unknown {
  const { source, start, end } = compiler.source.currentLocation;
  const place = JSON.stringify({ source, start, end });
  return ['data._field(', parent, ',', compiler.quotedString(name), ',', place, ')'];
}

/** Rounds of loops and uses of pieces; a map of a hundred squares by a hundred takes twenty thousand. */
const MOST_ROUNDS = 500_000;

/** A hundred times what a card full of drawings takes. */
export const MOST_CHARACTERS = 2_000_000;

/** Pieces inside pieces. */
const MOST_DEPTH = 100;

export class Budget {
  #rounds = 0;
  #characters = 0;
  #depth = 0;

  /** A round of the loop at `place` wrote this number of characters. */
  round(characters: number, place: TemplatePlace): void {
    this.#rounds += 1;
    this.#characters += characters;
    if (this.#rounds > MOST_ROUNDS) {
      failTemplate('CW2104', { limit: 'rounds', most: MOST_ROUNDS }, place);
    }
    if (this.#characters > MOST_CHARACTERS) {
      failTemplate('CW2104', { limit: 'characters', most: MOST_CHARACTERS }, place);
    }
  }

  /** The piece at `place` begins. */
  enter(place: TemplatePlace): void {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH)
      failTemplate('CW2104', { limit: 'depth', most: MOST_DEPTH }, place);
    this.round(0, place);
  }

  /** It has ended. */
  leave(): void {
    this.#depth -= 1;
  }
}

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
