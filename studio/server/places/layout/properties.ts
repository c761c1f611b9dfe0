/** The custom properties of style sheets that are changed by eye: read, and written where they are. */
import { CssSyntaxError, parse } from 'postcss';
import { fontNames } from '../../../../print/index.ts';
import { BOX_SIDES, type BoxSide, type LayoutProperties } from '../../../protocol/layout.ts';
import { textIn } from '../text/files.ts';

/** One declaration of a custom property. */
interface Declared {
  readonly file: string;
  readonly value: string;
  /** Of the value in the text of the file. */
  readonly start: number;
}

/** Those that are declared once in these style sheets: of others nobody could say which one counts. */
function declaredOnce(folder: string, styles: readonly string[]): Map<string, Declared> {
  const found = new Map<string, Declared | null>();
  for (const file of styles) {
    const text = textIn(folder, file) ?? '';
    for (const [name, value, start] of declarationsIn(text)) {
      found.set(name, found.has(name) ? null : { file, value, start });
    }
  }
  return new Map([...found].filter((one): one is [string, Declared] => one[1] !== null));
}

/** None in a style sheet that cannot be read. */
function declarationsIn(text: string): [name: string, value: string, start: number][] {
  try {
    const found: [string, string, number][] = [];
    parse(text).walkDecls(/^--/, ({ prop, value, raws, source }) => {
      const start = (source?.start?.offset ?? 0) + prop.length + (raws.between ?? '').length;
      if (text.startsWith(value, start)) found.push([prop, value, start]);
    });
    return found;
  } catch (error) {
    if (error instanceof CssSyntaxError) return [];
    throw error;
  }
}

const BOX = new RegExp(`^--(.+)-(${BOX_SIDES.join('|')})$`);
const LENGTH = /^(-?\d+(?:\.\d+)?)mm$/;

export function propertiesOf(
  folder: string,
  {
    id,
    styles,
    bleed,
    safe,
    smallest,
  }: {
    id: string;
    styles: readonly string[];
    bleed: number;
    safe: number;
    smallest: number;
  },
): Omit<LayoutProperties, 'icons' | 'ownIcons'> {
  const boxes: Record<string, Partial<Record<BoxSide, number>>> = {};
  const colours: Record<string, string> = {};
  const fonts: Record<string, string> = {};
  for (const [name, { value }] of declaredOnce(folder, styles)) {
    const [, box, side] = BOX.exec(name) ?? [];
    const [, mm] = LENGTH.exec(value) ?? [];
    if (box !== undefined && mm !== undefined) (boxes[box] ??= {})[side as BoxSide] = Number(mm);
    else if (/^#[0-9a-f]{6}$/i.test(value)) colours[name] = value;
    else if (name.endsWith('-font') && /^'[\w -]+'$/.test(value)) fonts[name] = value;
  }
  return { sheet: id, boxes, colours, fonts, families: fontNames(), bleed, safe, smallest };
}

/** The style sheets with other values; null where one is not what was seen. */
export function withValues(
  folder: string,
  styles: readonly string[],
  set: Readonly<Record<string, { readonly was: string; readonly value: string }>>,
): { readonly texts: Map<string, string>; readonly seen: Map<string, string> } | null {
  const texts = new Map<string, string>();
  const seen = new Map<string, string>();
  const declared = declaredOnce(folder, styles);
  const changes = Object.entries(set).map(([name, change]) => ({
    ...change,
    at: declared.get(name),
  }));
  // From the end: what comes before stays where it was found.
  changes.sort((one, other) => (other.at?.start ?? 0) - (one.at?.start ?? 0));
  for (const { at, was, value } of changes) {
    if (at === undefined || at.value !== was) return null;
    const before = textIn(folder, at.file) ?? '';
    const text = texts.get(at.file) ?? before;
    seen.set(at.file, before);
    texts.set(at.file, text.slice(0, at.start) + value + text.slice(at.start + was.length));
  }
  return { texts, seen };
}
