/** Properties that had another name: whoever still writes it is shown the new one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/index.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom, TINY_GAME } from '../../support/games.ts';

const room = temporaryRoom();

/** Code, property and proposal of everything wrong in a copy of the game with this file. */
function found(game: string, name: string, file: string, text: string): unknown[] {
  const folder = copyGame(game, join(room, name), { [file]: text });
  return new GameChecker(folder)
    .check()
    .diagnostics.filter((one) => one.file.endsWith(file) && one.severity === 'error')
    .map(({ code, params, hint }) => [code, (params as { property: string }).property, hint]);
}

test('told in a scenario is eventsFor', () => {
  const scenario = `- id: LOW-T1
  title: A name of old
  clauses: [LOW-5.2]
  given: { units: {} }
  when: []
  then:
    told: { P2: [cardDrawn] }
`;
  expect(found(LORDS_OF_WAR, 'told', 'scenarios/play/old.yaml', scenario)).toContainEqual([
    'CW1101',
    'told',
    'Did you mean "eventsFor"?',
  ]);
});

test('tell of a constraint is params', () => {
  const rules = `cards: [unit]
constraints:
  - { use: check, that: =1 == 1, tell: { one: 1 } }
`;
  expect(found(TINY_GAME, 'tell', 'construction.yaml', rules)).toContainEqual([
    'CW1101',
    'tell',
    'Did you mean "params"?',
  ]);
});

test('a field that a game has renamed', () => {
  const folder = copyGame(TINY_GAME, join(room, 'field'), {
    'units/old.yaml':
      '- { id: old, name: Old, race: orc, class: infantry, defence: 2, nick: Oldie }\n',
  });
  const schema = join(folder, 'schemas/unit.schema.json');
  const text = readFileSync(schema, 'utf8');
  const data = JSON.parse(text) as { properties: Record<string, unknown> };
  data.properties['byname'] = {
    description: 'What friends call it.',
    type: 'string',
    'x-was': 'nick',
  };
  writeFileSync(schema, JSON.stringify(data));
  const first = new GameChecker(folder).check().diagnostics.find(({ code }) => code === 'CW1101');
  expect(first?.hint).toBe('Did you mean "byname"?');
});
