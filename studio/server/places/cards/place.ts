import { isSince, readInView, readSought } from '../../../protocol/cards.ts';
import type { Desk } from '../../desk.ts';
import type { Asked, Place, Reply } from '../place.ts';
import { cardWords } from './words.ts';

/** All cards as they print: the first page. */
export const cards: Place = {
  address: '/',
  program: 'cards',
  allows: { 'frame-src': "'self'" },
  words: cardWords,
  name: () => cardWords.words.cards,
  answers: {
    'GET cards': follow,
    'GET cards-before': before,
    'POST cards-in-view': look,
    'POST cards-sought': seek,
  },
};

/** Everything, and then line by line what changes, until the page is closed. */
function follow({ gallery }: Desk, { query }: Asked): Reply {
  const listener = query.get('listener') ?? '';
  return { lines: (response) => gallery.listen(response, listener, query.get('lang')) };
}

function before({ gallery }: Desk, { query }: Asked): Reply {
  const since = query.get('since');
  if (!isSince(since)) return 400;
  const old = gallery.past.cards(since, query.get('lang'));
  return old === null ? 404 : { json: old };
}

function look({ gallery }: Desk, { body }: Asked): Reply {
  const seen = readInView(body);
  if (seen === null) return 400;
  gallery.look(seen.listener, seen.face);
  return { json: {} };
}

function seek({ gallery }: Desk, { body }: Asked): Reply {
  const sought = readSought(body);
  if (sought === null) return 400;
  gallery.seek(sought.listener, sought.words);
  return { json: {} };
}
