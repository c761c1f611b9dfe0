/** What a card says, for who asks at the table. */
import type { GameFiles } from '../../generator/link/game-files.ts';
import { nearest } from '../../generator/nearest.ts';
import { CardTexts } from '../../generator/rules-text/card-texts.ts';
import { plainText } from '../../generator/rules-text/runs.ts';
import { cardFiguresOf } from './card-figures.ts';
import { namesOf } from './names.ts';
import { tableWordsOf, type TableWords } from './table-words.ts';
import type { Text } from '../../engine/game.ts';
import { inLocale } from '../../generator/words.ts';

/** The text of a component by its id or its name; whom else it might be about where there is none. */
export type CardWords = (asked: string) => string;

export function cardWordsOf(
  game: GameFiles | null,
  locale: string,
  names = namesOf(game, locale),
): CardWords {
  const words = tableWordsOf(locale);
  if (game === null) return notKnown([], words);
  const texts = new CardTexts(game);
  const figures = cardFiguresOf(game, locale, names);
  // Of cards that only scenarios see nobody asks here.
  const cards = [...names.byId].filter(([id]) => game.names.get(id)?.fixture !== true);
  const known = cards.flat();
  return (asked) => {
    const wanted = asked.toLowerCase();
    const found =
      cards.find(([id, name]) => id === wanted || name.toLowerCase() === wanted) ??
      cards.find(([id]) => id === names.idOf.get(wanted));
    if (found === undefined) return notKnown(known, words)(asked);
    const [id, name] = found;
    const made = texts.paragraphs(id, locale).map(({ runs }) => plainText(runs));
    const lines = made.length > 0 ? made : writtenOn(id);
    const text = lines.length === 0 ? [words('noText')] : lines;
    return [`${name} (${id})`, ...[...figures(id), ...text].map((line) => `  ${line}`)].join('\n');
  };

  /** The text that somebody wrote by hand, in paragraphs. */
  function writtenOn(id: string): string[] {
    const text = game?.names.get(id)?.item.value['text'] as Text | undefined;
    return inLocale(text ?? '', locale)
      .split('\n')
      .filter((line) => line.trim() !== '');
  }
}

function notKnown(known: readonly string[], words: TableWords): CardWords {
  return (asked) => {
    const meant = nearest(asked, known);
    const hint = meant === undefined ? '' : ` ${words('meant', { meant })}`;
    return `${words('unknownCard', { card: asked })}${hint}`;
  };
}
