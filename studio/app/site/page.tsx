/** The page of a game's site: its cards, the table, what can be printed. It asks no server for anything. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { type SiteGame, SITE_GAME } from '../../protocol/site.ts';
import { TableModel } from '../table/model.ts';
import { unpacked } from '../table/shared-text.ts';
import { TablePage } from '../table/table.tsx';
import { filled } from '../words.ts';
import { Cards } from './cards.tsx';

type Place = 'cards' | 'play' | 'downloads';

const site = (globalThis as unknown as Record<typeof SITE_GAME, SiteGame>)[SITE_GAME];
const table = site.rules === null ? null : new TableModel(site.game, site.words, site.rules);

const place = signal<Place>('cards');

function placeIn(hash: string): Place {
  const [name] = hash.slice(1).split('&');
  return name === 'play' && table !== null ? 'play' : name === 'downloads' ? 'downloads' : 'cards';
}

function Site() {
  const { words, game, files } = site;
  const places: readonly (readonly [Place, string])[] = [
    ['cards', words.cards],
    ...(table === null ? [] : [['play', words.play] as const]),
    ...(files.length === 0 ? [] : [['downloads', words.downloads] as const]),
  ];
  return (
    <>
      <header>
        <h1>{game.title}</h1>
        <nav>
          {places.map(([one, name]) => (
            <a key={one} href={`#${one}`} aria-current={one === place.value ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <nav aria-label={words.language}>
          {game.locales.map((locale) => (
            <a
              key={locale}
              href={`${locale}.html#${place.value}`}
              lang={locale}
              aria-current={locale === game.locale ? 'true' : undefined}
            >
              {locale}
            </a>
          ))}
        </nav>
      </header>
      {place.value === 'cards' && <Cards site={site} />}
      {place.value === 'play' && table !== null && (
        <TablePage
          model={table}
          addressOf={(shared) => `${location.href.split('#', 1)[0]}#play&game=${shared}`}
          keepScenario={null}
        />
      )}
      {place.value === 'downloads' && (
        <main class="downloads">
          <ul>
            {files.map(({ name, address }) => (
              <li key={address}>
                <a href={address} download={name}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </main>
      )}
    </>
  );
}

/** A game that somebody shared is opened before it is shown. */
async function arrive(): Promise<void> {
  const shared = new URLSearchParams(location.hash.split('&').slice(1).join('&')).get('game');
  const save = shared === null ? null : await unpacked(shared);
  if (save !== null && table !== null) {
    const why = await table.load(save, ['human', 'human']);
    if (why !== null) table.notice.value = filled(site.words.notOpened, { why });
  }
  place.value = placeIn(location.hash);
}

addEventListener('hashchange', () => void arrive());
void arrive().then(() => render(<Site />, document.body));
