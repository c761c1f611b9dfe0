/** Handlebars as templates know it: our helpers and blocks, every value checked, every round counted. */
import { runInThisContext } from 'node:vm';
import {
  failTemplate,
  TemplateFault,
  type TemplatePlace,
  type Budget,
  strictHandlebars,
  type PrivateData,
} from './strict-compiler.ts';
import type { Options, Scope } from './helpers/helper.ts';
import { blocks, helpers } from './helpers/index.ts';
import { isPresent } from './helpers/logic.ts';
import { isMarkup } from './helpers/markup.ts';
import { ENTER, LEAVE, WRITE } from './parse.ts';

type Environment = ReturnType<typeof strictHandlebars>;

/** What Handlebars adds to the values of a helper. */
interface Added {
  readonly hash: Options;
  readonly data: PrivateData & { readonly _scope: Scope; readonly _budget: Budget };
  readonly loc: TemplatePlace;
  fn(context: unknown, options?: unknown): string;
  inverse(context: unknown): string;
}

const COMPILE = {
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries(
    [WRITE, ENTER, LEAVE, ...blocks, ...helpers.map(({ name }) => name)].map((name) => [
      name,
      true,
    ]),
  ) as Record<string, boolean> as KnownHelpers,
  // Lookups are checked one by one: nothing is skipped over.
  assumeObjects: true,
  // A partial is as it is written: indenting would change texts.
  preventIndent: true,
};

/** One for all games: it knows the helpers, and no partial. */
const handlebars = environment();

/** Compiles itself when it is first called. */
export function compileTemplate(program: hbs.AST.Program): Handlebars.TemplateDelegate {
  return handlebars.compile(program, COMPILE);
}

/** The same as a program, which `templateOf` makes a template again. */
export function programOf(program: hbs.AST.Program): string {
  // Its types say something else.
  const made: unknown = handlebars.precompile(program, COMPILE);
  return made as string;
}

/** `program` was made by `programOf`, and nobody else can have written it: it is run. */
export function templateOf(program: string): Handlebars.TemplateDelegate {
  const made: unknown = runInThisContext(`(${program})`);
  return handlebars.template(made as TemplateSpecification);
}

function environment(): Environment {
  const handlebars = strictHandlebars();
  for (const helper of helpers) {
    handlebars.registerHelper(helper.name, (...given: unknown[]) => {
      const { hash, data, loc } = given.pop() as Added;
      return placed(loc, () => helper.run(given, hash, data._scope));
    });
  }
  const { each } = handlebars.helpers;
  handlebars.registerHelper('each', function (this: unknown, list: unknown, added: Added) {
    const { data, loc } = added;
    const fn = (...given: Parameters<Added['fn']>): string => {
      const made = added.fn(...given);
      data._budget.round(made.length, loc);
      return made;
    };
    return each?.call(this, list, { ...added, fn }) as unknown;
  });
  handlebars.registerHelper(ENTER, ({ data, loc }: Added) => data._budget.enter(loc));
  handlebars.registerHelper(LEAVE, ({ data }: Added) => data._budget.leave());
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
export function placed<T>(place: TemplatePlace, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof TemplateFault && error.place === null) {
      throw new TemplateFault(error.code, error.params, place);
    }
    throw error;
  }
}
