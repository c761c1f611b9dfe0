/** What of a style sheet decides how a face looks: its rules without remarks and layout, and only those that may apply. */
import { CssSyntaxError, parse, type ChildNode, type Container } from 'postcss';

/** A rule as far as it is compared. */
interface PlainRule {
  /** `.card h1`; null for what always counts, such as a font. */
  readonly selectors: readonly string[] | null;
  /** Without remarks, with single spaces. Of a rule with others in it, what stands before them. */
  readonly head: string;
  readonly inside: readonly PlainRule[];
}

const read = new Map<string, readonly PlainRule[] | null>();

/**
 * The rules that may apply to a face of which `html` is the whole. A text that is no style sheet is
 * itself. Whether a rule that may apply changes anything, only the painted face tells.
 */
export function plainStyle(text: string, html?: string): string {
  const rules = read.get(text) ?? rulesOf(text);
  read.set(text, rules);
  if (rules === null) return text;
  const names = html === undefined ? null : namesIn(html);
  return rules.map((rule) => written(rule, names)).join('');
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

/** Every word that may be a class or an id. A face is held against one style sheet after the other. */
function namesIn(html: string): ReadonlySet<string> {
  if (last?.html === html) return last.names;
  const names = new Set([...AROUND, ...(html.match(/[\w\u0080-\uffff-]+/g) ?? [])]);
  last = { html, names };
  return names;
}

/** Whether the page has every class and id that a selector asks for; what it asks not to have does not count. */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  if (selector.includes('\\')) return true;
  let asked = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== asked;) {
    before = asked;
    asked = asked.replace(/\([^()]*\)/g, '');
  }
  const wanted = asked.match(/(?<=[.#])[\w\u0080-\uffff-]+/g) ?? [];
  return wanted.every((name) => names.has(name));
}
