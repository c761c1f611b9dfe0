/** The deck builder of a site: a script of its own beside the page, since few visitors build decks. */
import { render } from 'preact';
import { isLanguage, loadDiagnosticWords, setLanguage } from '../../../diagnostics/index.ts';
import { compiledDeck } from '../../../engine/construction/index.ts';
import type { CompiledDeck } from '../../../engine/index.ts';
import { DeckBench } from '../../../generator/in-page.ts';
import { SHOW_DECKS, SITE_DECKS, type SiteDecks } from '../../protocol/site.ts';
import { DeckBuilder } from '../decks/builder.tsx';
import { DeckShelf } from './deck-shelf.ts';
import { DeckHead } from './deck-head.tsx';
import { site } from './site.ts';

/** Goes to the table with a deck; null where nothing is played. */
export type PlayDeck = ((name: string, deck: CompiledDeck) => void) | null;

export interface ShownDecks {
  /** A packed deck of an address; null for the one that was open, or the first. */
  open(deck: string | null): Promise<void>;
  stop(): void;
}

export type ShowDecks = (room: HTMLElement, play: PlayDeck) => ShownDecks;

const decks = (globalThis as unknown as Record<typeof SITE_DECKS, SiteDecks>)[SITE_DECKS];
const shelf = new DeckShelf(site, decks);

const show: ShowDecks = (room, play) => {
  const playOpen = (): void => {
    const judged = shelf.session.judged.value;
    if (judged !== null) play?.(shelf.session.title, compiledDeck(judged.deck, judged.verdict));
  };
  return {
    async open(deck) {
      await begin();
      await shelf.arrive(deck);
      render(
        <DeckBuilder
          session={shelf.session}
          head={<DeckHead shelf={shelf} onPlay={play === null ? null : playOpen} />}
        />,
        room,
      );
    },
    stop: () => render(null, room),
  };
};

/** Verdicts are in the language of the page. */
async function begin(): Promise<void> {
  if (shelf.session.bench.peek() !== null) return;
  const { locale } = site.game;
  if (isLanguage(locale)) setLanguage(locale);
  await loadDiagnosticWords();
  shelf.session.bench.value = new DeckBench(decks.game);
}

(globalThis as unknown as Record<typeof SHOW_DECKS, ShowDecks>)[SHOW_DECKS] = show;
