/** Cards by what is written in their data: they are found before any of them is drawn. */
import { filesOf, itemsOf, type CheckResult } from '../../../generator/index.ts';
import { remember } from '../../../kernel/index.ts';

/** The ids of the cards that have these words in a field, in any language. */
export function cardsSaying(words: string, { game }: Pick<CheckResult, 'game'>): Set<string> {
  const wanted = words.trim().toLowerCase();
  const found = new Set<string>();
  if (game === null || wanted === '') return found;
  for (const { value } of filesOf(game, 'component').flatMap(itemsOf)) {
    if (writtenIn(value).includes(wanted)) found.add(String(value['id']));
  }
  return found;
}

const writtenIn = remember((component: object) => valuesIn(component).join('\n').toLowerCase());

function valuesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(valuesIn);
}
