/** Templates: what they may say, and where they are blamed. */
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../diagnostics/index.ts';
import type { Scope } from '../../../print/render/helpers/helper.ts';
import { Templates } from '../../../print/render/templates.ts';

const card = {
  id: 'otter',
  name: { en: 'Otter', ja: 'カワウソ' },
  strength: 0,
  saying: undefined,
  tags: ['wet', 'quick'],
  arrows: { front: 3, back: undefined },
  homes: [
    { in: 'river', level: 2 },
    { in: 'river', level: 3 },
  ],
};

const scope: Scope = {
  locale: 'ja',
  credits: new Set(),
  game: {
    manifest: { format: 1, id: 'tiny', title: 'Tiny', locales: ['en', 'ja'], kinds: {} },
    kinds: {},
    component: (id) =>
      id === 'river' ? { id, kind: 'clan', title: 'River', waters: ['fresh'] } : undefined,
    componentIds: () => ['river'],
    patterns: { spear: [[0, 1]] },
    templateTexts: new Map([['copies', { en: '{n} copies', ja: '{n}枚' }]]),
    paths: new Set(['art/otter 1.png']),
    texts: { paragraphs: () => [] },
    spoken: { vocabulary: null, names: {} },
    marks: { icons: {}, keywords: {} },
    openMappings: new WeakSet(),
  },
};

function render(
  text: string,
  partials: Readonly<Record<string, string>> = {},
): string | Fault | null {
  const files = Object.entries(partials).map(
    ([name, content]) => [`templates/partials/${name}.hbs`, content] as const,
  );
  const templates = new Templates(new Map([['templates/a.hbs', text], ...files]));
  return templates.faults[0] ?? templates.render('templates/a.hbs', { card }, scope);
}

describe('a sound template', () => {
  test.each([
    ['{{card.strength}}', '0'],
    ['{{text card.name}}', 'カワウソ'],
    ['{{text card.name locale="en"}}', 'Otter'],
    ['{{t "copies" n=3}}', '3枚'],
    ['{{#with (ref "river") as |clan|}}{{clan.title}} {{@root.card.id}}{{/with}}', 'River otter'],
    ['{{#if card.strength}}zero counts{{/if}}', 'zero counts'],
    ['{{#if card.saying}}x{{else}}nothing said{{/if}}', 'nothing said'],
    ['{{#unless (or card.saying false)}}none{{/unless}}', 'none'],
    [
      '{{#each card.tags as |tag i|}}{{i}}{{tag}}{{#unless @last}}, {{/unless}}{{/each}}',
      '0wet, 1quick',
    ],
    ['{{#each (range 2 4)}}{{this}}{{/each}}', '234'],
    ['{{lookup card.arrows "front"}}', '3'],
    ['{{#if (lookup card.arrows "back")}}x{{/if}}', ''],
    ['{{lookup (object otter="game" heron="bird") card.id}}', 'game'],
    ['{{#each (array 1 2)}}{{add this 0.2}} {{/each}}', '1.2 2.2 '],
    ['{{subtract 1 2}} {{multiply 2 3}} {{divide 1 8}}', '-1 6 0.125'],
    ['{{sum card.homes of="level"}} {{sum card.saying of="level"}}', '5 0'],
    ['{{sum card.homes of="level" where="level" has=2}}', '2'],
    ['{{sum card.homes of="level" where="in.waters" has="fresh"}}', '5'],
    ['{{sum card.homes of="level" where="in.waters" has="salt"}}', '0'],
    ['{{#if (and (gt 2 1) (lt 1 2) (eq card.id "otter") (ne 1 2) (not false))}}so{{/if}}', 'so'],
    ['{{concat "a" 1}}', 'a1'],
    ['{{asset "art/otter 1.png"}}', 'art/otter%201.png'],
    ['{{concat "<b>" "&"}}', '&lt;b&gt;&amp;'],
    ['{{#*inline "half"}}[{{card.id}}]{{/inline}}{{> half}}', '[otter]'],
  ])('%s', (text, expected) => {
    expect(render(text)).toBe(expected);
  });

  test('partials see what they are given beside what is around them', () => {
    const partials = { stat: '{{label}} {{card.strength}}' };
    expect(render('{{> stat label="S"}}', partials)).toBe('S 0');
  });

  test('an icon is SVG with a title, and is credited', () => {
    expect(render('{{icon "game-icons:paw-print" title="a < b"}}')).toMatch(
      /^<svg class="icon" [^>]*role="img"><title>a &lt; b<\/title>.*<\/svg>$/s,
    );
    expect([...scope.credits].join()).toContain('CC BY');
  });

  test('a pattern is a grid of its squares, its origin marked', () => {
    const drawn = render('{{pattern "spear" ring=4}}');
    if (typeof drawn !== 'string') throw new Error('The pattern is not drawn.');
    expect(drawn.match(/<rect class="[^"]*"/g)).toEqual([
      '<rect class="pattern-cell pattern-covered"',
      '<rect class="pattern-cell pattern-origin"',
    ]);
    expect(drawn).toContain('viewBox="-0.5 -1.5 1 2"');
    expect(drawn).toMatch(/<text class="pattern-number"[^>]*>4</);
  });
});

/** The characters of the template that a fault is about. */
function blamed(text: string, partials?: Readonly<Record<string, string>>): [string, string] {
  const found = render(text, partials);
  if (found === null || typeof found === 'string') return ['none', String(found)];
  const source = found.file === 'templates/a.hbs' ? text : Object.values(partials ?? {})[0];
  return [found.code, (source ?? '').slice(found.span?.start, found.span?.end)];
}

describe('a fault is reported at its characters', () => {
  test.each([
    ['{{#if card.strenght}}x{{/if}}', 'CW2003', 'card.strenght'],
    ['{{#each card.tags}}{{../crd.id}}{{/each}}', 'CW2003', '../crd.id'],
    ['{{#with card.arrows as |a|}}{{#if a.bak}}{{/if}}{{/with}}', 'CW2003', 'a.bak'],
    ['{{lookup card.arrows "bak"}}', 'CW2003', '{{lookup card.arrows "bak"}}'],
    ['{{card.constructor}}', 'CW2003', 'card.constructor'],
    ['{{@frist}}', 'CW2003', '@frist'],
    ['{{card.saying}}', 'CW2004', '{{card.saying}}'],
    ['{{text card.saying}}', 'CW2004', '{{text card.saying}}'],
    ['a\n{{#if card.saying.en}}{{/if}}', 'CW2004', 'card.saying.en'],
    ['{{card.tags}}', 'CW2005', '{{card.tags}}'],
    ['{{card.name}}', 'CW2005', '{{card.name}}'],
    ['{{eq 1 1}}', 'CW2005', '{{eq 1 1}}'],
    ['{{{card.id}}}', 'CW2006', '{{{card.id}}}'],
    ['{{&card.id}}', 'CW2006', '{{&card.id}}'],
    ['{{txet card.name}}', 'CW2002', 'txet'],
    ['{{#iff card.id}}{{/iff}}', 'CW2002', 'iff'],
    ['{{#if (equals 1 2)}}{{/if}}', 'CW2002', 'equals'],
    ['{{#card}}{{/card}}', 'CW2002', 'card'],
    ['{{log card.id}}', 'CW2002', 'log'],
    ['{{> stats}}', 'CW2007', 'stats'],
    ['{{> (lookup card "id")}}', 'CW2007', '(lookup card "id")'],
    ['{{> @partial-block}}', 'CW2007', '@partial-block'],
    ['{{#*inline "a"}}{{/inline}}{{> a card card}}', 'CW2008', '{{> a card card}}'],
    ['{{add 1}}', 'CW2008', '{{add 1}}'],
    ['{{#if}}{{/if}}', 'CW2008', '{{#if}}{{/if}}'],
    ['{{icon "game-icons:paw-print" size=3}}', 'CW2008', 'size=3'],
    ['{{add card.id 1}}', 'CW2008', '{{add card.id 1}}'],
    ['{{divide 1 0}}', 'CW2008', '{{divide 1 0}}'],
    ['{{sum card.name of="level"}}', 'CW2008', '{{sum card.name of="level"}}'],
    ['{{sum card.homes of="levle"}}', 'CW2003', '{{sum card.homes of="levle"}}'],
    ['{{sum card.homes of="in"}}', 'CW2008', '{{sum card.homes of="in"}}'],
    ['{{#each (range 0 99999)}}{{/each}}', 'CW2008', '(range 0 99999)'],
    ['{{icon "game-icons:paw-prnt"}}', 'CW2009', '{{icon "game-icons:paw-prnt"}}'],
    ['{{t "copy"}}', 'CW2010', '{{t "copy"}}'],
    ['{{#with (ref "rivr") as |clan|}}{{/with}}', 'CW1203', '(ref "rivr")'],
    ['{{pattern "speer"}}', 'CW1203', '{{pattern "speer"}}'],
    ['{{asset "art/heron.woff2"}}', 'CW1214', '{{asset "art/heron.woff2"}}'],
    ['{{#if card.id}}', 'CW2001', '{{#if card.id}}'],
    ['{{#if card.id}}\n  {{/each}}', 'CW2001', 'if card.id}}'],
  ])('%s', (text, code, at) => {
    expect(blamed(text)).toEqual([code, at]);
  });

  test('in the partial where it is', () => {
    expect(blamed('{{> stat}}', { stat: '<b>{{card.nme}}</b>' })).toEqual(['CW2003', 'card.nme']);
  });

  test('partials without end are reported, and end', () => {
    expect(blamed('{{> loop}}', { loop: '{{> loop}}' })[0]).toBe('CW2104');
  });

  test('what the writer probably meant is proposed', () => {
    expect(render('{{card.strenght}}')).toMatchObject({ params: { nearest: 'strength' } });
    expect(render('{{#with card.arrows}}{{card.id}}{{/with}}')).toMatchObject({
      params: { nearest: '@root.card' },
    });
  });

  test('every fault of a template is reported at once', () => {
    const templates = new Templates(new Map([['templates/a.hbs', '{{a 1}}{{{b}}}{{> c}}']]));
    expect(templates.faults.map(({ code }) => code)).toEqual(['CW2002', 'CW2006', 'CW2007']);
  });
});
