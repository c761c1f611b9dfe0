/** Effects that are built by choosing words: whatever is chosen fits its schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GameChecker, isSound, planEdit, type CheckedGame } from '../../generator/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { drawingAt, turnedSquare } from '../../studio/protocol/drawing.ts';
import type { EffectForm, EffectsShown, EffectStep } from '../../studio/protocol/effects.ts';
import type { EditAnswer } from '../../studio/protocol/state.ts';
import { effectChange, effectsAt } from '../../studio/server/places/text/effects.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const FILE = 'cards/avi.yaml';
const ID = 'avi-kestrel';
const folder = join(temporaryRoom(), 'game');
let checker: GameChecker;
let checked: CheckedGame;
let studio: OpenStudio;

beforeAll(async () => {
  copyGame(join(packageRoot(), 'content', 'battle-logistic-square'), folder);
  checker = new GameChecker(folder);
  const result = checker.check();
  if (!isSound(result)) throw new Error('The game is not sound.');
  checked = result;
  studio = await openStudio(folder);
});
afterAll(() => studio?.server.close());

/** All forms in one, outermost first. */
function within(form: EffectForm): EffectForm[] {
  return [form, ...form.parts.flatMap((part) => within(part.form))];
}

function formOf(game: CheckedGame, line = 4): EffectForm {
  const effects = effectsAt(game, FILE, line)?.fields.find(({ name }) => name === 'effects')?.form;
  if (effects === undefined || effects === null) throw new Error('No effects there.');
  return effects;
}

/** What an effect asks of the rest of its card. */
const OF_THE_CARD = /^A card has endurance exactly when/;

/** What the schemas of the game have against a step; the meaning of cards is another matter. */
function schemaErrors(step: EffectStep): string[] {
  const change = effectChange(checked, step);
  if (change === null) return ['no change'];
  const { texts, refused } = planEdit(checked, [change]);
  if (refused.length > 0) return [refused[0]!.why];
  const result = checker.supposing(texts);
  return result.diagnostics
    .filter(({ code, message }) => code.startsWith('CW11') && !OF_THE_CARD.test(message))
    .map(({ message }) => message);
}

/** What words and keys are called in a language. */
function named(locale: string): Map<string, string> {
  const forms = within(formOf({ ...checked, locale }));
  return new Map(
    forms.flatMap(({ words, parts }) => [
      ...words.map(({ word, name }): [string, string] => [word, name]),
      ...parts.map(({ key, name }): [string, string] => [key, name]),
    ]),
  );
}

test('a closed word is called as the word says that has it, where others call it otherwise', () => {
  const result = new GameChecker(join(packageRoot(), 'content', 'armed-warfare')).check();
  if (!isSound(result)) throw new Error('The game is not sound.');
  const calledIn = (file: string, id: string, locale: string): unknown => {
    const { text } = result.game.files.find(({ path }) => path === file)!;
    const line = text.slice(0, text.indexOf(`id: ${id}`)).split('\n').length;
    const fields = effectsAt({ ...result, locale }, file, line)?.fields ?? [];
    const forms = fields.flatMap(({ form }) => (form === null ? [] : within(form)));
    return forms
      .find(({ words }) => words.some(({ word }) => word === 'shooting'))
      ?.words.map(({ name }) => name);
  };
  // A condition asks for the attack, an operation makes one of a kind.
  const asked = (locale: string): unknown =>
    calledIn('weapons/support.yaml', 'targeting-radar', locale);
  expect(asked('en')).toEqual(['a melee attack', 'a shooting attack']);
  expect(asked('ja')).toEqual(['格闘攻撃', '射撃攻撃']);
  const { text } = result.game.files.find(({ path }) => path === 'armdroids.yaml')!;
  const [id = ''] = [...text.slice(0, text.indexOf('op: innateAttack')).matchAll(/(?<=id: )\S+/g)]
    .map(String)
    .slice(-1);
  expect(calledIn('armdroids.yaml', id, 'ja')).toEqual(['格闘', '射撃']);
});

describe('every word', () => {
  test('is called as it reads on cards, in the language of the page', () => {
    const [english, japanese] = [named('en'), named('ja')];
    const called = (word: string): unknown[] => [english.get(word), japanese.get(word)];
    // Numbers are gaps; the trigger is called without what comes after it.
    expect(called('heal')).toEqual(['gain … life', '自分のライフポイントを…回復する']);
    expect(called('turnStart')).toEqual(['at the start of your turn', '自分のターンの開始時']);
    expect(called('ownAvi')).toEqual(['your AVI', '自分の《AVI》カード']);
    // Its phrase is nothing but what is done, but the vocabulary names it, and its parameters.
    expect(called('resolve')).toEqual(['when it resolves', '解決時']);
    expect(called('steps')).toEqual(['cells', 'マス数']);
    // What all games have is called by the page.
    expect(called('do')).toEqual(['', '']);
    for (const name of [...english.values(), ...japanese.values()])
      expect(name).not.toMatch(/[{}<>]/);
  });

  test('of a field is called as the schema of the game calls it', () => {
    const fields = effectsAt(checked, FILE, 4)?.fields ?? [];
    expect(fields.map(({ name, title }) => [name, title])).toEqual([
      ['break', 'Break condition'],
      ['assembly', 'Assembly'],
      ['effects', 'Effects'],
    ]);
  });

  test('that is proposed fits when it is chosen, with what it needs', { tags: 'soak' }, () => {
    const forms = within(formOf(checked)).filter(({ words }) => words.length > 0);
    expect(forms.length).toBeGreaterThan(6);
    const steps = forms.flatMap(({ path, words }) =>
      words.map(({ word }): EffectStep => ({ do: 'choose', id: ID, path, word })),
    );
    expect(steps.length).toBeGreaterThan(40);
    expect(steps.flatMap((step) => schemaErrors(step).map((why) => [step, why]))).toEqual([]);
  });

  test('that may be added fits, and what may go can be removed', () => {
    const forms = within(formOf(checked));
    const added = forms.flatMap(({ path, more }) =>
      more.map(({ word }): EffectStep => ({ do: 'add', id: ID, path, key: word })),
    );
    const removed = forms
      .flatMap(({ parts }) => parts.filter(({ canGo }) => canGo))
      .map(({ form }): EffectStep => ({ do: 'remove', id: ID, path: form.path }));
    expect(added.length).toBeGreaterThan(4);
    // One entry more that is the same as another is an error of its own.
    const found = [...added, ...removed].flatMap((step) =>
      schemaErrors(step).map((why) => [step, why]),
    );
    expect(found).toEqual([]);
  });

  test('keeps the parameters that the words share', () => {
    const path = ['effects', 0, 'do', 0];
    const change = effectChange(checked, { do: 'choose', id: ID, path, word: 'heal' });
    expect(change).toMatchObject({
      value: [{ do: [{ op: 'heal', target: 'ownAvi', amount: 1 }] }, { on: 'static' }],
    });
  });
});

describe('a step', () => {
  test('changes one line, and the sentences in both languages; it is taken back to the same bytes', async () => {
    const before = readFileSync(join(folder, FILE), 'utf8');
    const path = ['effects', 0, 'do', 0, 'steps'];
    const answer = (await studio.json('effect', {
      do: 'set',
      id: ID,
      path,
      was: 2,
      value: 3,
    })) as EditAnswer;
    expect(answer.refused).toEqual([]);
    const after = readFileSync(join(folder, FILE), 'utf8');
    expect(after).toBe(before.replace('steps: 2', 'steps: 3'));
    const { effects: shown } = (await studio.json(`effects?file=${FILE}&line=4`)) as {
      effects: EffectsShown;
    };
    expect(shown.id).toBe(ID);
    expect(shown.sentences.map(({ locale, lines: [first] }) => [locale, first])).toEqual([
      ['en', expect.stringContaining('3') as string],
      ['ja', expect.stringContaining('3') as string],
    ]);
    await studio.json('undo', {});
    expect(readFileSync(join(folder, FILE), 'utf8')).toBe(before);
  });

  test('at a place that holds something else by now is refused, and changes nothing', async () => {
    const before = readFileSync(join(folder, FILE), 'utf8');
    const second = formOf(checked).parts[1]!.form;
    const step = { do: 'remove', id: ID, path: second.path };
    const seen = JSON.parse(JSON.stringify(second.value)) as object;
    for (const was of [undefined, { ...seen, on: 'turnStart' }]) {
      const answer = (await studio.json('effect', { ...step, was })) as EditAnswer;
      expect(answer.refused).toMatchObject([{ id: ID }]);
      expect(readFileSync(join(folder, FILE), 'utf8')).toBe(before);
    }
    const answer = (await studio.json('effect', { ...step, was: seen })) as EditAnswer;
    expect(answer.refused).toEqual([]);
    await studio.json('undo', {});
    expect(readFileSync(join(folder, FILE), 'utf8')).toBe(before);
  });

  test.for<[string, unknown]>([
    ['no path', { do: 'remove', id: ID, path: [] }],
    ['another field', { do: 'set', id: ID, path: ['name', 'fr'], value: 'x' }],
    [
      'an unknown word',
      { do: 'choose', id: ID, path: ['effects', 0, 'do', 0, 'steps'], was: 2, word: 'win' },
    ],
    ['a prototype', { do: 'set', id: ID, path: ['effects', 0, '__proto__', 'x'], value: 1 }],
    ['a place that is not there', { do: 'set', id: ID, path: ['effects', 9, 'on'], value: 'x' }],
    ['nobody', { do: 'remove', id: 'nobody', path: ['effects', 0] }],
    ['no deed', { do: 'eat', id: ID, path: ['effects', 0] }],
  ])('that names %s is refused', async ([, body]) => {
    expect((await studio.ask('effect', body)).status).toBe(400);
  });
});

test('a drawing is found around a line, and a click turns one square', () => {
  const text = ['- id: volley', '  draw: |', '    ##', '    .@', '', '- id: x'];
  const lines = { count: text.length, line: (number: number) => text[number - 1]! };
  const drawing = drawingAt(lines, 4);
  expect(drawing).toEqual({ line: 3, indent: '    ', rows: ['##', '.@'] });
  expect(drawingAt(lines, 2)).toBeNull();
  expect(turnedSquare(drawing!, 0, 1)).toEqual(['    #.', '    .@']);
  expect(turnedSquare(drawing!, 1, 0)).toEqual(['    ##', '    #@']);
  expect(turnedSquare(drawing!, 1, 1)).toEqual(['    ##', '    .@']);
  // Just outside: it grows that way.
  expect(turnedSquare(drawing!, -1, 0)).toEqual(['    #.', '    ##', '    .@']);
  expect(turnedSquare(drawing!, 1, 2)).toEqual(['    ##.', '    .@#']);
  expect(turnedSquare(drawing!, 2, -1)).toEqual(['    .##', '    ..@', '    #..']);
});
