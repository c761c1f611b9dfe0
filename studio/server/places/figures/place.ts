import { readFigureEdit } from '../../../protocol/figures.ts';
import type { Desk } from '../../desk.ts';
import type { Asked, Place, Reply } from '../place.ts';
import { changesOf, figuresOf } from './figures.ts';
import { SentTables } from './sent-tables.ts';
import { figureWords } from './words.ts';

/** The components of each kind as a table. */
export const figures: Place = {
  address: '/figures',
  program: 'figures',
  before: ['revo-grid/revo-grid.esm.js'],
  words: figureWords,
  name: () => figureWords.words.figures,
  answers: {
    'GET figures': answerFigures,
    'POST edit': edit,
  },
};

/** What the pages of each desk have. */
const sent = new WeakMap<Desk, SentTables>();

function answerFigures(desk: Desk, { query }: Asked): Reply {
  const { result } = desk;
  const found = result.game === null ? null : figuresOf(result, query.get('kind') ?? '');
  if (found === null) return 404;
  const tables = sent.get(desk) ?? new SentTables();
  sent.set(desk, tables);
  return { json: tables.answer(found, query.get('since')) };
}

function edit(desk: Desk, { body }: Asked): Reply {
  const step = readFigureEdit(body);
  if (step === null) return 400;
  // What somebody else has just saved may not have been seen yet.
  const checked = desk.workshop.check();
  if (checked.game === null) return { json: desk.unread() };
  const { changes, refused } = changesOf(checked, step);
  if (refused.length > 0) return { json: desk.refused(refused) };
  return { json: desk.settle(desk.workshop.edit(step.label, changes)) };
}
