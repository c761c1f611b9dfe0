/** All cards of a game as they print, searched and filtered as in the deck builder; each has its own address. */
import { useMemo, useState } from 'preact/hooks';
import { Facets } from '../decks/facets.tsx';
import { Fronts } from '../decks/fronts.tsx';
import { found } from '../decks/search.ts';
import { nameOf } from '../table/names.ts';
import { filled } from '../words.ts';
import { CardShown } from './card.tsx';
import { cardAddress } from './routes.ts';
import { site, SiteFronts } from './site.ts';

interface CardsParts {
  /** The card that is held up. */
  readonly card: string | null;
}

export function Cards({ card }: CardsParts) {
  const { words, game, cards, fields } = site;
  const [line, setLine] = useState('');
  const [zoom, setZoom] = useState(0.9);
  const fronts = useMemo(() => new SiteFronts(site), []);
  const source = useMemo(() => fronts.source(game.locale), [fronts]);
  const texts = useMemo(
    () => new Map(cards.map(({ id }) => [id, textOf(id, fronts).toLowerCase()])),
    [fronts],
  );
  const shown = useMemo(
    () => found(line, cards, { fields }, ({ id }) => texts.get(id) ?? ''),
    [line, texts],
  );
  return (
    <main class="site-cards">
      <div class="tools">
        <label>
          {words.findCards}{' '}
          <input
            id="search"
            type="search"
            placeholder={words.searchHint}
            value={line}
            onInput={(event) => setLine(event.currentTarget.value)}
          />
        </label>
        <Facets
          cards={cards}
          fields={fields}
          nameOf={(id) => nameOf(game, id)}
          all={words.all}
          line={line}
          write={setLine}
        />
        <label>
          {words.size}{' '}
          <input
            type="range"
            min="0.4"
            max="1.8"
            step="0.1"
            value={zoom}
            onInput={(event) => setZoom(Number(event.currentTarget.value))}
          />
        </label>
        <span role="status">{filled(words.cardsFound, { count: shown.length })}</span>
      </div>
      <div class="scroller" tabIndex={0} role="region" aria-label={words.cards}>
        {shown.length === 0 && <p class="empty">{words.noCards}</p>}
        <Fronts
          session={source}
          cards={shown.map(({ id }) => id)}
          zoom={zoom}
          tools={(id) => (
            <a class="whole" data-card={id} href={cardAddress(id)}>
              <span class="name">{nameOf(game, id)}</span>
            </a>
          )}
        />
      </div>
      {card !== null && fronts.has(card) && <CardShown id={card} />}
    </main>
  );
}

function textOf(id: string, fronts: SiteFronts): string {
  return `${id} ${nameOf(site.game, id)} ${fronts.textOf(id)}`;
}
