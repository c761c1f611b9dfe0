import { UNPLACED } from '../../../engine/construction/index.ts';
import { sectionNamed } from '../other-programs.ts';
import type { DeckForm } from './form.ts';
import { declaredLines, nameOnLine, readLines } from './text-lines.ts';

/** Headings that the program writes, whatever sections the game has. */
const HEADINGS = ['deck', 'sideboard', 'commander', 'companion', 'about'];

/**
 * Magic: The Gathering Arena. `About` and `Name …` first, then `Deck`, `Sideboard` and others on lines of
 * their own, and cards with the set and number of their printing. A companion is in the sideboard too.
 */
export const arenaForm: DeckForm = {
  name: 'arena',
  title: 'what Magic Arena exports: About, Deck, Sideboard',
  endings: [],
  within: 'list',
  recognises: (text) => /^[﻿\s]*(?:About\s*[\r\n]+\s*Name |Deck\s*[\r\n]+\s*\d+ )/.test(text),
  read: (text, file, names) =>
    readLines(text, file, names, () => ({
      startsOpen: true,
      meaning({ content }) {
        const own = sectionNamed(content, names.sections);
        if (own !== undefined) return { begins: own };
        const heading = content.toLowerCase();
        if (heading === 'about') return { says: 'nothing' };
        if (heading === 'companion') return { begins: null };
        if (HEADINGS.includes(heading)) return { begins: UNPLACED };
        const name = /^Name\s+(\S.*)$/.exec(content)?.[1];
        return name === undefined ? { says: 'unknown' } : { says: 'name', name };
      },
    })),
  write(deck) {
    const about = ['About', `Name ${nameOnLine(deck.name) || deck.id}`, ...declaredLines(deck)];
    const lines = deck.sections.flatMap(({ section, cards }) => [
      '',
      headingOf(section),
      ...cards.map(({ count, name }) => `${count} ${name}`),
    ]);
    return `${[...about, ...lines].join('\n')}\n`;
  },
};

/** The program's own word for a section, where it has one. */
function headingOf(section: string | null): string {
  if (section === null) return 'Deck';
  const known = HEADINGS.find((heading) => sectionNamed(heading, [section]) === section);
  const word = known ?? section;
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
