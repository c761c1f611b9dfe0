/** Names and bounds in balance.yaml: each that means nothing is reported at its place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bots } from '../../../engine/bots/index.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';

const check = tinyGameChecker();

function foundIn(content: string): [code: string, word: string][] {
  const overlay = { file: 'balance.yaml', content, encoding: 'utf8' } as const;
  return check([overlay])
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ code, range }) => [code, content.slice(range?.start.offset, range?.end.offset).trim()]);
}

test('a sound file has nothing to report', () => {
  const sound = `pairings:
  share: [45, 55]
  except:
    - { deck: starter, against: miners, share: [60, 70], because: Miners dig. }
mirrors: {}
length: { decisions: 400 }
unfinished: { games: 0.5 }
`;
  expect(foundIn(sound)).toEqual([]);
});

test.for([
  ['a deck that does not exist', 'pairings: { decks: [starter, slinger] }', 'CW1203', 'slinger'],
  ['no room', 'mirrors: { share: [50, 50] }', 'CW1801', '[50, 50]'],
  ['the wrong way round', 'pairings: { share: [60, 40] }', 'CW1801', '[60, 40]'],
  ['more than all', 'mirrors: { share: [45, 155] }', 'CW1105', '155'],
  [
    'a deck against itself',
    'pairings: { except: [{ deck: starter, against: starter, share: [1, 2], because: x }] }',
    'CW1802',
    'starter',
  ],
  [
    'a figure that is none',
    'suggest: { figures: [{ cards: [dwarf-guard], field: defense, range: [3, 5] }] }',
    'CW1803',
    'dwarf-guard',
  ],
  [
    'a figure outside of its range',
    'suggest: { figures: [{ cards: [dwarf-guard], field: defence, range: [7, 9] }] }',
    'CW1803',
    '[7, 9]',
  ],
  [
    'a component that does not exist',
    'suggest: { figures: [{ cards: [dwarf-gard], field: defence, range: [3, 5] }] }',
    'CW1203',
    'dwarf-gard',
  ],
  [
    'a deck that does not exist, to exchange cards',
    'suggest: { exchanges: { decks: [no-deck] } }',
    'CW1203',
    'no-deck',
  ],
  [
    'a card that does not exist, to be kept',
    'suggest: { exchanges: { keep: [dwarf-gard] } }',
    'CW1203',
    'dwarf-gard',
  ],
  ['more players than there are', 'tables: [{ players: 3 }]', 'CW1804', '3'],
  ['bounds of nothing', 'suggest: { changes: 2 }', 'CW1120', '{ changes: 2 }'],
  ['nothing that is expected', '{}', 'CW1117', '{}'],
] as const)('%s', ([, text, code, word]) => {
  expect(foundIn(`${text}\n`)).toEqual([[code, word]]);
});

const of = (deck: string, against: string, bots: string) =>
  `{ deck: ${deck}, against: ${against}, share: [55, 65], because: x${bots} }`;

test.for([
  ['of the same bots', ', bots: [ismcts]', ', bots: [greedy, ismcts]', [['CW1802', 'starter']]],
  ['of all bots and of one', '', ', bots: [ismcts]', [['CW1802', 'starter']]],
  ['of different bots', ', bots: [greedy]', ', bots: [ismcts]', []],
] as const)('a pairing that is expected twice, %s', ([, some, others, found]) => {
  const twice = `pairings:
  except:
    - ${of('starter', 'miners', some)}
    - ${of('miners', 'starter', others)}
`;
  expect(foundIn(twice)).toEqual(found);
});

test('a bot is named without its level', () => {
  const text = `pairings: { except: [${of('starter', 'miners', ", bots: ['ismcts:25']")}] }\n`;
  expect(foundIn(text)).toEqual([['CW1106', "'ismcts:25'"]]);
});

test('those of the schema are all there are', () => {
  const schema = readFileSync(join(packageRoot(), 'schemas', 'balance.schema.json'), 'utf8');
  const { properties } = JSON.parse(schema);
  const { items } = properties.pairings.properties.except.items.properties.bots;
  expect(items.enum).toEqual(bots.map(({ id }) => id));
});

test('a pairing of a triangle is not expected once more', () => {
  const twice = `triangles: [{ decks: [starter, miners, slingers] }]
pairings: { except: [{ deck: miners, against: starter, share: [60, 70], because: x }] }
`;
  expect(foundIn(twice)).toEqual([['CW1802', 'starter']]);
});
