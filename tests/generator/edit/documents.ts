/**
 * YAML texts as people lay them out: blocks and brackets in each other, all quotes, drawings that
 * look like remarks, remarks above and behind entries, blank lines. Every key and remark is unique.
 */
import * as fc from 'fast-check';

/** What the text of an entry looks like. */
interface Layout {
  readonly quotes: '' | "'" | '"';
  readonly above: boolean;
  readonly behind: boolean;
  readonly blank: boolean;
}

type Tree =
  | { readonly leaf: string; readonly block?: readonly string[] }
  | { readonly flow: 'no' | 'line' | 'lines'; readonly entries: readonly [Layout, Tree][] }
  | { readonly flow: 'no' | 'line'; readonly items: readonly Tree[] };

/** Values on one line; they may hold what would be a remark elsewhere. */
const lines = fc.constantFrom(
  'word',
  '12',
  'two words',
  "'a # b'",
  '"c # \\"d\\""',
  'x#y',
  '~',
  '-1',
);

const blocks = fc.constantFrom(
  { leaf: '|', block: ['#.#', '.@.', '###'] },
  { leaf: '|-', block: ['# no remark', '', 'text'] },
  { leaf: '>', block: ['folded', 'text # here'] },
);

const layout: fc.Arbitrary<Layout> = fc.record({
  quotes: fc.constantFrom('', '', '', "'", '"'),
  above: fc.boolean(),
  behind: fc.boolean(),
  blank: fc.boolean(),
});

const { tree, map } = fc.letrec<{ tree: Tree; map: Tree; list: Tree; leaf: Tree }>((tie) => ({
  leaf: fc.oneof(
    lines.map((leaf) => ({ leaf })),
    blocks,
  ),
  map: fc.record({
    flow: fc.constantFrom('no', 'no', 'line', 'lines'),
    entries: fc.array(fc.tuple(layout, tie('tree')), { minLength: 1, maxLength: 5 }),
  }),
  list: fc.record({
    flow: fc.constantFrom('no', 'no', 'line'),
    items: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
  }),
  tree: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('map'), tie('list')),
}));

/** Texts whose top is a mapping or a list of mappings, with a remark above everything. */
export const documents: fc.Arbitrary<string> = fc
  .record({
    top: fc.oneof(
      map,
      fc.array(map, { minLength: 1, maxLength: 3 }).map((items): Tree => ({ flow: 'no', items })),
    ),
    breaks: fc.constantFrom('\n', '\r\n'),
    mark: fc.constantFrom('', '\uFEFF'),
  })
  .map(({ top, breaks, mark }) => {
    const text = ['# the file', '', ...new Writer().block(top, 0), ''].join(breaks);
    return mark + text;
  });

/** Trees of any form, for whoever only needs values. */
export const trees = tree;

class Writer {
  #keys = 0;

  /** Lines of a value that begins a line of its own. */
  block(value: Tree, indent: number): string[] {
    const pad = ' '.repeat(indent);
    if ('leaf' in value) return [pad + value.leaf];
    if (value.flow !== 'no')
      return this.#inline(value, indent).map((line, i) => (i === 0 ? pad + line : line));
    return 'items' in value
      ? value.items.flatMap((item) => this.#item(item, indent))
      : value.entries.flatMap(([layout, inner]) => this.#entry(layout, inner, indent));
  }

  #item(item: Tree, indent: number): string[] {
    const pad = ' '.repeat(indent);
    if (!('leaf' in item) && item.flow === 'no') {
      const inner = this.block(item, indent + 2);
      const [first = '', ...rest] = withoutOuterRemarks(inner);
      return [`${pad}- ${first.slice(indent + 2)}`, ...rest];
    }
    const [first = '', ...rest] = this.#inline(item, indent + 2);
    return [`${pad}- ${first}`, ...rest];
  }

  #entry({ quotes, above, behind, blank }: Layout, value: Tree, indent: number): string[] {
    const pad = ' '.repeat(indent);
    const key = `k${(this.#keys += 1)}`;
    const remark = behind ? ` # behind ${key};` : '';
    const head = `${pad}${quotes}${key}${quotes}:`;
    const before = [...(blank ? [''] : []), ...(above ? [`${pad}# above ${key};`] : [])];
    if (!('leaf' in value) && value.flow === 'no') {
      return [...before, head + remark, ...this.block(value, indent + 2)];
    }
    const inline = this.#inline(value, indent + 2);
    const at = 'leaf' in value && value.block !== undefined ? 0 : inline.length - 1;
    const text = inline.map((line, index) => (index === at ? line + remark : line));
    return [...before, `${head} ${text[0]}`, ...text.slice(1)];
  }

  /** Lines of a value that begins behind something; all but the first are indented. */
  #inline(value: Tree, indent: number): string[] {
    const pad = ' '.repeat(indent);
    if ('leaf' in value)
      return [value.leaf, ...(value.block ?? []).map((line) => (line === '' ? '' : pad + line))];
    if ('items' in value) return [`[${value.items.map((item) => this.#flat(item)).join(', ')}]`];
    const entries = value.entries.map(([layout, inner]) => this.#flatEntry(layout, inner));
    if (value.flow !== 'lines') return [`{ ${entries.join(', ')} }`];
    const inside = entries.map((entry, i) => `${pad}${entry}${i + 1 < entries.length ? ',' : ''}`);
    return ['{', ...inside, `${pad}}`];
  }

  #flatEntry({ quotes }: Layout, value: Tree): string {
    const key = `k${(this.#keys += 1)}`;
    return `${quotes}${key}${quotes}: ${this.#flat(value)}`;
  }

  #flat(value: Tree): string {
    if ('leaf' in value) return value.block === undefined ? value.leaf : 'no-block-here';
    if ('items' in value) return `[${value.items.map((item) => this.#flat(item)).join(', ')}]`;
    return `{ ${value.entries.map(([layout, inner]) => this.#flatEntry(layout, inner)).join(', ')} }`;
  }
}

/** Nothing can stand above the first entry when that begins behind a dash. */
function withoutOuterRemarks(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !/^\s*(#.*)?$/.test(line));
  return lines.slice(first);
}
