import { readTextList } from '../text-list.ts';
import type { DeckForm } from './form.ts';

/** `3 Orc Ravager`, a line for each card: what players paste. */
export const listForm: DeckForm = {
  name: 'list',
  title: 'lines such as "3 Orc Ravager"',
  endings: ['.txt', '.dec', '.deck'],
  read: (text, file, { choices, sections, doubles }) =>
    readTextList(text, file, choices, sections, doubles),
  write({ name, choices, sections }) {
    const declared = Object.entries(choices).map(([key, value]) => `${key}: ${String(value)}`);
    const lines = sections.flatMap(({ section, cards }) => [
      ...(section === null ? [] : ['', `${section}:`]),
      ...cards.map((card) => `${card.count} ${card.name}`),
    ]);
    return `${[`# ${name.replaceAll(/\s+/g, ' ')}`, ...declared, ...lines].join('\n')}\n`;
  },
};
