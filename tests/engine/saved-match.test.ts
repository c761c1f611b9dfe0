import { expect, test } from 'vitest';
import {
  checksumOf,
  Match,
  readSave,
  replay,
  saveMatch,
  sideName,
  type Setup,
} from '../../engine/index.ts';
import { highCard, twoPlayers, type Action, type State } from '../support/high-card.ts';

const setup: Setup = {
  ...twoPlayers,
  options: { 'victory.sum': null },
  decks: [{ id: 'mine', choices: { mode: 'core' }, cards: { ace: 4 } }],
};

function playedMatch(): Match<State, Action> {
  const match = new Match(highCard, { setup, seed: 7 });
  for (let seat = match.toAct; seat !== null; seat = match.toAct) {
    match.act(seat, match.legalActions(seat).at(-1) ?? 0);
  }
  return match;
}

interface Written {
  save: number;
  seed: number;
  setup: { players: unknown; decks: { cards: unknown }[] };
  steps: { seat: string; action: string; checksum: string }[];
}

/** The save of a whole game, edited. */
function edited(edit: (save: Written) => void): string {
  const save = JSON.parse(saveMatch(playedMatch())) as Written;
  edit(save);
  return JSON.stringify(save);
}

test('a save can be read by people, and holds how it began', () => {
  const lines = saveMatch(playedMatch()).split('\n');
  expect(lines).toContain('  "game": "high-card",');
  expect(lines).toContain('  "seed": 7,');
  expect(lines.filter((line) => /"action":"play \d+"/.test(line))).toHaveLength(12);
  expect(readSave(lines.join('\n')).beginning).toEqual({ setup, seed: 7 });
});

test('a replay plays the same, step by step', () => {
  const match = playedMatch();
  const seen: number[] = [];
  const again = replay(highCard, readSave(saveMatch(match)), ({ steps }) =>
    seen.push(steps.length),
  );
  expect(again.departure).toBeNull();
  expect(again.match?.state).toEqual(match.state);
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(again.match && saveMatch(again.match)).toBe(saveMatch(match));
});

test('a match that is not over, or began with a position, goes on where it was', () => {
  const match = new Match(highCard, { position: { hands: [[2, 5], [3]], deck: [9] } });
  const unbegun = replay(highCard, readSave(saveMatch(match)));
  expect(unbegun.match?.state).toEqual(match.state);
  match.actText(0, 'play 5');
  const { match: again } = replay(highCard, readSave(saveMatch(match)));
  expect(again?.toAct).toBe(1);
  again?.undo();
  expect(again?.legalTexts(0)).toEqual(['play 2', 'play 5']);
});

test.each<[string, (save: Written) => void, object]>([
  ['another seed', (save) => (save.seed = 8), { step: 0, refusal: null }],
  [
    'a set-up that is refused',
    (save) => (save.setup.players = 1),
    { step: 0, refusal: { code: 'HC_PLAYERS' } },
  ],
  [
    'an action that is not legal',
    ({ steps }) => (steps[4]!.action = 'pass'),
    { step: 5, refusal: { code: 'HC_MUST_PLAY' } },
  ],
  [
    'an action that is none',
    ({ steps }) => (steps[4]!.action = 'sing'),
    { step: 5, refusal: { code: 'BAD_ACTION' } },
  ],
  [
    'another seat',
    ({ steps }) => (steps[2]!.seat = 'P2'),
    { step: 3, refusal: { code: 'NOT_YOUR_DECISION' } },
  ],
  [
    'a step that is missing',
    ({ steps }) => steps.splice(3, 1),
    { step: 4, refusal: { code: 'NOT_YOUR_DECISION' } },
  ],
  [
    'another position than before',
    ({ steps }) => (steps[6]!.checksum = '00000000'),
    { step: 7, refusal: null },
  ],
])('%s is found at its step', (_, edit, departure) => {
  const again = replay(highCard, readSave(edited(edit)));
  expect(again.departure).toMatchObject(departure);
  const { step } = departure as { step: number };
  expect(again.match?.steps.length ?? 0).toBe(Math.max(0, step - 1));
});

test('a position that the rules cannot read is no beginning', () => {
  const save = JSON.parse(saveMatch(new Match(highCard, { position: { hands: [[1]] } }))) as object;
  const broken = JSON.stringify({ ...save, position: { hands: 3 } });
  expect(replay(highCard, readSave(broken))).toEqual({
    match: null,
    departure: { step: 0, refusal: null },
  });
});

test.each<[string, (save: Written) => unknown]>([
  ['save', (save) => (save.save = 3)],
  ['seed', (save) => (save.seed = 1.5)],
  ['setup.players', (save) => (save.setup.players = '2')],
  ['setup.decks', (save) => (save.setup.decks = {} as [])],
  ['setup.decks.0', (save) => (save.setup.decks[0]!.cards = [])],
  ['setup.decks.0.ace', (save) => (save.setup.decks[0]!.cards = { ace: 'four' })],
  ['steps', (save) => (save.steps = {} as [])],
  ['steps.1.action', (save) => (save.steps[1]!.action = 7 as unknown as string)],
])('a save whose %s is broken says so', (what, edit) => {
  expect(() => readSave(edited((save) => void edit(save)))).toThrow(
    expect.objectContaining({ name: 'BadSave', what }),
  );
});

test('what is no JSON, or no save, is none', () => {
  for (const text of ['', 'game: high-card', '[]', 'null', '{"game":"high-card"}']) {
    expect(() => readSave(text)).toThrow(expect.objectContaining({ what: 'save' }));
  }
});

test('a save from when outcomes had one winner is still replayed', () => {
  const rules: typeof highCard = {
    ...highCard,
    toPosition: (state) => {
      const outcome = highCard.outcome(state);
      const winners = outcome?.winners.map(sideName);
      return { ...highCard.toPosition(state), outcome: outcome && { winners, reason: 'sum' } };
    },
  };
  const match = new Match(rules, { setup, seed: 7 });
  for (let seat = match.toAct; seat !== null; seat = match.toAct) {
    match.act(seat, match.legalActions(seat)[0]!);
  }
  const written = JSON.parse(saveMatch(match)) as Written;
  // What the engine of that time wrote: the same words but the outcome's.
  const [winner] = match.outcome!.winners.map(sideName);
  const oldWords = { ...rules.toPosition(match.state), outcome: { winner, reason: 'sum' } };
  const oldRules: typeof highCard = { ...rules, toPosition: () => oldWords };
  written.save = 1;
  written.steps.at(-1)!.checksum = checksumOf(oldRules, match.state);
  expect(replay(rules, readSave(JSON.stringify(written))).departure).toBeNull();
  written.save = 2;
  expect(replay(rules, readSave(JSON.stringify(written))).departure?.step).toBe(12);
});

test.each(['__proto__', 'constructor', 'P0', 'PNaN', 'P1e1', 'p1', 'P100', ''])(
  'a step of seat %j cannot be read',
  (seat) => {
    const text = edited((save) => save.steps.forEach((step) => void (step.seat = seat)));
    expect(() => readSave(text)).toThrow(expect.objectContaining({ what: 'steps.0.seat' }));
  },
);

test('options that nest five thousand deep are no save', () => {
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
  const text = saveMatch(playedMatch()).replace(/"options": \{[^}]*\}/, `"options": ${deep}`);
  expect(() => readSave(text)).toThrow(expect.objectContaining({ what: 'save' }));
});
