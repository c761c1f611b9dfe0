/** Forms that are lines of text; a new one is a line here. */
import type { TextList } from '../list-builder.ts';
import { arenaForm } from './arena.ts';
import type { DeckForm, DeckNames } from './form.ts';
import { listForm } from './own.ts';
import { netrunnerdbForm } from './netrunnerdb.ts';
import { twdForm } from './twd.ts';
import { ydkForm } from './ydk.ts';

export const textForms: readonly DeckForm[] = [
  listForm,
  arenaForm,
  netrunnerdbForm,
  twdForm,
  ydkForm,
];

/** Reads a list in whatever form somebody pasted it. */
export function readPasted(text: string, file: string, names: DeckNames): TextList {
  const form = textForms.find(({ recognises }) => recognises?.(text) === true) ?? listForm;
  return (form.read ?? listForm.read!)(text, file, names);
}
