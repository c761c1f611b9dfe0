/** What ICU MessageFormat has and rules text has not: it would be printed, but not as ICU prints it. */
import { IntlMessageFormat } from 'intl-messageformat';

interface IcuNode {
  readonly type: number;
  readonly value?: unknown;
  readonly style?: unknown;
  /** Of a plural. */
  readonly pluralType?: string;
  readonly offset?: number;
  readonly options?: Readonly<Record<string, { readonly value: readonly IcuNode[] }>>;
  readonly children?: readonly IcuNode[];
  readonly location?: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly offset: number;
}

const NUMBER = 2;
const DATE = 3;
const TIME = 4;
const PLURAL = 6;
const TAG = 8;

/** Whatever could be unsupported has one of these; most phrases have none. */
const SUSPECT = /number|date|time|selectordinal|offset|</;

/** The first such part of a phrase, as it is written; null where there is none, or ICU cannot read it. */
export function unsupportedPart(text: string): string | null {
  if (!SUSPECT.test(text)) return null;
  try {
    const options = { captureLocation: true, locale: new Intl.Locale('en') };
    const ast: unknown = IntlMessageFormat.__parse?.(text, options);
    const [first] = unsupportedIn(ast as readonly IcuNode[]);
    return first === undefined ? null : written(first, text);
  } catch {
    return null;
  }
}

function unsupportedIn(ast: readonly IcuNode[]): IcuNode[] {
  return ast.flatMap((node) => [
    ...(isSupported(node) ? [] : [node]),
    ...Object.values(node.options ?? {}).flatMap(({ value }) => unsupportedIn(value)),
    ...unsupportedIn(node.children ?? []),
  ]);
}

function isSupported({ type, value, style, pluralType, offset }: IcuNode): boolean {
  if (type === DATE || type === TIME) return false;
  if (type === TAG) return value === 'b' || value === 's';
  if (type === PLURAL) return pluralType === 'cardinal' && offset === 0;
  return type !== NUMBER || isOfSigns(style);
}

/** Whether a style of numbers says no more than whether their sign is printed. */
function isOfSigns(style: unknown): boolean {
  if (style === null || style === undefined) return true;
  const { parsedOptions } = style as { parsedOptions?: object };
  return parsedOptions !== undefined && Object.keys(parsedOptions).join() === 'signDisplay';
}

/** A tag alone, and of a plural or a number all of it. */
function written({ type, value, location }: IcuNode, text: string): string {
  return type === TAG
    ? `<${String(value)}>`
    : text.slice(location?.start.offset, location?.end.offset);
}
