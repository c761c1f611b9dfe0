/** Above a deck: which it is, what can be done with it as a whole, and its link. */
import { useState } from 'preact/hooks';
import { copyText } from '../copy-text.ts';
import { UndoButton } from '../undo-button.tsx';
import { MOST_IN_ADDRESS } from '../table/shared-text.ts';
import type { DeckShelf } from './deck-shelf.ts';

interface HeadParts {
  readonly shelf: DeckShelf;
  readonly onPlay: (() => void) | null;
}

export function DeckHead({ shelf, onPlay }: HeadParts) {
  const { words, siteWords, session } = shelf;
  const named = (make: (name: string) => void, begun: string): void => {
    const name = prompt(words.deckName, begun)?.trim();
    if (name !== undefined && name !== '') make(name);
  };
  return (
    <div class="deck-head">
      <h2>{session.title}</h2>
      <Choice shelf={shelf} />
      {shelf.notice.value !== '' && (
        <p class="notice" role="alert">
          {shelf.notice.value}
        </p>
      )}
      <div class="tools">
        <button id="new-deck" type="button" onClick={() => named((n) => shelf.newDeck(n), '')}>
          {words.newDeck}
        </button>
        <button
          id="copy-deck"
          type="button"
          onClick={() => named((n) => shelf.copyDeck(n), `${session.title} 2`)}
        >
          {words.copyDeck}
        </button>
        {shelf.isOwn && (
          <button id="remove-deck" type="button" onClick={() => shelf.removeDeck()}>
            {words.removeDeck}
          </button>
        )}
        <UndoButton id="undo" can={shelf.canUndo.value} step={() => shelf.undo()}>
          {siteWords.undoStep}
        </UndoButton>
        <UndoButton id="redo" can={shelf.canRedo.value} step={() => shelf.redo()}>
          {siteWords.redoStep}
        </UndoButton>
        {onPlay !== null && (
          <button id="play-deck" type="button" onClick={onPlay}>
            {siteWords.playDeck}
          </button>
        )}
      </div>
      <Link shelf={shelf} />
    </div>
  );
}

function Choice({ shelf }: { readonly shelf: DeckShelf }) {
  const { words, siteWords, session, samples, own } = shelf;
  const id = session.id.value;
  const mine = Object.entries(own.value);
  const chosen = shelf.isOwn ? `own ${id}` : `sample ${id}`;
  return (
    <label>
      {words.deck}{' '}
      <select
        id="deck"
        value={chosen}
        onChange={(event) => {
          const [, sort = '', wanted = ''] = /^(\w+) (.*)$/s.exec(event.currentTarget.value) ?? [];
          if (sort === 'own') shelf.openOwn(wanted);
          else shelf.openSample(wanted);
        }}
      >
        {!shelf.isOwn && samples.every((one) => one.id !== id) && (
          <option value={chosen}>{session.title}</option>
        )}
        {mine.length > 0 && (
          <optgroup label={siteWords.ownDecks}>
            {mine.map(([one, data]) => (
              <option key={one} value={`own ${one}`}>
                {shelf.titleOf(data, one)}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={siteWords.sampleDecks}>
          {samples.map((one) => (
            <option key={one.id} value={`sample ${one.id}`}>
              {one.name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

function Link({ shelf }: { readonly shelf: DeckShelf }) {
  const { words, siteWords, link } = shelf;
  const [copied, setCopied] = useState('');
  const address = link.value;
  if (address.length > MOST_IN_ADDRESS) return <p>{siteWords.linkIsLong}</p>;
  return (
    <div class="tools">
      <label>
        {siteWords.deckLink}{' '}
        <input
          id="deck-link"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button
        type="button"
        onClick={() => {
          void copyText(address, '#deck-link').then((isThere) => setCopied(isThere ? address : ''));
        }}
      >
        {copied === address ? words.copied : words.copyText}
      </button>
    </div>
  );
}
