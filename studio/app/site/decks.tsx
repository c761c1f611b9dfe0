/** The place of the deck builder. What it needs is a third of the site, and is loaded when somebody comes here. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { SHOW_DECKS } from '../../protocol/site.ts';
import type { TableModel } from '../table/model.ts';
import type { ShowDecks, ShownDecks } from './deck-builder.tsx';
import { site } from './site.ts';

interface DecksParts {
  /** A deck that somebody shared, packed. */
  readonly deck: string | null;
  /** Where decks can be played. */
  readonly table: TableModel | null;
}

export function Decks({ deck, table }: DecksParts) {
  const room = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownDecks | null>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void loadAll(site.deckScripts).then(() => {
      if (!isWanted || room.current === null) return;
      const show = (globalThis as unknown as Record<typeof SHOW_DECKS, ShowDecks>)[SHOW_DECKS];
      shown.current = show(room.current, playAt(table));
      setThere(true);
    });
    return () => {
      isWanted = false;
      shown.current?.stop();
    };
  }, [table]);
  useEffect(() => {
    if (isThere) void shown.current?.open(deck);
  }, [isThere, deck]);
  return <div class="site-decks" ref={room} />;
}

/** Takes a deck to the table. */
function playAt(table: TableModel | null): Parameters<ShowDecks>[1] {
  if (table === null) return null;
  return (name, deck) => {
    table.brought.value = [{ name, deck }];
    location.hash = '#play';
  };
}

const loaded = new Map<string, Promise<void>>();

/** In their order, each once. */
async function loadAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const loading = loaded.get(address) ?? load(address);
    loaded.set(address, loading);
    await loading;
  }
}

function load(address: string): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => failed(new Error(address)));
    document.head.append(script);
  });
}
