/** YAML with other data: what did not change stays as it was written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rewriteYaml } from '../../../generator/edit/rewrite-yaml.ts';
import { readYaml } from '../../../generator/load/yaml/read-yaml.ts';
import { isMapping, packageRoot } from '../../../kernel/index.ts';

const FIELDS = ['id', 'name', 'cost', 'traits', 'text', 'effects'];

interface Card {
  [field: string]: unknown;
}

function rewritten(text: string, change: (data: Card[]) => unknown): string | null {
  const data = structuredClone(readYaml(text, '').data) as Card[];
  const made = change(data);
  return rewriteYaml(text, made ?? data, () => FIELDS);
}

const CARDS = `# Cards of the marsh.

- id: reed # the first
  name: { en: Reed, ja: 葦 }
  # dear
  cost: 3
  traits: [swift, "quiet"]
  text: >-
    A long text that is folded over
    two lines.

- id: mud
  name: 'Mud'
  layout: |
    #.
    .#
  effects:
    - on: hit # when it strikes
      do: [{ op: draw, count: 1 }]
    - on: star
# the end
`;

describe('what changes in the text', () => {
  test.for<[what: string, change: (cards: Card[]) => void, from: string, to: string]>([
    ['a number', ([reed]) => void (reed!['cost'] = 4), 'cost: 3', 'cost: 4'],
    ['a text in quotes', ([, mud]) => void (mud!['name'] = "Mud's"), "'Mud'", "'Mud''s'"],
    [
      'a text that needs quotes',
      ([reed]) => void (reed!['cost'] = 'a: b'),
      'cost: 3',
      "cost: 'a: b'",
    ],
    ['a part', ([reed]) => void ((reed!['name'] as Card)['ja'] = '蘆'), '葦', '蘆'],
    [
      'a part more',
      ([reed]) => void ((reed!['name'] as Card)['fr'] = 'Roseau, oui'),
      '葦 }',
      "葦, fr: 'Roseau, oui' }",
    ],
    ['a part less', ([reed]) => void delete (reed!['name'] as Card)['ja'], 'Reed, ja: 葦', 'Reed'],
    [
      'a word of a list',
      ([reed]) => void (reed!['traits'] = ['swift', 'loud']),
      '"quiet"',
      '"loud"',
    ],
    [
      'a word more',
      ([reed]) => void (reed!['traits'] = ['swift', 'quiet', 'low']),
      '"quiet"]',
      '"quiet", low]',
    ],
    ['a word less', ([reed]) => void (reed!['traits'] = ['quiet']), 'swift, ', ''],
    ['no words', ([reed]) => void (reed!['traits'] = []), 'traits: [swift, "quiet"]', 'traits: []'],
    ['a field less', ([reed]) => void delete reed!['cost'], '  cost: 3\n', ''],
    [
      'a field more, in its place',
      ([, mud]) => void (mud!['cost'] = 2),
      "'Mud'\n",
      "'Mud'\n  cost: 2\n",
    ],
    [
      'deep in an effect',
      ([, mud]) => void (((mud!['effects'] as Card[])[0]!['do'] as Card[])[0]!['count'] = 2),
      'count: 1',
      'count: 2',
    ],
    [
      'an effect more',
      ([, mud]) => void (mud!['effects'] as Card[]).push({ on: 'dusk', do: [{ op: 'draw' }] }),
      '    - on: star\n',
      '    - on: star\n    - on: dusk\n      do: [{ op: draw }]\n',
    ],
    [
      'an effect less',
      ([, mud]) => void (mud!['effects'] as Card[]).shift(),
      '    - on: hit # when it strikes\n      do: [{ op: draw, count: 1 }]\n',
      '',
    ],
    [
      'a folded text',
      ([reed]) => void (reed!['text'] = 'A long text.'),
      'A long text that is folded over\n    two lines.',
      'A long text.',
    ],
    ['a drawing', ([, mud]) => void (mud!['layout'] = '##\n..\n'), '#.\n    .#', '##\n    ..'],
    [
      'a card more',
      (cards) => void cards.push({ id: 'fog', name: 'Fog' }),
      '    - on: star\n',
      '    - on: star\n\n- id: fog\n  name: Fog\n',
    ],
    [
      'a card less',
      (cards) => void cards.shift(),
      CARDS.slice(CARDS.indexOf('- id: reed'), CARDS.indexOf('- id: mud')),
      '',
    ],
  ])('%s', ([, change, from, to]) => {
    expect(CARDS.split(from).length, from).toBe(2);
    expect(rewritten(CARDS, change)).toBe(CARDS.replace(from, () => to));
  });

  test('in a text with line breaks of Windows, and without one at its end', () => {
    const text = '- id: a\r\n  cost: 1\r\n- id: b\r\n  cost: 2';
    const made = rewritten(text, (cards) => {
      cards[1]!['cost'] = 3;
      cards.push({ id: 'c', traits: ['x'] });
    });
    expect(made).toBe(
      '- id: a\r\n  cost: 1\r\n- id: b\r\n  cost: 3\r\n- id: c\r\n  traits: [x]\r\n',
    );
  });

  test.for(['[]\n', '', '# nothing yet\n', '# nothing yet\n[]\n'])('of %j', (text) => {
    const made = rewritten(text, () => [{ id: 'a', cost: 1 }]) ?? '';
    expect(readYaml(made, '').data).toEqual([{ id: 'a', cost: 1 }]);
    expect(made).toContain('- id: a\n  cost: 1\n');
  });
});

test('a list of which nothing is left keeps what is said around it', () => {
  expect(rewritten('# mine\n\n- id: a\n- id: b\n# the end\n', () => [])).toBe(
    '# mine\n\n[]\n# the end\n',
  );
});

test('what others refer to is not changed, because they would change too', () => {
  const text = '- id: a\n  cost: &low 1\n- id: b\n  cost: *low\n';
  expect(rewritten(text, ([a]) => void (a!['cost'] = 2))).toBeNull();
  expect(rewritten(text, ([, b]) => void (b!['cost'] = 2))).toBe(text.replace('*low', '2'));
});

/** Every file of components that comes with Cardwright. */
const FILES = readdirSync(join(packageRoot(), 'content'), { recursive: true, encoding: 'utf8' })
  .filter((path) =>
    /^[\w-]+\/(?:units|cards|weapons|chest|panels|battles|[a-z-]+\.yaml)/.test(path),
  )
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => readFileSync(join(packageRoot(), 'content', path), 'utf8'))
  .filter((text) => Array.isArray(readYaml(text, '').data));

const value = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    -1.5,
    true,
    null,
    '',
    'x',
    'a, b',
    '- no',
    '# x',
    'a: b',
    '「はい」',
    'two\nlines',
    ' x\n y\n',
    'it\'s "so"',
    '{}',
    '1',
    'null',
    [],
    {},
  ),
  fc.constant(['swift', 'a, b', 2]),
  fc.constant([{ on: 'hit', do: [{ op: 'draw', target: { who: 'each' } }] }]),
  fc.constant({
    en: 'One that is rather long, longer than a line of a file of a game ever should be.',
    ja: '一',
  }),
);

/** Changes some value somewhere in the data; where is drawn as numbers. */
function mutate(data: unknown, steps: readonly number[], to: unknown): unknown {
  const [step = 0, ...rest] = steps;
  const isHolder = (Array.isArray(data) || isMapping(data)) && Object.keys(data).length > 0;
  if (!isHolder || (rest.length === 0 && step % 3 === 0)) return to;
  if (Array.isArray(data)) {
    const at = step % data.length;
    if (rest.length === 0) return step % 3 === 1 ? data.toSpliced(at, 1) : [...data, to];
    return data.with(at, mutate(data[at], rest, to));
  }
  const keys = Object.keys(data);
  const key = keys[step % keys.length] ?? '';
  if (rest.length > 0) return { ...data, [key]: mutate((data as Card)[key], rest, to) };
  if (step % 3 === 2) return { ...data, extra: to };
  const { [key]: _, ...others } = data as Card;
  return others;
}

test('whatever changes, the text says the new data, and all remarks but those of what is gone', () => {
  expect(FILES.length).toBeGreaterThan(40);
  fc.assert(
    fc.property(
      fc.constantFrom(...FILES),
      fc.array(fc.nat({ max: 99 }), { minLength: 2, maxLength: 6 }),
      value,
      (text, steps, to) => {
        const before = readYaml(text, '').data as unknown[];
        const at = steps[0]! % before.length;
        const after = before.with(at, mutate(before[at], steps.slice(1), to));
        const made = rewriteYaml(text, after, () => FIELDS);
        expect(made).not.toBeNull();
        expect(readYaml(made!, '').data).toEqual(after);
        const head = text.split('\n').filter((line) => line.startsWith('#'));
        expect(made!.split('\n').filter((line) => line.startsWith('#'))).toEqual(head);
      },
    ),
    { numRuns: 300 },
  );
});
