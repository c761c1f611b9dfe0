import { language } from '../diagnostics/index.ts';

/**
 * The language of a game's texts where nobody asks for one: that of Cardwright, where that is another
 * than English and the game has it; else the first of the game.
 */
export function usualLocale(locales: readonly string[]): string {
  const own = language();
  return own !== 'en' && locales.includes(own) ? own : (locales[0] ?? 'en');
}
