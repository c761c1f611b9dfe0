/** The templates of a game, compiled. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { failTemplate, faultAt, TemplateFault, type TemplatePlace } from './template-fault.ts';
import { field } from './field.ts';
import type { Options, Scope } from './helpers/helper.ts';
import { blocks, helpers } from './helpers/index.ts';
import { isPresent } from './helpers/logic.ts';
import { isMarkup } from './helpers/markup.ts';
import { inspectTemplate } from './inspect.ts';
import { markupSlip, type MarkupSlip } from './markup.ts';
import { checkWritten, parseTemplate, WRITE } from './parse.ts';
import { strictHandlebars, type PrivateData } from './strict-compiler.ts';

/** Where the pieces lie that templates share. */
const PARTIALS = /^templates\/partials\/(.+)\.hbs$/;

type Environment = ReturnType<typeof strictHandlebars>;

/** What Handlebars adds to the values of a helper. */
interface Added {
  readonly hash: Options;
  readonly data: PrivateData & { readonly _scope: Scope };
  readonly loc: TemplatePlace;
  fn(context: unknown): string;
  inverse(context: unknown): string;
}

/** One template as read: its faults, or what renders it. */
interface Read {
  readonly text: string;
  /** What its faults depend on besides its text. */
  readonly known: string;
  readonly faults: readonly Fault[];
  /** Null for a template with faults. Compiles itself when it is first called. */
  readonly run: Handlebars.TemplateDelegate | null;
}

export class Templates {
  /** Of all templates; a template with faults cannot be rendered. */
  readonly faults: readonly Fault[];
  readonly #texts: ReadonlyMap<string, string>;
  readonly #read: ReadonlyMap<string, Read>;
  readonly #partials: Readonly<Record<string, Handlebars.TemplateDelegate>>;

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
    this.faults = [...this.#read.values()].flatMap(({ faults }) => faults);
    this.#partials = Object.fromEntries(
      [...this.#read].flatMap(([path, { run }]) => {
        const name = PARTIALS.exec(path)?.[1];
        return name === undefined || run === null ? [] : [[name, run]];
      }),
    );
  }

  /** Everything that a rendering of this template goes by, but for its values: with equal texts the same. */
  basis(path: string): readonly unknown[] {
    return [this.#read.get(path)?.run, ...Object.entries(this.#partials).flat()];
  }

  /** The HTML of one face, or what stopped it; null when the template has faults of its own. */
  render(path: string, context: object, scope: Scope): string | Fault | null {
    const template = this.#read.get(path)?.run ?? null;
    if (template === null || this.faults.length > 0) return null;
    const look: PrivateData['_field'] = (holder, name, place) =>
      placed(place, () => field(holder, name, scope.game.openMappings, context));
    try {
      const data = { _field: look, _scope: scope };
      const html = template(context, { data, partials: this.#partials });
      const slip = markupSlip(html);
      return slip === null ? html : this.#slipFault(slip, path);
    } catch (error) {
      return this.#faultOf(error, path);
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
        'CW2001',
        { slip: 'endless' },
        { source: path, start, end: start },
        text(path),
      );
    }
    throw error;
  }
}

const COMPILE = {
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries(
    [WRITE, ...blocks, ...helpers.map(({ name }) => name)].map((name) => [name, true]),
  ) as Record<string, boolean> as KnownHelpers,
  // Lookups are checked one by one: nothing is skipped over.
  assumeObjects: true,
  // A partial stands as it is written: indenting would change texts.
  preventIndent: true,
};

/** One for all games: it knows the helpers, and no partial. */
const handlebars = environment();

function readTemplate(
  path: string,
  text: string,
  partials: readonly string[],
): Pick<Read, 'faults' | 'run'> {
  const parsed = parseTemplate(path, text);
  if ('fault' in parsed) return { faults: [parsed.fault], run: null };
  const faults = inspectTemplate(parsed.program, text, partials);
  if (faults.length > 0) return { faults, run: null };
  checkWritten(parsed.program);
  return { faults, run: handlebars.compile(parsed.program, COMPILE) };
}

function environment(): Environment {
  const handlebars = strictHandlebars();
  for (const helper of helpers) {
    handlebars.registerHelper(helper.name, (...given: unknown[]) => {
      const { hash, data, loc } = given.pop() as Added;
      return placed(loc, () => helper.run(given, hash, data._scope));
    });
  }
  handlebars.registerHelper(WRITE, (value: unknown, { loc }: Added) =>
    placed(loc, () => writable(value)),
  );
  // As everywhere in templates, 0 counts as something.
  handlebars.registerHelper('if', function (this: unknown, value: unknown, added: Added) {
    return isPresent(value) ? added.fn(this) : added.inverse(this);
  });
  handlebars.registerHelper('unless', function (this: unknown, value: unknown, added: Added) {
    return isPresent(value) ? added.inverse(this) : added.fn(this);
  });
  return handlebars;
}

function writable(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number' || isMarkup(value)) return value;
  if (value === undefined || value === null) return failTemplate('CW2004', {});
  return failTemplate('CW2005', { actual: value });
}

/** Gives the faults of `work` their place. */
function placed<T>(place: TemplatePlace, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof TemplateFault && error.place === null) {
      throw new TemplateFault(error.code, error.params, place);
    }
    throw error;
  }
}
