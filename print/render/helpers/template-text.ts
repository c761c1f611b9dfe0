import type { ParamsOf } from '../../../diagnostics/index.ts';
import { formatMessage, inLocale, messageParameters, nearest } from '../../../kernel/index.ts';
import { pseudo, PSEUDO_LOCALE, realLocale } from '../pseudo.ts';
import { failTemplate } from '../strict-compiler.ts';
import { textValue, type Helper } from './helper.ts';

/** `{{t "strike" strength=3}}`: the texts of templates/words.yaml. */
export const templateText: Helper = {
  name: 't',
  takes: [1, 1],
  options: 'any',
  run([given], options, { game, locale }) {
    const key = textValue('t', given);
    const known = game.templateTexts.get(key);
    if (known === undefined) {
      return failTemplate('CW2010', { key, nearest: nearest(key, game.templateTexts.keys()) });
    }
    const real = realLocale(locale, game.manifest.locales);
    const formatted = formatMessage(inLocale(known, real), real, options);
    if (formatted !== null) return locale === PSEUDO_LOCALE ? pseudo(formatted) : formatted;
    return failTemplate('CW2008', unfit(key, inLocale(known, real), options));
  },
};

/** What is wrong with the values for a text that names some: one too many is probably one that is missing. */
function unfit(
  key: string,
  text: string,
  given: Readonly<Record<string, unknown>>,
): ParamsOf<'CW2008'> {
  const found = messageParameters(text);
  const named = Array.isArray(found) ? [...new Set(found)] : [];
  const missing = named.filter((name) => !Object.hasOwn(given, name));
  const extra = Object.keys(given).find((name) => !named.includes(name));
  if (extra !== undefined && missing.length > 0) {
    const meant = nearest(extra, missing) ?? missing[0];
    return { helper: 't', wrong: 'option', option: extra, known: named, nearest: meant };
  }
  const [first = ''] = missing.length > 0 ? missing : named;
  const expected = `a value for {${first}}, which the text of "${key}" name`;
  return { helper: 't', wrong: 'value', expected, actual: given[first] };
}
