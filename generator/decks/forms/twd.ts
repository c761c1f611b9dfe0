import { UNPLACED } from '../../../engine/construction/index.ts';
import { sectionNamed } from '../other-programs.ts';
import type { DeckForm } from './form.ts';
import { copiesIn, declaredLines, nameOnLine, readLines } from './text-lines.ts';

/** `Crypt (12 cards, min=18, max=36, avg=7.42)`, `Library (90 cards)` */
const PART = /^(\S.*?)\s*[([](\d+) cards?\b[^()[\]]*[)\]]$/i;
/** `Master (20; 5 trifle)`, `Action Modifier/Combat (3)` */
const TYPE = /^[^\d\s].*\(\d+[^()]*\)$/;

/**
 * The archive of winning decks of Vampire: The Eternal Struggle. A head of facts and free text, then the
 * crypt with what its cards are, then the library by types; ` -- ` begins a remark.
 */
export const twdForm: DeckForm = {
  name: 'twd',
  title: 'what the archive of winning VTES decks has: Crypt (12 cards, …), Library (90 cards)',
  endings: [],
  within: 'list',
  recognises: (text) => /^(?:Crypt|Library)\s*[([]\d+ cards?\b|^Deck Name\s*:/im.test(text),
  read: (text, file, names) =>
    readLines(text, file, names, () => ({
      startsOpen: false,
      cardIn: nameIn,
      meaning({ content }) {
        const name = /^Deck Name\s*:\s*(\S.*)$/i.exec(content)?.[1];
        if (name !== undefined) return { says: 'name', name };
        const part = PART.exec(content)?.[1];
        if (part !== undefined) return { begins: sectionNamed(part, names.sections) ?? UNPLACED };
        return { says: TYPE.test(content) || /^[-=]+$/.test(content) ? 'nothing' : 'unknown' };
      },
    })),
  write(deck) {
    const lines = deck.sections.flatMap((one) => [
      '',
      `${headingOf(one.section)} (${copiesIn(one)} cards)`,
      ...one.cards.map(({ count, name }) => `${count}x ${name}`),
    ]);
    const head = [`Deck Name: ${nameOnLine(deck.name) || deck.id}`, ...declaredLines(deck)];
    return `${[...head, ...lines].join('\n')}\n`;
  },
};

/** `Neferu                10 ANI DOM  baron  Setite:4`: columns are apart by more than one space. */
function nameIn(written: string): string {
  const [name = written] = written.split(/ -- | {2,}|\t/);
  return name.trim();
}

function headingOf(section: string | null): string {
  return section === null ? 'Crypt' : `${section.charAt(0).toUpperCase()}${section.slice(1)}`;
}
