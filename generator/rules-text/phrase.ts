/** Phrases of a vocabulary: ICU MessageFormat, as a tree that is printed from and read by. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Path } from '../../diagnostics/index.ts';
import { sentence, strong, type Run } from './runs.ts';
import { ABSENT, counted, selected, type Scope } from './slot.ts';

export type Phrase = readonly PhraseNode[];

export type PhraseNode =
  | { readonly node: 'words'; readonly text: string }
  | { readonly node: 'slot'; readonly name: string; readonly look: Look }
  | { readonly node: 'select'; readonly name: string; readonly cases: Cases }
  | { readonly node: 'plural'; readonly name: string; readonly cases: Cases }
  /** `<b>` */
  | { readonly node: 'keyword'; readonly inside: Phrase }
  /** `<s>`: it begins with a capital. */
  | { readonly node: 'sentence'; readonly inside: Phrase };

/** A node that takes one of several ways. */
export type Choosing = Extract<PhraseNode, { readonly cases: Cases }>;

/** `signed`: +20, −1. `absolute`: without its sign. */
export type Look = 'plain' | 'signed' | 'absolute';

type Cases = ReadonlyMap<string, Phrase>;

/** A node of what ICU reads; the names of its types. */
interface Icu {
  readonly type: number;
  readonly value?: unknown;
  readonly style?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Icu[] }>>;
  readonly children?: readonly Icu[];
}
const LITERAL = 0;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;
const TAG = 8;

/** Presumes that ICU can read it: CW1218 tells where it cannot, and then it has no words. */
export function parsePhrase(text: string): Phrase {
  try {
    return nodes(new IntlMessageFormat(text, 'en').getAst(), '');
  } catch {
    return [];
  }
}

/** `counted` is what `#` stands for. */
function nodes(ast: readonly Icu[], counted: string): Phrase {
  return ast.map((icu) => node(icu, counted));
}

function node(icu: Icu, counted: string): PhraseNode {
  const value = String(icu.value);
  if (icu.type === LITERAL) return { node: 'words', text: value };
  if (icu.type === POUND) return { node: 'slot', name: counted, look: 'plain' };
  if (icu.type === SELECT) return { node: 'select', name: value, cases: cases(icu, counted) };
  if (icu.type === PLURAL) return { node: 'plural', name: value, cases: cases(icu, value) };
  if (icu.type !== TAG) return { node: 'slot', name: value, look: look(icu.style) };
  return {
    node: value === 's' ? 'sentence' : 'keyword',
    inside: nodes(icu.children ?? [], counted),
  };
}

function cases({ options = {} }: Icu, counted: string): Cases {
  return new Map(Object.entries(options).map(([key, { value }]) => [key, nodes(value, counted)]));
}

function look(style: unknown): Look {
  const { parsedOptions } = (style ?? {}) as { parsedOptions?: { signDisplay?: string } };
  const sign = parsedOptions?.signDisplay;
  return sign === 'always' || sign === 'exceptZero'
    ? 'signed'
    : sign === 'never'
      ? 'absolute'
      : 'plain';
}

/** Whether a phrase asks for an argument anywhere. */
export function asksFor(phrase: Phrase, name: string): boolean {
  return phrase.some((one) => {
    if (one.node === 'words') return false;
    if (one.node === 'keyword' || one.node === 'sentence') return asksFor(one.inside, name);
    if (one.name === name) return true;
    return one.node !== 'slot' && [...one.cases.values()].some((inner) => asksFor(inner, name));
  });
}

/** A value with its place on the card. */
export interface Placed {
  readonly value: unknown;
  readonly place: Path;
}

/** What the slots of a phrase hold; one that is omitted prints nothing. */
export type Values = Readonly<Record<string, Placed>>;

export function printPhrase(phrase: Phrase, scope: Scope, values: Values): Run[] {
  return phrase.flatMap((node) => printNode(node, scope, values));
}

function printNode(node: PhraseNode, scope: Scope, values: Values): Run[] {
  if (node.node === 'words') return [{ kind: 'text', text: node.text }];
  if (node.node === 'keyword') return strong(printPhrase(node.inside, scope, values));
  if (node.node === 'sentence') {
    return sentence(printPhrase(node.inside, scope, values), scope.locale);
  }
  if (node.node === 'slot') {
    const held = values[node.name];
    if (held?.value === undefined) return [];
    return scope.slots.get(node.name)?.print(held.value, held.place, node.look) ?? [];
  }
  return printPhrase(node.cases.get(caseOf(node, scope, values)) ?? [], scope, values);
}

function caseOf(
  { node, name, cases }: Choosing,
  { slots, given, locale }: Scope,
  values: Values,
): string {
  const fixed = given[name];
  const value = values[name]?.value;
  const slot = slots.get(name);
  if (node === 'select') {
    const key = value === undefined ? ABSENT : (slot?.key(value) ?? ABSENT);
    return selected(cases.keys(), String(fixed ?? key));
  }
  const number =
    typeof fixed === 'number' ? fixed : value === undefined ? null : slot?.number(value);
  return counted(cases.keys(), number ?? null, locale);
}
