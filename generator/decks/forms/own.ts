/** Cardwright's own forms of decks beside its YAML: plain JSON, and the list that players paste. */
import type { DeckForm } from './form.ts';
import { readJson } from '../../load/source-file.ts';
import { ListBuilder } from '../list-builder.ts';
import { readDeckData } from './read-data.ts';
import { readTextList } from '../text-list.ts';

/**
 * What programs write: `{ "cards": [{ "card": "orc-ravager", "count": 3 }] }`, with the cards as a list,
 * as copies by card, or as either of these by section.
 */
export const jsonForm: DeckForm = {
  name: 'json',
  title: 'an object for programs',
  endings: ['.json'],
  read(text, file, names) {
    const { data, faults } = readJson(text, file);
    if (faults.length === 0) return readDeckData(data, { text, file }, names);
    const list = new ListBuilder(file);
    for (const found of faults) list.refuse(found, found.span ?? { start: 0, end: 0 });
    return list.build();
  },
  write({ id, name, choices, sections }) {
    const lines = (section: string | null): unknown =>
      sections
        .find((one) => one.section === section)
        ?.cards.map((card) => ({
          card: card.id,
          name: card.name,
          count: card.count,
          ...(card.changes && { changes: card.changes }),
        })) ?? [];
    const isOneList = sections.every(({ section }) => section === null);
    const bySection = sections.map(({ section }) => [section ?? '', lines(section)]);
    const cards = isOneList ? lines(null) : Object.fromEntries(bySection);
    return `${JSON.stringify({ id, name, ...choices, cards }, null, 2)}\n`;
  },
};

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
