/** All cards of a game as they print, found by the words that are on them. */
import { useState } from 'preact/hooks';
import type { SiteGame } from '../../protocol/site.ts';
import { Faces } from '../table/faces.tsx';
import { nameOf } from '../table/names.ts';
import type { PlacedFace } from '../table/scene.ts';
import { filled } from '../words.ts';

type Face = SiteGame['game']['looks']['faces'][number];

/** Drawn at once; more when somebody asks. */
const SHOWN = 60;

/** Between two cards, in mm. */
const GAP = 3;

export function Cards({ site }: { readonly site: SiteGame }) {
  const { words, game } = site;
  const [sought, setSought] = useState('');
  const [count, setCount] = useState(SHOWN);
  const wanted = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = fronts(site).filter((face) => {
    const text = `${face.card} ${nameOf(game, face.card ?? '')} ${textIn(face.html)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const sheets = [...new Set(found.map(({ sheet }) => sheet))];
  return (
    <main class="site-cards">
      <p>
        <input
          type="search"
          aria-label={words.findCards}
          placeholder={words.findCards}
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />{' '}
        <span role="status">{filled(words.cardsFound, { count: found.length })}</span>
      </p>
      {sheets.map((sheet) => {
        const own = found.filter((face) => face.sheet === sheet);
        return (
          <section key={sheet} aria-label={titleOf(site, sheet)}>
            <h2>{titleOf(site, sheet)}</h2>
            <ul class="card-list">
              {own.slice(0, count).map((face) => (
                <li key={face.key} style={{ width: `${face.width + GAP}mm` }}>
                  <Faces
                    looks={game.looks}
                    locale={game.locale}
                    faces={[whole(face)]}
                    width={face.width}
                    height={face.height}
                    zoom={1}
                  />
                  <span class="name">{nameOf(game, face.card ?? '')}</span>
                </li>
              ))}
            </ul>
            {own.length > count && (
              <button type="button" onClick={() => setCount(count + SHOWN)}>
                {words.also}
              </button>
            )}
          </section>
        );
      })}
    </main>
  );
}

function whole(face: Face): PlacedFace {
  const { width, height } = face;
  return { key: face.key, face, x: 0, y: 0, width, height, turn: 0, window: undefined };
}

/** Of every card the first sheet that has it. */
function fronts({ game }: SiteGame): Face[] {
  const seen = new Set<string>();
  return game.looks.faces.filter(({ card, key }) => {
    if (card === null || !key.endsWith('/front') || seen.has(card)) return false;
    seen.add(card);
    return true;
  });
}

function textIn(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ');
}

function titleOf({ game }: SiteGame, sheet: string): string {
  return game.looks.sheets.find(({ id }) => id === sheet)?.title ?? sheet;
}
