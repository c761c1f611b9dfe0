/** What can be wrong with a template before any card is looked at. */
import Handlebars from 'handlebars';
import type { Code, Fault, ParamsOf } from '../../diagnostics/index.ts';
import { nearest } from '../../kernel/index.ts';
import { blocks, helpers } from './helpers/index.ts';
import type { Helper } from './helpers/helper.ts';
import { faultAt, type TemplatePlace } from './strict-compiler.ts';

/** What is between the tags of a partial that is used as a block; only such a use has one. */
export const PARTIAL_BLOCK = '@partial-block';

type Node = hbs.AST.Node;
type Call = Pick<hbs.AST.SubExpression, 'path' | 'params' | 'hash' | 'loc'>;

const byName = new Map(helpers.map((helper) => [helper.name, helper]));

/** Unknown helpers, blocks and partials, values that no helper takes, output that is not escaped. */
export function inspectTemplate(
  program: hbs.AST.Program,
  text: string,
  partials: Iterable<string>,
): Fault[] {
  const inspector = new Inspector(text, partials);
  inspector.accept(program);
  return inspector.faults;
}

class Inspector extends Handlebars.Visitor {
  readonly faults: Fault[] = [];
  readonly #text: string;
  readonly #partials: Set<string>;

  constructor(text: string, partials: Iterable<string>) {
    super();
    this.#text = text;
    this.#partials = new Set(partials);
  }

  override MustacheStatement(node: hbs.AST.MustacheStatement): void {
    if (!node.escaped) this.#report('CW2006', {}, node);
    if (isCall(node)) this.#call(node as Call);
    super.MustacheStatement(node);
  }

  override SubExpression(node: hbs.AST.SubExpression): void {
    this.#call(node);
    super.SubExpression(node);
  }

  override BlockStatement(node: hbs.AST.BlockStatement): void {
    const name = node.path.original;
    if (blocks.includes(name)) this.#count(name, [1, 1], node);
    else this.#report('CW2002', { helper: `#${name}`, nearest: block(name) }, node.path);
    super.BlockStatement(node);
  }

  override DecoratorBlock(node: hbs.AST.DecoratorBlock): void {
    const [name] = node.params;
    if (node.path.original === 'inline' && name?.type === 'StringLiteral') {
      this.#partials.add((name as hbs.AST.StringLiteral).value);
    } else {
      this.#report('CW2002', { helper: `#*${node.path.original}` }, node);
    }
    super.DecoratorBlock(node);
  }

  override Decorator(node: hbs.AST.Decorator): void {
    this.#report('CW2002', { helper: `*${String(nameOf(node.path))}` }, node);
  }

  override PartialStatement(node: hbs.AST.PartialStatement): void {
    this.#partial(node);
    super.PartialStatement(node);
  }

  override PartialBlockStatement(node: hbs.AST.PartialBlockStatement): void {
    this.#partial(node);
    super.PartialBlockStatement(node);
  }

  #partial({ name, params, loc }: Pick<hbs.AST.PartialStatement, 'name' | 'params' | 'loc'>): void {
    const partial = nameOf(name) ?? '(…)';
    const [least, most] = [0, 1];
    const actual = params.length;
    if (actual > most) {
      this.#report(
        'CW2008',
        { helper: `> ${partial}`, wrong: 'number', least, most, actual },
        { loc },
      );
    }
    if (this.#partials.has(partial) || partial === PARTIAL_BLOCK) return;
    this.#report('CW2007', { partial, nearest: nearest(partial, this.#partials) }, name);
  }

  #call(call: Call): void {
    const name = nameOf(call.path) ?? '';
    const helper = byName.get(name);
    if (helper === undefined) {
      this.#report('CW2002', { helper: name, nearest: nearest(name, byName.keys()) }, call.path);
      return;
    }
    this.#count(name, helper.takes, call);
    this.#options(helper, call);
  }

  #count(helper: string, [least, most]: Helper['takes'], { params, loc }: Call): void {
    const actual = params.length;
    if (actual >= least && actual <= most) return;
    this.#report('CW2008', { helper, wrong: 'number', least, most, actual }, { loc });
  }

  #options({ name: helper, options: known }: Helper, { hash }: Call): void {
    if (known === 'any') return;
    for (const pair of pairsOf(hash)) {
      const option = pair.key;
      if (known.includes(option)) continue;
      const params = { helper, option, known, nearest: nearest(option, known) };
      this.#report('CW2008', { ...params, wrong: 'option' }, pair);
    }
  }

  #report<C extends Code>(code: C, params: ParamsOf<C>, { loc }: Pick<Node, 'loc'>): void {
    this.faults.push(faultAt(code, params, loc as TemplatePlace, this.#text));
  }
}

/** Whether something is called, and not only looked up: `{{text card.name}}`. */
export function isCall({ path, params, hash }: hbs.AST.MustacheStatement): boolean {
  return params.length > 0 || pairsOf(hash).length > 0 || byName.has(nameOf(path) ?? '');
}

/** The options of a call; there is no hash where there are none. */
function pairsOf(hash: hbs.AST.Hash | undefined): readonly hbs.AST.HashPair[] {
  return hash?.pairs ?? [];
}

function nameOf(node: Node): string | undefined {
  return node.type === 'PathExpression' ? (node as hbs.AST.PathExpression).original : undefined;
}

function block(name: string): string | undefined {
  const near = nearest(name, blocks);
  return near === undefined ? undefined : `#${near}`;
}
