import type { Card } from '../../engine/construction/types.ts';
import { inLocale } from '../../generator/words.ts';

/** Name and other texts of a card, for those who search and those who cannot see it. */
export function textsOf(
  id: string,
  card: Card | undefined,
  locale: string,
): { name: string; description: string } {
  const texts = Object.entries(card ?? {}).flatMap(([field, value]): [string, string][] =>
    isText(value) ? [[field, inLocale(value, locale)]] : [],
  );
  const name = texts.find(([field]) => field === 'name' || field === 'title')?.[1] ?? id;
  const others = texts.filter(([field]) => field !== 'name' && field !== 'title');
  return { name, description: others.map(([, text]) => text).join('\n') };
}

function isText(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts = Object.values(value);
  const isLocales = Object.keys(value).every((key) => /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(key));
  return texts.length > 0 && isLocales && texts.every((text) => typeof text === 'string');
}
