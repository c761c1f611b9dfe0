/** Text of a game for one reader: in their language, with parameters in ICU MessageFormat. */
import { IntlMessageFormat } from 'intl-messageformat';

/** What a player reads: the same in every language, or by locale. */
export type Text = string | Readonly<Record<string, string>>;

export interface Message {
  readonly text: Text;
  readonly fix?: Text;
}

export type Messages = Readonly<Record<string, Message>>;

/**
 * The text of `locale`, else of the first locale that it has. Empty for what is no text: a card
 * with faults is shown too, and its name may be anything.
 */
export function inLocale(text: Text | null, locale: string): string {
  const given: unknown = text;
  if (typeof given === 'string') return given;
  if (typeof given !== 'object' || given === null) return '';
  const texts = Object.entries(given).filter(([, value]) => typeof value === 'string');
  return String((texts.find(([known]) => known === locale) ?? texts[0])?.[1] ?? '');
}

const tags = new Map<string, string>();

/** The locale as Intl takes it; English for one that is no language tag, such as `de_DE`. */
export function intlLocale(locale: string): string {
  const known = tags.get(locale);
  if (known !== undefined) return known;
  const tag = isTag(locale) ? locale : 'en';
  tags.set(locale, tag);
  return tag;
}

function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

/** `nameOf`: what is shown for an id, except where the text chooses between ids. What ICU makes of `text`; null when the text or a parameter does not fit (that has a fault of its own). */
export function formatMessage(
  text: string,
  locale: string,
  params: Readonly<Record<string, unknown>>,
  nameOf: (id: string) => Text | undefined = () => undefined,
): string | null {
  try {
    const format = formatOf(text, locale);
    const chosenBy = selectors(format.getAst());
    const named = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(named);
      return typeof value === 'string' ? (nameOf(value) ?? value) : value;
    };
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        readable(chosenBy.has(name) ? value : named(value), locale),
      ]),
    );
    return String(format.format(values));
  } catch {
    return null;
  }
}

/** Read once: the same words are written on many cards. */
const formats = new Map<string, IntlMessageFormat>();

/** More than the words of any game. */
const MOST_FORMATS = 5000;

function formatOf(text: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${text}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const format = new IntlMessageFormat(text, locale);
  formats.set(key, format);
  return format;
}

/** Characters of a text in a message: more than any name has, so that a slip of the mouse stays readable. */
const MOST_CHARACTERS = 160;

function cut(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const characters = Array.from(text.slice(0, 2 * MOST_CHARACTERS)).slice(0, MOST_CHARACTERS - 1);
  return `${characters.join('')}…`;
}

/** A name in several languages, as violations of decks have it, is written in that of the message. */
function readable(value: unknown, locale: string): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value))
    return listOf(
      value.map((item) => String(readable(item, locale))),
      locale,
    );
  if (typeof value === 'object' && value !== null) return inLocale(value as Text, locale);
  return typeof value === 'string' || typeof value === 'boolean' ? cut(String(value)) : '-';
}

/** `A, B, C` in English, `A、B、C` in Japanese. */
function listOf(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(items);
}

/** What begins anything but words in a message. */
const SYNTAX = /[{}<>'#]/;

const ENGLISH = new Intl.Locale('en');

/** The parameters that a message names, or why it cannot be read. */
export function messageParameters(text: string): string[] | { readonly reason: string } {
  if (!SYNTAX.test(text)) return [];
  try {
    return namesIn(IntlMessageFormat.__parse?.(text, { locale: ENGLISH }));
  } catch (error) {
    return { reason: reasonOf(error as Error) };
  }
}

interface AstNode {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly AstNode[] }>>;
  readonly children?: readonly AstNode[];
}

const SELECT = 5;

/** Parameters between whose values a text chooses: `{rank, select, …}`. */
function selectors(ast: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (nodes: readonly AstNode[]): void => {
    for (const { type, value, options = {}, children = [] } of nodes) {
      if (type === SELECT) names.add(String(value));
      for (const option of Object.values(options)) visit(option.value);
      visit(children);
    }
  };
  visit(ast as readonly AstNode[]);
  return names;
}

const LITERAL = 0;
const POUND = 7;
const TAG = 8;

function namesIn(ast: unknown): string[] {
  return (ast as readonly AstNode[]).flatMap((node) => [
    ...(node.type === LITERAL || node.type === POUND || node.type === TAG
      ? []
      : [String(node.value)]),
    ...Object.values(node.options ?? {}).flatMap(({ value }) => namesIn(value)),
    ...namesIn(node.children ?? []),
  ]);
}

/** `EXPECT_ARGUMENT_CLOSING_BRACE` → `expect argument closing brace`. */
function reasonOf(error: Error): string {
  return error.message.toLowerCase().replaceAll('_', ' ');
}
