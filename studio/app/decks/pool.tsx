/** The cards of the game: searched, filtered, and put into the deck. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { filled } from '../words.ts';
import { CardList } from './card-list.tsx';
import { Facets } from './facets.tsx';
import { Fronts } from './fronts.tsx';
import { found } from './search.ts';
import type { DeckSession } from './session.ts';

interface Part {
  readonly session: DeckSession;
}

export function Pool({ session }: Part) {
  const line = useSignal('');
  const isList = useSignal(false);
  const onlyFitting = useSignal(false);
  const zoom = useSignal(0.8);
  const { words } = session.host;
  const locale = session.locale.value;
  // A game that prints no cards yet has lines to show.
  useEffect(() => {
    void session.host.sheets(locale).then((sheets) => {
      if (sheets.length === 0) isList.value = true;
    });
  }, [session, locale]);
  const bench = session.bench.value;
  const judged = session.judged.value;
  if (bench === null || judged === null) return null;
  const fitting = onlyFitting.value
    ? new Set(bench.suggestions(judged).map(({ card }) => card))
    : null;
  const cards = found(line.value, bench.cards, bench.game).filter(
    ({ id }) => fitting?.has(id) ?? true,
  );
  return (
    <div class="pool">
      <div class="tools">
        <label>
          {words.search}{' '}
          <input
            id="search"
            type="search"
            value={line.value}
            placeholder={words.searchHint}
            onInput={(event) => (line.value = event.currentTarget.value)}
          />
        </label>
        <Facets
          cards={bench.cards}
          fields={bench.game.fields}
          nameOf={(id) => session.nameOf(id)}
          all={words.all}
          line={line.value}
          write={(text) => (line.value = text)}
        />
        <label>
          <input
            type="checkbox"
            checked={onlyFitting.value}
            onChange={(event) => (onlyFitting.value = event.currentTarget.checked)}
          />{' '}
          {words.onlyFitting}
        </label>
        <label>
          {words.size}{' '}
          <input
            type="range"
            min="0.4"
            max="1.6"
            step="0.1"
            disabled={isList.value}
            value={zoom.value}
            onInput={(event) => (zoom.value = Number(event.currentTarget.value))}
          />
        </label>
        <button type="button" id="as-list" onClick={() => (isList.value = !isList.value)}>
          {isList.value ? words.asCards : words.asList}
        </button>
        <span class="count" role="status">
          {filled(words.cardCount, { count: cards.length })}
        </span>
      </div>
      <div class="scroller" tabIndex={0} aria-label={words.cards} role="region">
        {isList.value ? (
          <CardList session={session} bench={bench} cards={cards} />
        ) : (
          <Fronts
            session={session}
            cards={cards.map(({ id }) => id)}
            zoom={zoom.value}
            tools={(card) => <CardTools session={session} card={card} />}
          />
        )}
      </div>
    </div>
  );
}

function CardTools({ session, card }: Part & { readonly card: string }) {
  const { words } = session.host;
  const copies = session.copiesOf(card);
  const name = session.nameOf(card);
  return (
    <>
      <button
        type="button"
        class="whole"
        data-card={card}
        aria-label={filled(words.add, { card: name })}
        title={filled(words.add, { card: name })}
        onClick={() => session.add(card)}
      />
      <div class="foot">
        <button
          type="button"
          disabled={copies === 0}
          aria-label={filled(words.remove, { card: name })}
          onClick={() => session.takeOne(card)}
        >
          −
        </button>
        <output aria-label={filled(words.copies, { count: copies, card: name })}>{copies}</output>
        <button
          type="button"
          aria-label={`${filled(words.add, { card: name })} (+)`}
          onClick={() => session.add(card)}
        >
          +
        </button>
      </div>
    </>
  );
}
