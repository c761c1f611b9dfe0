/** The forms in which decks come and go; a new one is a line here, or among those of text. */
import { arkhamdbForm } from './arkhamdb.ts';
import { csvForm } from './csv.ts';
import type { DeckForm } from './form.ts';
import { jsonForm, listForm } from './own.ts';
import { yamlForm } from './yaml.ts';
import { textForms } from './text-forms.ts';

export const deckForms: readonly DeckForm[] = [
  ...textForms,
  csvForm,
  jsonForm,
  arkhamdbForm,
  yamlForm,
];

/** The form of a file, by its ending; lists of lines for all others. */
export function formOf(path: string): DeckForm {
  const small = path.toLowerCase();
  return deckForms.find(({ endings }) => endings.some((end) => small.endsWith(end))) ?? listForm;
}

/** The form of a text, more exactly than its ending says: several deck builders write `.txt`. */
export function formIn(form: DeckForm, text: string): DeckForm {
  const inner = deckForms.filter(({ within }) => within === form.name);
  return inner.find(({ recognises }) => recognises?.(text) === true) ?? form;
}
