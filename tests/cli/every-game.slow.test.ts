/** `cardwright play`, `replay` and `engine` know no game: every game in content/ goes through them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packageRoot } from '../../kernel/index.ts';
import { TRACE } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { talk } from '../support/talk.ts';

const content = join(packageRoot(), 'content');
const games = readdirSync(content).filter((game) =>
  existsSync(join(content, game, 'rules', 'index.ts')),
);
const room = temporaryRoom();

/** What a session with `cardwright engine` answers, line by line. */
async function ask(game: string, requests: readonly object[]): Promise<unknown[]> {
  const lines = requests.map((request) => JSON.stringify(request));
  const { exit, out } = await runHere(['engine', game], room, lines);
  expect(exit).toBe(0);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** Games in which nobody has anything to hide (AAW-18.1.1). */
const OPEN = ['aaws-basic'];

/** What `play` takes, as game.yaml says. */
function usualDecks(game: string): readonly string[] | undefined {
  const text = readFileSync(join(content, game, 'game.yaml'), 'utf8');
  return (parse(text) as { readonly play?: { readonly decks?: readonly string[] } }).play?.decks;
}

/** Whose games take longest: combats of A-AWs Basic five times as long as those of others. */
const LONG = { 'aaws-basic': { tags: 'soak' }, apeiron: { tags: 'soak' } } as const;

describe.each(games)('%s', (game) => {
  test(
    'bots play to the end; what they played is saved and plays the same',
    { ...LONG[game as keyof typeof LONG] },
    async () => {
      const file = `${game}.json`;
      const seats = ['--seats', 'greedy,random', '--seed', '4'];
      const played = await talk(['play', game, ...seats], room, [`save ${file}`, 'quit']);
      expect(played).toMatchObject({ exit: 0, err: '' });
      expect(played.out).toMatch(/^(Side [AB] .* has won|The game is a draw)\.$/m);
      // Every event has words: none is reported as a code with its fields.
      expect(played.out).not.toMatch(/^[a-z]+[A-Z]\w*: /m);
      const replayed = await runHere(['replay', file], room);
      expect(replayed).toMatchObject({ exit: 0, err: '' });
    },
  );

  test('a person sees own cards and no others, and what is typed wrong is answered', async () => {
    const seats = ['--seats', 'human,greedy', '--seed', '7'];
    const { exit, out } = await runHere(['play', game, ...seats], room, ['nonsense', '1', 'undo']);
    expect(exit).toBe(0);
    expect(out).toContain('"nonsense" is neither a move nor an order.');
    if (OPEN.includes(game)) expect(out).not.toMatch(/: \d+ cards$/m);
    else expect(out).toMatch(/\b(?:hand|chest) P2: \d+ cards$/m);
    expect(out).not.toMatch(TRACE);
  });

  test(
    'programs play it, and go on from any position',
    { ...LONG[game as keyof typeof LONG] },
    async () => {
      const [reported] = (await ask(game, [{ do: 'game' }])) as [{ decks: string[] }];
      // Others may be parts of a set-up that no seat brings.
      const samples = usualDecks(game) ?? reported.decks.slice(0, 2);
      expect(reported.decks).toEqual(expect.arrayContaining([...samples]));
      const [tried] = await ask(game, [{ do: 'setup', decks: samples, seed: 5 }]);
      // Where all draw from shared piles, nobody brings a deck.
      const decks = Object.hasOwn(tried as object, 'match') ? samples : [];
      const [begun, choice, position] = await ask(game, [
        { do: 'setup', decks, seed: 5 },
        { do: 'choose', bot: 'greedy' },
        { do: 'toPosition' },
      ]);
      expect(begun).toMatchObject({ match: 1 });
      const { seat, action } = choice as { seat: string; action: string };
      const [again, legal, done, refused] = await ask(game, [
        { do: 'position', ...(position as object) },
        { do: 'legalActions', seat },
        { do: 'apply', seat, action },
        { do: 'apply', action: 'nonsense' },
      ]);
      expect(again).toMatchObject({ match: 1, toAct: seat });
      expect((legal as { actions: string[] }).actions).toContain(action);
      expect(done).toHaveProperty('events');
      expect(refused).toMatchObject({
        error: { code: 'ACTION_REFUSED', refusals: [{ code: 'BAD_ACTION' }] },
      });
    },
  );
});
