import { nearest } from '../../../generator/nearest.ts';
import { formatMessage, inLocale } from '../../../generator/words.ts';
import { pseudo, PSEUDO_LOCALE, realLocale } from '../pseudo.ts';
import { failTemplate } from '../template-fault.ts';
import { textValue } from './arguments.ts';
import type { Helper } from './helper.ts';

/** `{{t "strike" strength=3}}`: the words of templates/words.yaml. */
export const words: Helper = {
  name: 't',
  takes: [1, 1],
  options: 'any',
  run([given], options, { game, locale }) {
    const key = textValue('t', given);
    const known = game.words.get(key);
    if (known === undefined) {
      return failTemplate('CW2010', { key, nearest: nearest(key, game.words.keys()) });
    }
    const real = realLocale(locale, game.manifest.locales);
    const formatted = formatMessage(inLocale(known, real), real, options);
    if (formatted !== null) return locale === PSEUDO_LOCALE ? pseudo(formatted) : formatted;
    const expected = `the values that the words of "${key}" name`;
    return failTemplate('CW2008', { helper: 't', wrong: 'value', expected, actual: options });
  },
};
