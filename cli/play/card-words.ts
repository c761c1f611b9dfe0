/** What stands on a card, for who asks at the table. */
import type { Text } from '../../engine/game.ts';
import type { GameFiles } from '../../generator/link/game-files.ts';
import { nearest } from '../../generator/nearest.ts';
import { CardTexts } from '../../generator/rules-text/card-texts.ts';
import { plainText } from '../../generator/rules-text/runs.ts';
import { inLocale } from '../../generator/words.ts';

/** The text of a component by its id or its name; whom else it might be about where there is none. */
export type CardWords = (asked: string) => string;

export function cardWordsOf(game: GameFiles | null, locale: string): CardWords {
  if (game === null) return notKnown([]);
  const texts = new CardTexts(game);
  const names = new Map(
    [...game.names].flatMap(([id, { item }]) => {
      const name = item.value['name'] as Text | undefined;
      return name === undefined ? [] : [[id, inLocale(name, locale)] as const];
    }),
  );
  const known = [...names].flat();
  return (asked) => {
    const wanted = asked.toLowerCase();
    const found = [...names].find(([id, name]) => id === wanted || name.toLowerCase() === wanted);
    if (found === undefined) return notKnown(known)(asked);
    const [id, name] = found;
    const lines = texts.paragraphs(id, locale).map(({ runs }) => `  ${plainText(runs)}`);
    return [`${name} (${id})`, ...(lines.length === 0 ? ['  No rules text.'] : lines)].join('\n');
  };
}

function notKnown(known: readonly string[]): CardWords {
  return (asked) => {
    const meant = nearest(asked, known);
    const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
    return `The game has no card "${asked}".${hint}`;
  };
}
