/** The page of cards tells how faces look a moment after a save, as a print would. */
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Press } from '../../../print/press/press.ts';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import { Proofreader } from '../../../studio/server/gallery/proofreader.ts';
import { PreviewedGame } from '../../../print/preview/previewed-game.ts';
import { shownProblems } from '../../../studio/server/problems.ts';
import { temporaryRoom } from '../../support/games.ts';
import { checked, tinyPrint } from '../../print/tiny-game.ts';

const room = temporaryRoom();
const press = new Press();
afterAll(() => press.close());

const always = (): boolean => true;

const pale = tinyPrint(room, {
  'print.yaml':
    'sheets:\n  - { id: beasts, kind: beast, size: card-63x88, front: templates/beast.hbs, style: templates/beast.css }\n',
  'templates/beast.hbs': '<h1 data-fit="name">{{text card.name}}</h1>',
  'templates/beast.css': 'h1 { margin: 20mm 10mm; font: 12pt Vollkorn; color: #999 }',
});

/** Examples leave out the line that tells editors the schema. */
function warnings(previewed: PreviewedGame): readonly Diagnostic[] {
  return previewed.state('en').diagnostics.filter(({ severity }) => severity !== 'info');
}

function codes(previewed: PreviewedGame): string[] {
  return warnings(previewed).map(({ code }) => code);
}

test('at the cards, once the faces were drawn', async () => {
  const previewed = new PreviewedGame(checked(pale));
  expect(codes(previewed)).toEqual([]);
  expect(await previewed.prove('en', press, always)).toBe(true);
  expect(codes(previewed)).toEqual(Array(4).fill('CW3070'));
  const [first] = shownProblems(warnings(previewed), checked(pale));
  expect(first).toMatchObject({ id: 'otter', severity: 'warning' });
  expect(await previewed.prove('en', press, always)).toBe(false);
});

test('not when nobody waits for it', async () => {
  const none = new Press(join(room, 'no-browser'));
  expect(await new PreviewedGame(checked(tinyPrint(room))).prove('en', none, () => false)).toBe(
    false,
  );
});

test('what is asked is done when nobody saves; nothing after the end, and without a browser no harm', async () => {
  const reader = new Proofreader(new Press(join(room, 'no-browser')));
  const read: string[] = [];
  reader.ask(async () => void read.push('overtaken'));
  await new Promise<void>((resolve) => {
    reader.ask(async (own) => {
      read.push('first');
      resolve();
      await own.print('', {} as never, {} as never);
    });
  });
  await new Promise<void>((resolve) => {
    reader.ask(async () => {
      read.push('second');
      resolve();
    });
  });
  await reader.close();
  reader.ask(async () => void read.push('late'));
  expect([read, reader.isOpen]).toEqual([['first', 'second'], false]);
});
