/** The rules text of cards under their figures in a drawn position. */
import type { GameFiles } from '../../generator/link/game-files.ts';
import { CardTexts } from '../../generator/rules-text/card-texts.ts';
import { plainText } from '../../generator/rules-text/runs.ts';

/** A line with the figures of a card: `  ac-side-swipe: ac white, hits 50`. */
const FIGURES = /^( +)([a-z0-9-]+):/;

/** Puts what stands on a card under each line that begins with its id. */
export function boardTextsOf(game: GameFiles | null, locale: string): (diagram: string) => string {
  if (game === null) return (diagram) => diagram;
  const texts = new CardTexts(game);
  return (diagram) =>
    diagram
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', id = ''] = FIGURES.exec(line) ?? [];
        const lines = texts.paragraphs(id, locale).map(({ runs }) => plainText(runs));
        return [line, ...lines.map((text) => `${indent}  ${text}`)];
      })
      .join('\n');
}
