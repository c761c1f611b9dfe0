/** The page of decks in the studio. */
import { Counts, Frame, openPage } from '../frame.tsx';
import { ownName } from '../../protocol/own-name.ts';
import { keyHash } from '../server.ts';
import { filled } from '../words.ts';
import { DeckBuilder } from './builder.tsx';
import { DecksModel } from './model.ts';

interface Part {
  readonly model: DecksModel;
}

function Page({ model }: Part) {
  return (
    <Frame model={model} tools={<Tools model={model} />} status={<Counts model={model} />}>
      <Content model={model} />
    </Frame>
  );
}

function Content({ model }: Part) {
  const { words, session } = model;
  if (model.state.value === null) return null;
  const missing = missingWords(model);
  return (
    <>
      <div role="alert">
        {missing !== null && <p class="empty">{missing}</p>}
        {!model.hasRules.value && session.bench.value !== null && (
          <p class="notice">{words.oldRules}</p>
        )}
      </div>
      <DeckBuilder session={session} head={<DeckHead model={model} />} />
    </>
  );
}

/** Why no deck is shown; null where one is. */
function missingWords({ words, session, hasRules, file, isGone }: DecksModel): string | null {
  if (session.bench.value === null) return hasRules.value ? null : words.noRules;
  if (session.data.value !== null) return null;
  if (file.value === null) return words.noDecks;
  return isGone ? filled(words.gone, { file: file.value }) : words.unread;
}

function DeckHead({ model }: Part) {
  const { words, session } = model;
  const file = model.file.value ?? '';
  const address = `/print?${new URLSearchParams({ deck: file }).toString()}${keyHash()}`;
  return (
    <div class="deck-head">
      <h2>{session.title}</h2>
      <p class="place">{file}</p>
      {model.start.places.some((place) => place.address === '/print') && (
        <a href={address}>{words.print}</a>
      )}
    </div>
  );
}

function Tools({ model }: Part) {
  const { words, session } = model;
  const file = model.file.value;
  const [own, proofs] = [false, true].map((isProof) =>
    model.decks.value.filter((deck) => deck.isProof === isProof),
  );
  const named = (make: (name: string) => void, begun: string): void => {
    const name = prompt(words.deckName, begun)?.trim();
    if (name !== undefined && name !== '') make(name);
  };
  return (
    <>
      <label>
        {words.deck}{' '}
        <select
          id="deck"
          value={file ?? ''}
          onChange={(event) => void model.open(event.currentTarget.value)}
        >
          {[own, proofs].map((list, at) => (
            <optgroup key={at} label={at === 0 ? words.decks : words.states.illegal}>
              {list?.map((deck) => (
                <option key={deck.file} value={deck.file} selected={deck.file === file}>
                  {deck.name} ({words.states[deck.state]})
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        {words.language}{' '}
        <select
          value={session.locale.value}
          onChange={(event) => (session.locale.value = event.currentTarget.value)}
        >
          {model.locales.map((locale) => (
            <option key={locale} value={locale} selected={locale === session.locale.value}>
              {ownName(locale)}
            </option>
          ))}
        </select>
      </label>
      <button
        id="new-deck"
        type="button"
        disabled={!model.hasRules.value}
        onClick={() => named((name) => model.newDeck(name), '')}
      >
        {words.newDeck}
      </button>
      <button
        id="copy-deck"
        type="button"
        disabled={session.data.value === null}
        onClick={() => named((name) => model.copyDeck(name), `${session.title} 2`)}
      >
        {words.copyDeck}
      </button>
      <button
        id="remove-deck"
        type="button"
        disabled={session.data.value === null}
        onClick={() => model.removeDeck()}
      >
        {words.removeDeck}
      </button>
    </>
  );
}

openPage(DecksModel, Page);
