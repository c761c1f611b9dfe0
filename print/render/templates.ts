/** The templates of a game, compiled. */
import Handlebars from 'handlebars';
import { fault, type Fault } from '../../diagnostics/index.ts';
import {
  faultAt,
  TemplateFault,
  Budget,
  MOST_CHARACTERS,
  type PrivateData,
} from './strict-compiler.ts';
import { once, ownMemory } from '../../kernel/index.ts';
import { compileTemplate, placed, programOf, templateOf } from './environment.ts';
import { field } from './field.ts';
import type { Scope } from './helpers/helper.ts';
import { inspectTemplate, PARTIAL_BLOCK } from './inspect.ts';
import { markupSlip, type MarkupSlip } from './markup.ts';
import { checkWritten, countPieces, parseTemplate, singleBraces } from './parse.ts';

/** Where the pieces lie that templates share. */
const PARTIALS = /^templates\/partials\/(.+)\.hbs$/;

/** One template as read: its faults, or what renders it. */
interface Read {
  readonly text: string;
  /** What its faults depend on besides its text. */
  readonly known: string;
  readonly faults: readonly Fault[];
  /** What is probably a slip; the template can be rendered. */
  readonly remarks: readonly Fault[];
  /** Null for a template with faults. Compiles itself when it is first called. */
  readonly run: Handlebars.TemplateDelegate | null;
}

export class Templates {
  /** Of all templates; a template with faults cannot be rendered. */
  readonly faults: readonly Fault[];
  /** Warnings of all templates. */
  readonly remarks: readonly Fault[];
  readonly #texts: ReadonlyMap<string, string>;
  readonly #read: ReadonlyMap<string, Read>;
  readonly #partials: Readonly<Record<string, Handlebars.TemplateDelegate>>;
  /** All partials with their texts. */
  readonly #ofPartials: string;
  /** Templates that went on and on for one card: nobody waits for that once for each card. */
  readonly #endless = new Map<string, Fault>();

  /**
   * `texts`: every `.hbs` file of the game by its path, partials among them. What `before` has
   * read of the same text is not read again.
   */
  constructor(texts: ReadonlyMap<string, string>, before?: Templates) {
    this.#texts = texts;
    const names = [...texts.keys()].flatMap((path) => PARTIALS.exec(path)?.[1] ?? []);
    const known = names.join('\n');
    this.#read = new Map(
      [...texts].map(([path, text]) => {
        const old = before === undefined ? undefined : before.#read.get(path);
        const same = old?.text === text && old.known === known;
        return [path, same ? old : { text, known, ...readTemplate(path, text, names) }];
      }),
    );
    this.#ofPartials = JSON.stringify([...texts].filter(([path]) => PARTIALS.test(path)));
    this.faults = [...this.#read.values()].flatMap(({ faults }) => faults);
    this.remarks = [...this.#read.values()].flatMap(({ remarks }) => remarks);
    this.#partials = Object.fromEntries(
      [...this.#read].flatMap(([path, { run }]) => {
        const name = PARTIALS.exec(path)?.[1];
        return name === undefined || run === null ? [] : [[name, run]];
      }),
    );
  }

  /** Everything that a rendering of this template goes by, but for its values: its text, and those of all partials. */
  basis(path: string): readonly unknown[] {
    return [path, this.#texts.get(path), this.#ofPartials];
  }

  /** The HTML of one face, or what stopped it; null when the template has faults of its own. */
  render(path: string, context: object, scope: Scope): string | Fault | null {
    const template = this.#read.get(path)?.run ?? null;
    if (template === null || this.faults.length > 0) return null;
    const endless = this.#endless.get(path);
    if (endless !== undefined) return endless;
    const look: PrivateData['_field'] = (holder, name, place) =>
      placed(place, () => field(holder, name, scope.game.openMappings, context));
    try {
      const data = { _field: look, _scope: scope, _budget: new Budget() };
      const html = template(context, { data, partials: this.#partials });
      const slip = markupSlip(html);
      return slip === null ? html : this.#slipFault(slip, path);
    } catch (error) {
      const fault = this.#faultOf(error, path);
      if (fault.code === 'CW2104') this.#endless.set(path, fault);
      return fault;
    }
  }

  /** At the tag, where the template or one of its pieces has it as rendered. */
  #slipFault({ slip, tag, written }: MarkupSlip, path: string): Fault {
    const own = [path, ...[...this.#texts.keys()].filter((file) => PARTIALS.test(file))];
    for (const form of [written, written.split(/[\s>]/, 1)[0] ?? written]) {
      for (const file of own) {
        const start = this.#texts.get(file)?.lastIndexOf(form) ?? -1;
        const span = { start, end: start + form.length };
        if (start !== -1) return fault('CW2102', { file, path: [], span }, { slip, tag });
      }
    }
    return fault('CW2102', { file: path, path: [] }, { slip, tag });
  }

  #faultOf(error: unknown, path: string): Fault {
    const text = (file: string): string => this.#texts.get(file) ?? '';
    if (error instanceof TemplateFault && error.place !== null) {
      const { code, params, place } = error;
      return faultAt(code, params as never, place, text(place.source));
    }
    if (error instanceof RangeError) {
      const start = { line: 1, column: 0 };
      return faultAt(
        'CW2104',
        { limit: 'characters', most: MOST_CHARACTERS },
        { source: path, start, end: start },
        text(path),
      );
    }
    if (error instanceof Handlebars.Exception && error.message.includes(PARTIAL_BLOCK)) {
      return this.#blockFault(path);
    }
    throw error;
  }

  /** A partial writes its block, and was used without one: at the first place that writes it. */
  #blockFault(path: string): Fault {
    const [file, text] = [...this.#texts].find(([, text]) => text.includes(PARTIAL_BLOCK)) ?? [
      path,
      '',
    ];
    const start = Math.max(0, text.indexOf(PARTIAL_BLOCK));
    const span = { start, end: start + PARTIAL_BLOCK.length };
    return fault('CW2007', { file, path: [], span }, { partial: PARTIAL_BLOCK });
  }
}

function readTemplate(
  path: string,
  text: string,
  partials: readonly string[],
): Pick<Read, 'faults' | 'remarks' | 'run'> {
  const basis = JSON.stringify([path, text, partials]);
  if (ownMemory().recall('sound-template', basis) !== null) {
    return { faults: [], remarks: [], run: compiledLater(path, text, basis) };
  }
  const parsed = parseTemplate(path, text);
  if ('fault' in parsed) return { faults: [parsed.fault], remarks: [], run: null };
  const faults = inspectTemplate(parsed.program, text, partials);
  const remarks = singleBraces(path, text);
  if (faults.length > 0) return { faults, remarks, run: null };
  if (remarks.length === 0) ownMemory().keep('sound-template', basis, '');
  return { faults, remarks, run: compiled(parsed.program) };
}

function compiled(program: hbs.AST.Program): Handlebars.TemplateDelegate {
  return compileTemplate(counted(program));
}

function counted(program: hbs.AST.Program): hbs.AST.Program {
  checkWritten(program);
  countPieces(program);
  return program;
}

/** A template that is known to be sound, and perhaps not needed. Compiling one takes longer than rendering a face. */
function compiledLater(path: string, text: string, basis: string): Handlebars.TemplateDelegate {
  const run = once(() => {
    const known = ownMemory().recall('compiled-template', basis);
    if (known !== null) return templateOf(known);
    const parsed = parseTemplate(path, text);
    if ('fault' in parsed) throw new Error(`${path} was sound before.`);
    const program = programOf(counted(parsed.program));
    ownMemory().keep('compiled-template', basis, program);
    return templateOf(program);
  });
  return (context: unknown, options?: Handlebars.RuntimeOptions) => run()(context, options);
}
