/** Unit sheets, cards and pieces of A-AWs Basic: figures, boxes, words. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { CardTexts } from '../../../generator/rules-text/card-texts.ts';
import type { PrintedFile } from '../../../print/request.ts';
import { temporaryRoom } from '../../support/games.ts';
import { cardsOf, checked, pagesOf, plain, printed } from './sheets.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

const texts = checked.game === null ? null : new CardTexts(checked.game);
let sheets: readonly PrintedFile[];

beforeAll(async () => {
  const kinds = ['unit', 'element', 'temporary', 'battle', 'stance', 'token'];
  sheets = await printed(room, press, { format: 'pdf', papers: ['a4'], kinds });
});

describe('unit sheets', () => {
  let faces: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const files = await printed(room, press, { format: 'html', papers: ['a4'], kinds: ['unit'] });
    const units = files.find(({ sheet, locale }) => sheet === 'units' && locale === 'en');
    faces = new Map(fronts(readFileSync(units?.path ?? '', 'utf8')));
  });

  // Section 3.13 of the rules computes them by hand.
  test.each([
    ['reed-skirmisher', [3, 0, 1, 3, 3]],
    ['oar-guard', [2, 0, 5, 2, 1]],
    ['ember-oracle', [0, 0, 1, 2, 2, 4]],
    ['furnace-colossus', [6, 0, 6, 3, 1, 4]],
    ['leviathan-rider', [5, 0, 3, 5, 2]],
  ])('%s has these ability values (AAW-3.1.1, AAW-3.1.4, AAW-3.1.5)', (id, values) => {
    const cells = face(id).matchAll(/<li class="ability ability-.*?<b>(\d+)<\/b>/gs);
    expect(Array.from(cells, ([, value]) => Number(value))).toEqual(values);
  });

  test('have a box for each VP, each EP and each success element (AAW-11.1.2)', () => {
    for (const unit of cardsOf('unit')) {
      const boxes = (track: string): number =>
        (between(face(unit.id), `track-${track}`, '</ol>').match(/<li>\d/g) ?? []).length;
      const ticks = face(unit.id).match(/<i class="box">/g) ?? [];
      const found = [boxes('vp'), boxes('ep'), ticks.length];
      expect([unit.id, ...found]).toEqual([unit.id, unit.vp, unit.ep, unit.elements.length]);
    }
  });

  test('list the attacks that the unit can use, and how far it moves (AAW-9.1.2, AAW-5.3.1)', () => {
    expect(actionsOf('kite-scout')).toEqual([
      'Move 3 Restricted move 1',
      'Ranged Attack 1–n (B) 1 target 2 − n',
      'ignores defence, not after a move',
      'Ranged Attack after Moving 1–n (B) 1 target 2 − n',
    ]);
    expect(actionsOf('furnace-colossus')).toEqual([
      'Move 4 Restricted move 2',
      'Melee Attack adjacent 1 target 6',
      'Sweep adjacent 2 targets 6',
      'Storm Burst 1–2 everybody 4',
    ]);
  });

  test('list bases with levels, and elements beside their base', () => {
    const rows = between(face('ash-pikeman'), '<dl class="bases">', '</dl>').split('class="base"');
    const said = rows
      .slice(1)
      .map((row) => plain(row.replace(/^>/, '').replace(/<svg.*?<\/svg>/gs, '')));
    expect(said[0]).toMatch(/^HandWeapon3MeasuredCut.*TwinArc/);
    expect(said.slice(1).map((row) => row.replace(/(Add|The).*/, ''))).toEqual([
      'Armour2BracePlate',
      'Legwork2Sprint',
      'Reflexes1',
    ]);
  });

  function face(id: string): string {
    const found = faces.get(id);
    if (found === undefined) throw new Error(`"${id}" has no sheet.`);
    return found;
  }

  function actionsOf(id: string): string[] {
    const part = between(face(id), '<div class="actions">', '</table>');
    return part
      .split(/<\/p>|<\/tr>/)
      .map((row) =>
        row
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((row) => row !== '');
  }
});

test.each(['en', 'ja'])('every word of the rules text is on its sheet, in %s', async (locale) => {
  for (const [sheet, kinds] of Object.entries(SPEAKING)) {
    const printedText = plain(
      (await pagesOf(sheets, sheet, locale)).map(({ text }) => text).join('\n'),
    );
    for (const card of kinds.flatMap((kind) => cardsOf(kind))) {
      const missing = wordsOf(card.id, locale).filter((words) => !printedText.includes(words));
      expect([sheet, card.id, missing]).toEqual([sheet, card.id, []]);
    }
  }
});

/** Sheets, and the kinds whose rules text must be on them in full. Each element and trait is some unit’s. */
const SPEAKING: Readonly<Record<string, readonly string[]>> = {
  units: ['trait'],
  elements: ['element'],
  temporaries: ['temporary'],
  briefings: ['battle', 'other-action'],
};

describe('pieces', () => {
  test.each([
    ['stances', ['Counter', 'Defence'], 8],
    ['tokens', ['Charge', 'Cooperation', 'Domination'], 8],
  ])('there are eight of each of the %s (section 3.11)', async (sheet, names, copies) => {
    const text = (await pagesOf(sheets, sheet, 'en')).map((page) => page.text).join('\n');
    const word = sheet === 'stances' ? 'stance' : 'token';
    for (const name of names) {
      const found = text.match(new RegExp(`${name}\\s+${word}`, 'g')) ?? [];
      expect([name, found.length >= copies]).toEqual([name, true]);
    }
  });

  test('each unit of the sample rosters has a standee with two faces', async () => {
    const text = plain(
      (await pagesOf(sheets, 'standees', 'en')).map((page) => page.text).join('\n'),
    );
    // The upper face is upside down, and read backwards.
    const backwards = Array.from(text).toReversed().join('');
    for (const [name, copies] of [
      ['KiteScout', 2],
      ['TrenchSapper', 1],
    ] as const) {
      expect([name, times(text, name), times(backwards, name)]).toEqual([name, copies, copies]);
    }
  });
});

/** The front of each card of a page, by its id. */
function fronts(html: string): [string, string][] {
  return Array.from(
    html.matchAll(/<article class="card front"[^>]*data-card="([^"]+)".*?<\/article>/gs),
    ([whole, id = '']) => [id, whole],
  );
}

function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  return start < 0 ? '' : text.slice(start, text.indexOf(to, start));
}

function times(text: string, words: string): number {
  return text.split(words).length - 1;
}

/** Stretches of the rules text between drawings, without spaces. */
function wordsOf(id: string, locale: string): string[] {
  return (texts?.paragraphs(id, locale) ?? []).flatMap(({ runs }) =>
    runs.filter(({ kind }) => kind !== 'icon').map(({ text }) => plain(text)),
  );
}
