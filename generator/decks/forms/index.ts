/** The forms in which decks come and go; a new one is a line here. */
import { csvForm } from './csv.ts';
import type { DeckForm } from './form.ts';
import { jsonForm } from './json.ts';
import { listForm } from './list.ts';
import { yamlForm } from './yaml.ts';

export const deckForms: readonly DeckForm[] = [listForm, csvForm, jsonForm, yamlForm];

/** The form of a file, by its ending; lists of lines for all others. */
export function formOf(path: string): DeckForm {
  const small = path.toLowerCase();
  return deckForms.find(({ endings }) => endings.some((end) => small.endsWith(end))) ?? listForm;
}
