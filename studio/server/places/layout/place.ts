import { readLayoutStep } from '../../../protocol/layout.ts';
import type { Desk } from '../../desk.ts';
import { refusedEdit } from '../../refusals.ts';
import type { Asked, Place, Reply } from '../place.ts';
import { propertiesOf, withValues } from './properties.ts';
import { layoutWords } from './words.ts';

/** Cards whose boxes are moved and sized by eye, and the colours and fonts of their style sheets. */
export const layout: Place = {
  address: '/layout',
  program: 'layout',
  allows: { 'frame-src': "'self'" },
  words: layoutWords,
  name: () => layoutWords.words.layout,
  answers: { 'GET layout': answerProperties, 'POST layout': change },
};

function sheetOf({ cards }: Desk, wanted: string) {
  return cards.cardSheets(cards.localeFor(null)).find(({ id }) => id === wanted);
}

function answerProperties(desk: Desk, { query }: Asked): Reply {
  const sheet = sheetOf(desk, query.get('sheet') ?? '');
  return sheet === undefined ? 404 : { json: propertiesOf(desk.folder, sheet) };
}

function change(desk: Desk, { body }: Asked): Reply {
  const step = readLayoutStep(body);
  const sheet = step === null ? undefined : sheetOf(desk, step.sheet);
  if (step === null || sheet === undefined) return 400;
  const made = withValues(desk.folder, sheet.styles, step.set);
  if (made === null) return { json: desk.refused([refusedEdit(sheet.id, [], { why: 'changed' })]) };
  const label = layoutWords.words.moved.replace('{names}', Object.keys(step.set).join(', '));
  return { json: desk.settle(desk.workshop.write(label, made.texts, made.seen)) };
}
