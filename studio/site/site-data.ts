/** What the page of a site is given in one language. */
import { languageOf } from '../../diagnostics/index.ts';
import {
  CardTexts,
  type CheckedGame,
  deckGame,
  fieldWords,
  plainText,
} from '../../generator/index.ts';
import { framePage, PreviewedGame } from '../../print/index.ts';
import type { FrontSheet } from '../protocol/decks.ts';
import type { PlayedGame } from '../protocol/play.ts';
import type { SiteDecks, SiteGame } from '../protocol/site.ts';
import { kindField } from '../server/kinds.ts';
import { playedGame } from '../server/played-game.ts';
import { decksOf, openDeck } from '../server/places/decks/decks.ts';
import { deckWords } from '../server/places/decks/words.ts';
import { playWords } from '../server/places/play/words.ts';
import type { SiteFolder } from './site-folder.ts';
import { siteWords } from './words.ts';

/** What does not follow from the game and the language alone. */
type Beside = Pick<SiteGame, 'files' | 'archives' | 'books' | 'rules' | 'deckScripts'>;

/** Throws a TypeError for a game with errors. */
export function siteGame(
  checked: CheckedGame,
  locale: string,
  site: SiteFolder,
  beside: Beside,
): SiteGame {
  const played = playedGame(checked, locale);
  if (played === null) throw new TypeError('A game with errors has no site.');
  const game = relative(played, site);
  const spoken = languageOf(locale) ?? 'en';
  const words = { ...playWords.wordsIn(spoken), ...siteWords.wordsIn(spoken) };
  const fronts = new Set(
    game.looks.faces.flatMap(({ card, key }) =>
      card !== null && key.endsWith('/front') ? [card] : [],
    ),
  );
  const cards = Object.values(checked.linked.cards)
    .flat()
    .filter(({ id }) => fronts.has(id));
  const fields = {
    ...kindField(checked, cards, locale, siteWords.wordsIn(spoken).kind),
    ...fieldWords({ game: checked.game, locale }, cards),
  };
  const sheets = frontSheets(checked, locale, site);
  const texts = rulesTexts(checked, cards, locale);
  return { game, words, cards, fields, texts, sheets, ...beside };
}

/** By id, of cards that have some: a line for each paragraph. */
function rulesTexts(
  { game }: CheckedGame,
  cards: SiteGame['cards'],
  locale: string,
): SiteGame['texts'] {
  const texts = new CardTexts(game);
  const written = cards.map(({ id }) => {
    const paragraphs = texts.paragraphs(id, locale);
    // Patterns are seen on the card.
    const lines = paragraphs.map(({ runs }) =>
      plainText(runs.filter(({ kind }) => kind !== 'icon')),
    );
    return [id, lines] as const;
  });
  return Object.fromEntries(written.filter(([, lines]) => lines.length > 0));
}

function frontSheets(checked: CheckedGame, locale: string, site: SiteFolder): FrontSheet[] {
  return new PreviewedGame(checked).cardSheets(locale).map((sheet) => ({
    id: sheet.id,
    title: sheet.title,
    width: sheet.size.width,
    height: sheet.size.height,
    cards: sheet.cards,
    frame: { srcdoc: site.relative(framePage(sheet, locale)) },
  }));
}

/** Addresses below the site in place of those of a server; what they lead to is copied. */
function relative(game: PlayedGame, site: SiteFolder): PlayedGame {
  const { looks } = game;
  const sheets = looks.sheets.map((sheet) => ({
    ...sheet,
    styles: sheet.styles.map((address) => site.take(address)),
  }));
  const faces = looks.faces.map((face) => ({ ...face, html: site.relative(face.html) }));
  const table = { ...game.table, withFixtures: null };
  return { ...game, table, looks: { ...looks, sheets, faces, fonts: site.relative(looks.fonts) } };
}

/** Null for a game without rules of decks. */
export function siteDecks(checked: CheckedGame, locale: string): SiteDecks | null {
  const own = { ...checked, locale };
  const game = deckGame(own);
  if (game === null) return null;
  const samples = decksOf(own).flatMap(({ file, name, isProof }) => {
    const data = isProof ? undefined : openDeck(own, file)?.data;
    return data === undefined ? [] : [{ id: idOf(file, data), name, data }];
  });
  const words = deckWords.wordsIn(languageOf(locale) ?? 'en');
  const cards = Object.values(game.cards).flat();
  const fields = { ...kindField(checked, cards, locale, words.kind), ...game.fields };
  return { game: { ...game, fields }, words, samples };
}

function idOf(file: string, { id }: Readonly<Record<string, unknown>>): string {
  return typeof id === 'string' ? id : file.replace(/^.*\/|\.[^.]*$/g, '');
}
