/** Decks judged by plain data, as a page does it, and changed in their texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  addCard,
  changeDeck,
  type CheckedGame,
  DeckBench,
  type DeckData,
  deckForms,
  type DeckGame,
  deckGame,
  filesOf,
  GameChecker,
  judgeDeckFile,
  linesOf,
  fixed,
  removeLine,
  setChoice,
  setCount,
} from '../../../generator/index.ts';
import { packageRoot } from '../../../kernel/index.ts';

const CONTENT = join(packageRoot(), 'content');
const games = readdirSync(CONTENT);

function checked(name: string): CheckedGame {
  const result = new GameChecker(join(CONTENT, name)).check();
  if (result.game === null) throw new Error(name);
  return result;
}

/** As it arrives in a page. */
function benchOf(game: CheckedGame): DeckBench {
  return new DeckBench(JSON.parse(JSON.stringify(deckGame(game))) as DeckGame);
}

function decksOf({ game }: CheckedGame): { path: string; data: DeckData; text: string }[] {
  return filesOf(game, 'deck').map(({ path, data, text }) => {
    return { path, data: data as DeckData, text };
  });
}

function idOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}

function textsOf(found: readonly { message: string; hint?: string | null }[]): string[] {
  return found.map(({ message, hint }) => `${message} ${hint ?? ''}`).toSorted();
}

describe.each(games)('every deck of %s', (name) => {
  const game = checked(name);
  const bench = benchOf(game);

  test('has words for its sections in every language', () => {
    for (const locale of game.manifest.locales) {
      const own = deckGame({ ...game, locale });
      const { sections, formats = {} } = own?.rules ?? { sections: {} };
      const all = [sections, ...Object.values(formats).map((one) => one.sections)];
      const named = Object.keys(own?.sections ?? {});
      expect(named.toSorted()).toEqual(
        [...new Set(all.flatMap((one) => Object.keys(one ?? {})))].toSorted(),
      );
    }
  });

  test('has the verdict and the words of deck check', () => {
    for (const { path, data } of decksOf(game)) {
      const { verdict, broken } = bench.judge(data, idOf(path));
      const { verdict: own, diagnostics } = judgeDeckFile(game, join(game.folder, path));
      expect([path, verdict.state, verdict.size]).toEqual([path, own?.state, own?.size]);
      const said = diagnostics.filter(({ rule }) => rule !== undefined);
      expect(textsOf(broken)).toEqual(textsOf(said));
    }
  });

  test('is fixed as its fixes say', () => {
    for (const { path, data } of decksOf(game)) {
      const judged = bench.judge(data, idOf(path));
      for (const fix of bench.fixes(judged).found) {
        const after = bench.judge(
          fixed(data, fix, (written) => bench.idOf(written)),
          idOf(path),
        );
        const state = 'state' in fix ? fix.state : 'legal';
        expect([path, fix, after.verdict.state]).toEqual([path, fix, state]);
      }
    }
  });

  test('goes out in every form, and comes back the same where the form has a reader', () => {
    for (const { path, data } of decksOf(game)) {
      const judged = bench.judge(data, idOf(path));
      if (judged.verdict.state !== 'legal') continue;
      // What is attached to units has a place in the forms of the game alone.
      if (linesOf(data).some((line) => line.with.length > 0)) continue;
      for (const form of deckForms) {
        const text = bench.write(judged, form, 'en');
        const read = bench.read(text, form);
        if (!['list', 'json', 'csv'].includes(form.name)) continue;
        const again = bench.judge(read?.data ?? {}, idOf(path));
        expect([path, form.name, [...again.verdict.cards]]).toEqual([
          path,
          form.name,
          [...judged.verdict.cards],
        ]);
      }
    }
  });
});

const lords = checked('lords-of-war');

function lordsDeck(path: string): { text: string; data: DeckData; path: string } {
  const found = decksOf(lords).find((one) => one.path === path);
  if (found === undefined) throw new Error(path);
  return { ...found, text: readFileSync(join(lords.folder, path), 'utf8') };
}

test.each([
  ['en', 'Mode', { core: 'Core', custom: 'Custom', mercenary: 'Mercenary' }, 'Base race'],
  ['ja', 'モード', { core: 'コア', custom: 'カスタム', mercenary: '傭兵' }, '基本種族'],
])('what decks declare has the words of the game: %s', (locale, label, values, race) => {
  const game = new GameChecker(lords.folder, { locale }).check();
  expect(deckGame(game as CheckedGame)?.choices).toEqual({
    mode: { label, values },
    baseRace: { label: race, values: {} },
  });
});

test('a choice without words has the title of its kind, else its own name', () => {
  const [folder] = [join(packageRoot(), 'tests', 'diagnostics', 'tiny-game')];
  const tiny = new GameChecker(folder).check() as CheckedGame;
  expect(deckGame(tiny)?.choices).toMatchObject({
    mode: { label: 'mode', values: {} },
    race: { label: 'Race' },
  });
});

describe('a change of a deck', () => {
  const core = lordsDeck('decks/dwarf-core.yaml');
  const pasted = lordsDeck('decks/dwarf-gun-wall.txt');

  test('of a count changes one line', () => {
    const line = linesOf(core.data).find(({ card }) => card === 'dwarf-oathmad');
    const made = changeDeck(lords, core.path, core.text, setCount(core.data, line!.path, 3));
    expect(made).toBe(core.text.replace('dwarf-oathmad, count: 2', 'dwarf-oathmad, count: 3'));
  });

  test('adds a line as the others are written, and removes one', () => {
    const added = addCard(core.data, 'orc-ravager', 'cards');
    const made = changeDeck(lords, core.path, core.text, added);
    expect(made).toBe(
      core.text.replace(/(dwarf-pony-scout.*\n)/, '$1  - { card: orc-ravager, count: 1 }\n'),
    );
    const back = removeLine(added, linesOf(added).at(-1)!.path);
    expect(changeDeck(lords, core.path, made!, back)).toBe(core.text);
  });

  test('declares a choice where the others are', () => {
    const made = changeDeck(lords, core.path, core.text, setChoice(core.data, 'mode', 'custom'));
    expect(made).toBe(core.text.replace('mode: core', 'mode: custom'));
  });

  test('of a pasted list keeps its remarks and changes its own lines', () => {
    const [line] = linesOf(pasted.data);
    const more = addCard(
      setCount(pasted.data, line!.path, Number(line!.count) + 1),
      'dwarf-pitboy-of-no-game',
      'cards',
    );
    const made = changeDeck(lords, pasted.path, pasted.text, more)!;
    const old = pasted.text.split('\n');
    const changed = made.split('\n').filter((one) => !old.includes(one));
    expect(changed).toHaveLength(2);
    expect(made.split('\n').filter((one) => one.startsWith('#'))).toEqual(
      old.filter((one) => one.startsWith('#')),
    );
    expect(changeDeck(lords, pasted.path, made, pasted.data)).toBe(pasted.text);
  });
});
