/** What goes wrong with a face though its template is right: a text of the card has a slip. */
import { noteWords, type Fault, type Path } from '../../diagnostics/index.ts';
import type { GameFiles } from '../../generator/index.ts';
import { isMapping } from '../../kernel/index.ts';

/** The fault at the text of the card in which its icon or keyword is; null when the template has it. */
export function writtenOnCard(
  found: Fault,
  id: string,
  game: Pick<GameFiles, 'names'>,
  locale: string,
): Fault | null {
  const isWritten = wordOf(found);
  const item = game.names.get(id)?.item;
  if (isWritten === null || item === undefined) return null;
  const path = pathTo(item.value, isWritten, locale);
  if (path === null) return null;
  const { span: _, ...fault } = found;
  const shown = { message: noteWords().templateShows(), file: found.file, path: found.path };
  const template = found.span === undefined ? shown : { ...shown, span: found.span };
  return { ...fault, file: item.file.path, path: [...item.path, ...path], related: [template] };
}

/** Recognises the text that holds what a fault is about; null for faults of templates themselves. */
function wordOf({ code, params }: Fault): ((text: string) => boolean) | null {
  if (code === 'CW2101') {
    const { sort, name } = params as { sort: string; name: string };
    const mark = sort === 'icon' ? `:${name}:` : `[${name}]`;
    return (text) => text.includes(mark);
  }
  if (code === 'CW2009') {
    const { icon } = params as { icon: string };
    return (text) => text === icon;
  }
  return null;
}

/** In texts by language, that of the language is looked at first. */
function pathTo(value: unknown, isWritten: (text: string) => boolean, locale: string): Path | null {
  if (typeof value === 'string') return isWritten(value) ? [] : null;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isMapping(value) ? value : {});
  for (const [key, inner] of entries.toSorted(
    ([a], [b]) => Number(b === locale) - Number(a === locale),
  )) {
    const below = pathTo(inner, isWritten, locale);
    if (below !== null) return [key, ...below];
  }
  return null;
}
