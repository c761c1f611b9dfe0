import { localised } from '../pseudo.ts';
import { failTemplate } from '../strict-compiler.ts';
import { optionalText, type Helper } from './helper.ts';

/** `{{text card.name}}`: a text of the game in the language of the print. */
export const text: Helper = {
  name: 'text',
  takes: [1, 1],
  options: ['locale'],
  run([value], options, { locale, game }) {
    const wanted = optionalText('text', options['locale']) ?? locale;
    if (value === undefined || value === null) return failTemplate('CW2004', {});
    const { locales } = game.manifest;
    if (typeof value === 'string' || isTextMap(value)) return localised(value, wanted, locales);
    const expected = 'a text, or texts by language';
    return failTemplate('CW2008', { helper: 'text', wrong: 'value', expected, actual: value });
  },
};

export function isTextMap(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
