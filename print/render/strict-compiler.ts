/**
 * Handlebars whose every lookup is checked: its own `strict` option leaves the arguments of
 * helpers and everything before the last dot unchecked.
 */
import Handlebars from 'handlebars';
import type { TemplatePlace } from './template-fault.ts';

/** Looks a name up in what stands before it, or stops the rendering. */
export type Lookup = (holder: unknown, name: string, place: TemplatePlace) => unknown;

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
