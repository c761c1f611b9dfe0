import type { CheckedGame } from '../check.ts';
import { deckNames } from './deck-game.ts';
import { readTextList } from './text-list.ts';
import { clearName } from './written-deck.ts';

/**
 * A pasted list with every line of cards as `3 Orc Ravager`, in the reader's language and the spelling
 * of the data; remarks, headings, order and what cannot be read stay as they are.
 */
export function tidyList(
  text: string,
  { linked, locale, schemas }: Pick<CheckedGame, 'linked' | 'locale' | 'schemas'>,
): string {
  const { names, cards } = linked;
  const byId = new Map(Object.values(cards).flatMap((kind) => kind.map((card) => [card.id, card])));
  const { choices, sections, doubles } = deckNames({ linked, schemas });
  const list = readTextList(text, '', choices, sections, doubles);
  const edits = linesOf(list.data['cards'], ['cards']).flatMap(({ line, path }) => {
    const span = list.locate(path);
    const [id, ...doubts] = names.find(line.card);
    if (span === null || id === undefined || doubts.length > 0) return [];
    const name = clearName(byId.get(id), id, { locale, names });
    return [{ span, name, count: line.count }];
  });
  // From the end, so that the places before an edit stay true.
  return edits
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((tidied, { span, name, count }) => {
      const written = text.slice(span.start, span.end);
      const line = `${placeIn(written, sections)}${String(count)} ${name}`;
      return tidied.slice(0, span.start) + line + tidied.slice(span.end);
    }, text);
}

/** `side: ` of a line that names its section. */
function placeIn(written: string, sections: readonly string[]): string {
  const [place = '', name = ''] = /^([^\d:：]+?)\s*[:：]\s*/u.exec(written) ?? [];
  return sections.some((one) => one.toLowerCase() === name.toLowerCase()) ? place : '';
}

interface Line {
  readonly card: string;
  readonly count: unknown;
}

function linesOf(
  cards: unknown,
  path: readonly (string | number)[],
): { line: Line; path: readonly (string | number)[] }[] {
  if (Array.isArray(cards)) {
    return cards.map((line: Line, index) => ({ line, path: [...path, index] }));
  }
  return Object.entries(cards as Readonly<Record<string, unknown>>).flatMap(([section, list]) =>
    linesOf(list, [...path, section]),
  );
}
