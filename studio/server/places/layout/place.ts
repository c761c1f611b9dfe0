import { cellChange } from '../../../../generator/index.ts';
import { filled } from '../../../protocol/filled.ts';
import { readIconStep, readLayoutStep } from '../../../protocol/layout.ts';
import type { Desk } from '../../desk.ts';
import { refusedEdit } from '../../refusals.ts';
import type { Asked, Place, Reply } from '../place.ts';
import { textIn } from '../text/files.ts';
import { cardNamed, iconsNamed, iconsOf, ownIcons, withIcon, withPartials } from './icons.ts';
import { propertiesOf, withValues } from './properties.ts';
import { layoutWords } from './words.ts';

/** Cards whose boxes are moved and sized by eye, and the colours and fonts of their style sheets. */
export const layout: Place = {
  address: '/layout',
  program: 'layout',
  allows: { 'frame-src': "'self'", 'img-src': "'self' data:" },
  words: layoutWords,
  name: () => layoutWords.words.layout,
  answers: {
    'GET layout': answerProperties,
    'GET layout-movable': answerMovable,
    'GET layout-icons': (_, { query }) => ({
      json: { icons: iconsNamed(query.get('words') ?? '') },
    }),
    'POST layout': change,
    'POST layout-icon': changeIcon,
  },
};

function sheetOf({ cards }: Desk, wanted: string) {
  return cards.cardSheets(cards.localeFor(null)).find(({ id }) => id === wanted);
}

function answerProperties(desk: Desk, { query }: Asked): Reply {
  const { result } = desk;
  const sheet = sheetOf(desk, query.get('sheet') ?? '');
  if (sheet === undefined || result.game === null) return 404;
  const icons = iconsOf(result, sheet.templates, query.get('card') ?? '');
  return { json: { ...propertiesOf(desk.folder, sheet), icons, ownIcons: ownIcons(result) } };
}

/** Sheets with boxes that can be moved: one of them is shown first. */
function answerMovable({ cards, folder }: Desk): Reply {
  const sheets = cards.cardSheets(cards.localeFor(null));
  const movable = sheets.filter(
    (sheet) => Object.keys(propertiesOf(folder, sheet).boxes).length > 0,
  );
  return { json: { sheets: movable.map(({ id }) => id) } };
}

/** In a template all places of the icon, in a card its field. */
function changeIcon(desk: Desk, { body }: Asked): Reply {
  const step = readIconStep(body);
  const checked = desk.workshop.check();
  const sheet = step === null ? undefined : sheetOf(desk, step.sheet);
  if (step === null || sheet === undefined || checked.game === null) return 400;
  const label = filled(layoutWords.words.iconStep, { icon: step.value, place: step.place });
  const card = cardNamed(checked, step.card);
  if (card !== undefined && step.place.startsWith(`${card.id} `)) {
    const cell = {
      kind: card.kind,
      id: card.id,
      field: [step.place.slice(card.id.length + 1)],
      was: step.was,
      text: step.value,
    };
    const read = cellChange(checked, cell);
    if (!('change' in read))
      return { json: desk.refused([refusedEdit(card.id, cell.field, read)]) };
    return { json: desk.settle(desk.workshop.edit(label, [read.change])) };
  }
  if (!withPartials(desk.folder, sheet.templates).includes(step.place)) return 400;
  const before = textIn(desk.folder, step.place) ?? '';
  const text = withIcon(before, step);
  if (text === null)
    return { json: desk.refused([refusedEdit(step.place, [], { why: 'changed' })]) };
  const [texts, seen] = [new Map([[step.place, text]]), new Map([[step.place, before]])];
  return { json: desk.settle(desk.workshop.write(label, texts, seen)) };
}

function change(desk: Desk, { body }: Asked): Reply {
  const step = readLayoutStep(body);
  const sheet = step === null ? undefined : sheetOf(desk, step.sheet);
  if (step === null || sheet === undefined) return 400;
  const made = withValues(desk.folder, sheet.styles, step.set);
  if (made === null) return { json: desk.refused([refusedEdit(sheet.id, [], { why: 'changed' })]) };
  const names = Object.keys(step.set).join(', ');
  const label = filled(layoutWords.words.moved, { names });
  return { json: desk.settle(desk.workshop.write(label, made.texts, made.seen)) };
}
