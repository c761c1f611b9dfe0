import { deckGame, namedThings } from '../../../../generator/index.ts';
import { inLocale } from '../../../../kernel/index.ts';
import {
  readDeckEdit,
  readFrontsAsked,
  type Front,
  type FrontSheet,
  type FrontSheets,
} from '../../../protocol/decks.ts';
import type { Desk } from '../../desk.ts';
import { kindField } from '../../kinds.ts';
import { refusedEdit } from '../../refusals.ts';
import type { Asked, Place, Reply } from '../place.ts';
import { decksOf, deckTexts, openDeck } from './decks.ts';
import { deckWords } from './words.ts';

/** The decks of a game: built with their verdicts, counted, drawn from, taken in and given out. */
export const decks: Place = {
  address: '/decks',
  program: 'decks',
  allows: { 'frame-src': "'self'" },
  words: deckWords,
  name: () => deckWords.words.decks,
  answers: {
    'GET decks': ({ result }) => (result.game === null ? 404 : { json: decksOf(result) }),
    'GET deck': answerDeck,
    'GET deck-game': answerGame,
    'GET deck-samples': ({ result }) => ({ json: result.linked?.samples ?? [] }),
    'GET front-sheets': answerSheets,
    'POST fronts': answerFronts,
    'POST deck': changeDeck,
  },
};

function answerDeck({ result }: Desk, { query }: Asked): Reply {
  const found = result.game === null ? null : openDeck(result, query.get('file') ?? '');
  return found === null ? 404 : { json: found };
}

/** Without the samples, which are others after each step. */
function answerGame({ result }: Desk): Reply {
  if (result.game === null) return 404;
  const game = deckGame(result);
  if (game === null) return 404;
  const cards = Object.values(game.cards).flat();
  const kinds = kindField(result, cards, result.locale, deckWords.words.kind);
  return { json: { ...game, fields: { ...kinds, ...game.fields }, samples: [] } };
}

function answerSheets({ cards, result }: Desk, { query }: Asked): Reply {
  const locale = cards.localeFor(query.get('locale'));
  const sheets = cards.cardSheets(locale).map(({ id, title, size, cards: own }): FrontSheet => {
    const frame = {
      src: `/game/?${new URLSearchParams({ sheet: id, lang: locale }).toString()}`,
    };
    return { id, title, width: size.width, height: size.height, cards: own, frame };
  });
  const all = result.game === null ? {} : namedThings(result.game).names;
  const read = Object.entries(all).map(([id, name]) => [id, inLocale(name, locale)]);
  return {
    json: { locale, sheets, names: Object.fromEntries(read) satisfies FrontSheets['names'] },
  };
}

function answerFronts({ cards }: Desk, { body }: Asked): Reply {
  const asked = readFrontsAsked(body);
  if (asked === null) return 400;
  const { faces, fonts } = cards.fronts(cards.localeFor(asked.locale), new Set(asked.cards));
  const fronts: readonly Front[] = faces;
  return { json: { fronts, fonts } };
}

function changeDeck(desk: Desk, { body }: Asked): Reply {
  const step = readDeckEdit(body);
  if (step === null) return 400;
  // What somebody else has just saved may not have been seen yet.
  const checked = desk.workshop.check();
  if (checked.game === null) return { json: desk.unread() };
  const made = deckTexts(checked, step);
  if (typeof made !== 'string') {
    return { json: desk.settle(desk.workshop.write(step.label, made.texts, made.seen)) };
  }
  const why = made === 'conflict' ? 'changed' : made;
  return { json: desk.refused([refusedEdit(step.file, [], { why })]) };
}
