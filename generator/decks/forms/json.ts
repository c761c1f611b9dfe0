import { readJson } from '../../load/source-file.ts';
import { ListBuilder } from '../list-builder.ts';
import type { DeckForm } from './form.ts';
import { readDeckData } from './read-data.ts';

/**
 * What programs write: `{ "cards": [{ "card": "orc-ravager", "count": 3 }] }`, with the cards as a list,
 * as copies by card, or as either of these by section.
 */
export const jsonForm: DeckForm = {
  name: 'json',
  title: 'an object for programs',
  endings: ['.json'],
  read(text, file, words) {
    const { data, faults } = readJson(text, file);
    if (faults.length === 0) return readDeckData(data, { text, file }, words);
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
