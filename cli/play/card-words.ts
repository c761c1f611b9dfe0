/** What stands on a card, for who asks at the table. */
import type { GameFiles } from '../../generator/link/game-files.ts';
import { nearest } from '../../generator/nearest.ts';
import { CardTexts } from '../../generator/rules-text/card-texts.ts';
import { plainText } from '../../generator/rules-text/runs.ts';
import { cardFiguresOf } from './card-figures.ts';
import { namesOf } from './names.ts';

/** The text of a component by its id or its name; whom else it might be about where there is none. */
export type CardWords = (asked: string) => string;

export function cardWordsOf(
  game: GameFiles | null,
  locale: string,
  names = namesOf(game, locale),
): CardWords {
  if (game === null) return notKnown([]);
  const texts = new CardTexts(game);
  const figures = cardFiguresOf(game, locale, names);
  const known = [...names.byId].flat();
  return (asked) => {
    const wanted = asked.toLowerCase();
    const found = [...names.byId].find(
      ([id, name]) => id === wanted || name.toLowerCase() === wanted,
    );
    if (found === undefined) return notKnown(known)(asked);
    const [id, name] = found;
    const lines = texts.paragraphs(id, locale).map(({ runs }) => plainText(runs));
    const text = lines.length === 0 ? ['No rules text.'] : lines;
    return [`${name} (${id})`, ...[...figures(id), ...text].map((line) => `  ${line}`)].join('\n');
  };
}

function notKnown(known: readonly string[]): CardWords {
  return (asked) => {
    const meant = nearest(asked, known);
    const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
    return `The game has no card "${asked}".${hint}`;
  };
}
