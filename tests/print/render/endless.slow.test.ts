/** Templates that go on and on end in a diagnostic at their line. */
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../diagnostics/index.ts';
import type { Scope } from '../../../print/render/helpers/helper.ts';
import { Templates } from '../../../print/render/templates.ts';

const scope = {
  locale: 'en',
  credits: new Set<string>(),
  game: { openMappings: new WeakSet() },
} as unknown as Scope;

/** The fault of `templates/a.hbs`, and where it is reported. */
function reported(files: Readonly<Record<string, string>>): { fault: Fault; at: string } {
  const paths = new Map(Object.entries(files));
  const templates = new Templates(paths);
  expect(templates.faults).toEqual([]);
  const fault = templates.render('templates/a.hbs', { card: { text: 'x'.repeat(1000) } }, scope);
  if (fault === null || typeof fault === 'string') throw new Error('It was rendered.');
  const { start = 0, end = 0 } = fault.span ?? {};
  return { fault, at: (paths.get(fault.file) ?? '').slice(start, end) };
}

const inner = (content: string): string => `{{#each (range 1 9000)}}${content}{{/each}}`;

describe('a loop', () => {
  test.each([
    ['in a loop', inner('i'), 'rounds'],
    ['that writes nothing', inner('{{#if false}}x{{/if}}'), 'rounds'],
    ['over long texts', inner('{{@root.card.text}}'), 'characters'],
  ])('%s', (_, content, limit) => {
    const { fault, at } = reported({ 'templates/a.hbs': `<p>\n${inner(content)}</p>` });
    expect([fault.code, fault.file, fault.params]).toMatchObject([
      'CW2104',
      'templates/a.hbs',
      { limit },
    ]);
    expect(at).toBe(content);
  });

  test('as long as a large map needs is fine', () => {
    const text = '{{#each (range 1 100)}}{{#each (range 1 100)}}<i></i>{{/each}}{{/each}}';
    const templates = new Templates(new Map([['templates/a.hbs', text]]));
    expect(templates.render('templates/a.hbs', {}, scope)).toBe('<i></i>'.repeat(10_000));
  });
});

describe('pieces', () => {
  test('that contain each other are reported where they do', () => {
    const { fault, at } = reported({
      'templates/a.hbs': '<p>{{> one}}</p>',
      'templates/partials/one.hbs': '<b>{{> two}}</b>',
      'templates/partials/two.hbs': '\n<i>{{> one}}</i>',
    });
    expect([fault.code, fault.params]).toMatchObject(['CW2104', { limit: 'depth' }]);
    expect(fault.file).toMatch(/^templates\/partials\/(one|two)\.hbs$/);
    expect(at).toBe(fault.file.includes('one') ? '{{> two}}' : '{{> one}}');
  });

  test('that contain themselves twice', () => {
    const { fault, at } = reported({
      'templates/a.hbs': '{{> tree}}',
      'templates/partials/tree.hbs': '{{> tree}}{{> tree}}',
    });
    expect([fault.code, fault.file, at]).toEqual([
      'CW2104',
      'templates/partials/tree.hbs',
      '{{> tree}}',
    ]);
  });

  test('one after another are fine, however many', () => {
    const templates = new Templates(
      new Map([
        ['templates/a.hbs', '{{#each (range 1 500)}}{{> dot}}{{/each}}'],
        ['templates/partials/dot.hbs', '<i></i>'],
      ]),
    );
    expect(templates.render('templates/a.hbs', {}, scope)).toBe('<i></i>'.repeat(500));
  });
});

test('texts that double without end', () => {
  const { fault } = reported({
    'templates/a.hbs': '{{> twice s=card.text}}',
    'templates/partials/twice.hbs': '{{> twice s=(concat s s)}}',
  });
  expect(fault.code).toBe('CW2104');
});

test('a template that is endless for one card is not tried for the next', () => {
  const templates = new Templates(new Map([['templates/a.hbs', inner(inner('x'))]]));
  const first = templates.render('templates/a.hbs', {}, scope);
  expect(templates.render('templates/a.hbs', {}, scope)).toBe(first);
});
