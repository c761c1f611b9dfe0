import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

/** Decks as they come from elsewhere, and what they change of their cards. */
export const pastedDecks = {
  CW1540: defineDiagnostic<{
    /** As written. */
    line: string;
    /** Where the cards below it are counted; null for no section. */
    section: string | null;
  }>({
    code: 'CW1540',
    name: 'unknown-heading',
    severity: 'warning',
    title: 'A heading in a deck list is no section of the game',
    message: ({ line, section }) =>
      section === null
        ? `${quote(line)} is no section of this game. The line is ignored; the cards below it are in no section, as those above.`
        : `${quote(line)} is no section of this game. The line is ignored; the cards below it belong to ${quote(section)}, as those above.`,
    hint: () =>
      'Name a section of construction.yaml, or put # before the line if it is only a remark.',
  }),
} as const;
