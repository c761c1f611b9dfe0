/** The preview shows parts with the lines along which they are cut and folded. */
import { expect, test } from 'vitest';
import type { Face } from '../../../print/html/face.ts';
import { shownFace } from '../../../print/preview/shown-face.ts';
import type { Sheet } from '../../../print/sheets/sheet.ts';
import { sizeOf } from '../../../print/parts/net.ts';
import { netOf } from '../parts/nets.ts';

const sheet = { id: 'signs', sort: 'panel', bleed: 3 } as unknown as Sheet;

test('cuts are drawn through, folds in two sorts of dashes; nothing over what has no lines', () => {
  const net = netOf('standee', { room: { width: 30, height: 45, depth: 0 } });
  const face: Face = { side: 'panel', card: null, size: sizeOf(net), html: '<p>Sign</p>', net };
  const { html } = shownFace(face, sheet, 'en');
  const dashes = [...html.matchAll(/stroke-dasharray:([\d. ]+)/g)].map(([, own]) => own?.trim());
  expect(new Set(dashes)).toEqual(new Set(['2 1', '2 0.8 0.2 0.8']));
  expect(html.indexOf('cw-part-lines')).toBeGreaterThan(html.indexOf('<p>Sign</p>'));
  const { net: _, ...plain } = face;
  expect(shownFace(plain, sheet, 'en').html).not.toContain('cw-part-lines');
});
