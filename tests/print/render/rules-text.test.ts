/** Rules text on a card: bold keywords, numbers that stay with what they count, drawn patterns. */
import { expect, test } from 'vitest';
import type { Paragraph } from '../../../generator/rules-text/card-texts.ts';
import type { Run } from '../../../generator/rules-text/runs.ts';
import { rulesLines, rulesText } from '../../../print/render/helpers/rules-text.ts';
import type { Scope } from '../../../print/render/helpers/helper.ts';

const number = (text: string): Run => ({ kind: 'number', text, path: [] });
const words = (text: string): Run => ({ kind: 'text', text });
const keyword = (text: string): Run => ({ kind: 'keyword', text });
const unbroken = (text: string): string => `<span style="white-space:nowrap">${text}</span>`;
const icon = (text: string): Run => ({ kind: 'icon', text, path: [] });

function scopeWith(paragraphs: readonly Paragraph[]): Scope {
  return {
    locale: 'en',
    credits: new Set(),
    game: {
      manifest: { format: 1, id: 'tiny', title: 'Tiny', locales: ['en'], kinds: {} },
      kinds: {},
      component: () => undefined,
      componentIds: () => [],
      patterns: { ring: [[0, 1]] },
      templateTexts: new Map(),
      paths: new Set(),
      texts: { paragraphs: () => [...paragraphs] },
      spoken: { vocabulary: null, names: {} },
      marks: { icons: {}, keywords: {} },
      openMappings: new WeakSet(),
    },
  };
}

function paragraph(runs: readonly Run[], reminders: readonly Run[] = []): Paragraph {
  return { field: 'effects', runs, reminders };
}

function html(runs: readonly Run[], options = {}, reminders: readonly Run[] = []): string {
  const scope = scopeWith([paragraph(runs, reminders)]);
  return String(rulesText.run([{ id: 'otter' }], options, scope));
}

const NUMBER = '<span class="rules-number">';

test('a number takes along what it counts, in scripts with and without spaces', () => {
  expect(html([words('Draw '), number('2'), words(' cards & go.')])).toBe(
    `<p class="rules-text rules-text-effects">Draw <span style="white-space:nowrap">${NUMBER}2</span> cards</span> &amp; go.</p>`,
  );
  expect(html([number('3'), words('マスまで')])).toContain(`${NUMBER}3</span>マス</span>まで`);
  expect(html([number('40'), words('. End')])).toContain(`${NUMBER}40</span></span>. End`);
});

test('keywords are bold, with the numbers in them', () => {
  const strong: Run = { ...number('200'), strong: true };
  expect(html([{ kind: 'keyword', text: 'Awake ' }, strong, words(' on')])).toContain(
    `<b>Awake </b><span style="white-space:nowrap"><b>${NUMBER}200</span></b> on</span>`,
  );
});

test('patterns are drawn, named or not, and keep the sign that closes behind them', () => {
  const drawn = html([icon('{ring}'), words('】on')]);
  expect(drawn).toMatch(/<svg class="pattern".*<\/svg>】<\/span>on/);
  expect(html([icon('{#/@}')])).toBe(html([icon('{ring}')]));
  expect(html([words('in '), icon('{ring}')])).toContain('in\u00A0<span');
});

// Browsers break Japanese by phrases, but part a bracket from the particle behind it.
test('a particle stays with the bracket before it', () => {
  expect(html([words('（敵を含む）を捨てる。')])).toContain(
    `（敵を含む${unbroken('）を')}捨てる。`,
  );
  expect(html([words('札が'), keyword('《CB》'), words('を持つ。')])).toContain(
    `札が${unbroken('<b>《CB》</b>を')}持つ。`,
  );
  expect(html([keyword('【1回】'), words('相手を動かす。')])).toContain('<b>【1回】</b>相手を');
});

test('a short label stays with its pattern', () => {
  const label = html([keyword('【1回】【範囲 '), icon('{ring}'), words('】から2マス')]);
  expect(label).toMatch(
    /<b>【1回】<\/b><span [^>]*><b>【範囲 <\/b><svg.*<\/svg>.*】から.*<\/span>2マス/,
  );
});

test('explanations are there when they are asked for', () => {
  const reminder: Run = { kind: 'text', text: ' (So.)', reminder: true };
  expect(html([words('Go.')], {}, [reminder])).not.toContain('So');
  expect(html([words('Go.')], { reminders: true }, [reminder])).toContain(
    'Go.<i class="rules-reminder"> (So.)</i>',
  );
});

test('lines count wide characters twice, and each paragraph begins a new one', () => {
  const scope = scopeWith([
    paragraph([words('一二三四五六')]),
    paragraph([words('twelve chars')]),
    { ...paragraph([words('x')]), field: 'break' },
  ]);
  const lines = (options: object): unknown =>
    rulesLines.run([{ id: 'otter' }], { ...options }, scope);
  expect(lines({ per: 12 })).toBe(3);
  expect(lines({ per: 6, field: 'effects' })).toBe(4);
});
