/** The templates of a game, compiled. */
import type { Fault } from '../../diagnostics/index.ts';
import { failTemplate, faultAt, TemplateFault, type TemplatePlace } from './template-fault.ts';
import { field } from './field.ts';
import type { Options, Scope } from './helpers/helper.ts';
import { blocks, helpers } from './helpers/index.ts';
import { isPresent } from './helpers/logic.ts';
import { isMarkup } from './helpers/markup.ts';
import { inspectTemplate } from './inspect.ts';
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

export class Templates {
  /** Of all templates; a template with faults cannot be rendered. */
  readonly faults: readonly Fault[];
  readonly #texts: ReadonlyMap<string, string>;
  readonly #compiled = new Map<string, Handlebars.TemplateDelegate>();

  /** `texts`: every `.hbs` file of the game by its path, partials among them. */
  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
    const handlebars = environment();
    const partials = [...texts.keys()].flatMap((path) => PARTIALS.exec(path)?.[1] ?? []);
    this.faults = [...texts].flatMap(([path, text]) => {
      const parsed = parseTemplate(path, text);
      if ('fault' in parsed) return [parsed.fault];
      const faults = inspectTemplate(parsed.program, text, partials);
      if (faults.length > 0) return faults;
      checkWritten(parsed.program);
      const compiled = handlebars.compile(parsed.program, COMPILE);
      this.#compiled.set(path, compiled);
      const partial = PARTIALS.exec(path)?.[1];
      if (partial !== undefined) handlebars.registerPartial(partial, compiled);
      return [];
    });
  }

  /** The HTML of one face, or what stopped it; null when the template has faults of its own. */
  render(path: string, context: object, scope: Scope): string | Fault | null {
    const template = this.#compiled.get(path);
    if (template === undefined || this.faults.length > 0) return null;
    const look: PrivateData['_field'] = (holder, name, place) =>
      placed(place, () => field(holder, name, scope.game.openMappings, context));
    try {
      return template(context, { data: { _field: look, _scope: scope } });
    } catch (error) {
      return this.#faultOf(error, path);
    }
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
