/** The page of a game's site: its cards, its decks, the table, what can be printed. It asks no server for anything. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { goBetween } from '../go-between.ts';
import { keepFocus } from '../keep-focus.ts';
import { TableModel } from '../table/model.ts';
import { unpacked } from '../table/shared-text.ts';
import { TablePage } from '../table/table.tsx';
import { ownName } from '../../protocol/own-name.ts';
import { filled } from '../words.ts';
import { Cards } from './cards.tsx';
import { Decks } from './decks.tsx';
import { Downloads } from './downloads.tsx';
import { gameAddress, type Place, type Route, routeIn } from './routes.ts';
import { clauseAddress, ownAddress, site } from './site.ts';

const { words, game, books, files, rules, deckScripts } = site;
const table = rules === null ? null : new TableModel(game, words, rules);
if (table !== null) table.clauseAddress = clauseAddress;

const places: readonly (readonly [Place, string])[] = [
  ['cards', words.cards],
  ...(deckScripts.length === 0 ? [] : [['decks', words.decks] as const]),
  ...(table === null ? [] : [['play', words.play] as const]),
  ...(files.length === 0 ? [] : [['downloads', words.downloads] as const]),
];

const routeNow = (): Route =>
  routeIn(
    location.hash,
    places.map(([one]) => one),
  );
const route = signal<Route>(routeNow());

function Site() {
  const { place, card, deck } = route.value;
  return (
    <>
      <header>
        <h1>{game.title}</h1>
        <nav>
          {places.map(([one, name]) => (
            <a key={one} href={`#${one}`} aria-current={one === place ? 'page' : undefined}>
              {name}
            </a>
          ))}
          {books.map(({ name, address, locale }) => (
            <a key={address} href={address} hreflang={locale}>
              {locale === game.locale
                ? name
                : filled(words.onlyIn, { name, language: ownName(locale) })}
            </a>
          ))}
        </nav>
        <nav aria-label={words.language} class="languages">
          {game.locales.map((locale) => (
            <a
              key={locale}
              href={`${locale}.html#${place}`}
              // Where somebody is follows: also the deck that is being built.
              onClick={(event) => (event.currentTarget.href = `${locale}.html${location.hash}`)}
              lang={locale}
              aria-current={locale === game.locale ? 'true' : undefined}
            >
              {ownName(locale)}
            </a>
          ))}
        </nav>
      </header>
      {place === 'cards' && <Cards card={card} />}
      {place === 'decks' && <Decks deck={deck} table={table} />}
      {place === 'play' && table !== null && (
        <TablePage
          model={table}
          addressOf={(shared) => `${ownAddress()}${gameAddress(shared)}`}
          keepPosition={null}
        />
      )}
      {place === 'downloads' && <Downloads />}
    </>
  );
}

/** A game that somebody shared is opened before it is shown. */
async function arrive(): Promise<void> {
  const next = routeNow();
  const save = next.game === null ? null : await unpacked(next.game);
  if (next.game !== null && table !== null) {
    const why = save === null ? '' : await table.load(save, ['human', 'human']);
    if (why !== null) table.notice.value = filled(words.notOpened, { why });
  }
  route.value = next;
}

keepFocus();
goBetween(document);
addEventListener('hashchange', () => void arrive());
void arrive().then(() => render(<Site />, document.body));
