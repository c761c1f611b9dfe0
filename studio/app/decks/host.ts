/** What the deck builder needs of what is around it: a server, or the files of a site. */
import type { DeckData } from '../../../generator/in-page.ts';
import type { DeckWords, Front, FrontSheet } from '../../protocol/decks.ts';

export interface DeckHost {
  readonly words: DeckWords;
  /** Languages of the game. */
  readonly locales: readonly string[];
  /** Where fronts are shown in a language. */
  sheets(locale: string): Promise<readonly FrontSheet[]>;
  /** `fonts`: `@font-face` rules for what is written on them. Cards without a front are omitted. */
  fronts(
    locale: string,
    cards: readonly string[],
  ): Promise<{ readonly fronts: readonly Front[]; readonly fonts: string }>;
  /** Where a clause of the rules can be read; null where it cannot be. */
  clauseAddress?(clause: string): string | null;
  /** Keeps a change; `label` says what was done. */
  save(label: string, data: DeckData): void;
  /** Begins a deck with this data, whose file is called by `id`. */
  create(label: string, id: string, data: DeckData): void;
}
