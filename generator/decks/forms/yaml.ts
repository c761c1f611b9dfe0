/** The one form that needs a writer of YAML: whoever reads lists does not load it. */
import { Document, isMap, isSeq } from 'yaml';
import type { DeckForm, WrittenSection } from './form.ts';

/** A deck file of a game. */
export const yamlForm: DeckForm = {
  name: 'yaml',
  title: 'a deck file of a game',
  endings: ['.yaml', '.yml'],
  write({ id, name, choices, sections }) {
    const isOneList = sections.every(({ section }) => section === null);
    const cards = isOneList
      ? sections.flatMap(entriesOf)
      : Object.fromEntries(sections.map((one) => [one.section ?? '', entriesOf(one)]));
    const document = new Document({ id, name, ...choices, cards });
    for (const list of listsIn(document.get('cards'))) {
      for (const line of list.items) if (isMap(line)) line.flow = true;
    }
    return document.toString({ lineWidth: 0, flowCollectionPadding: true });
  },
};

function entriesOf({ cards }: WrittenSection): object[] {
  return cards.map(({ id, count, changes }) => ({ card: id, count, ...(changes && { changes }) }));
}

function listsIn(cards: unknown) {
  if (isSeq(cards)) return [cards];
  return isMap(cards) ? cards.items.map(({ value }) => value).filter(isSeq) : [];
}
