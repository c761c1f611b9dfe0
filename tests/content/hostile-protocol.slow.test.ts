/** Whatever a program sends to a session, the session goes on, and no answer is an error of its own. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProtocolSession, protocolCommands, type CompiledGame } from '../../engine/index.ts';
import { GameChecker } from '../../generator/check.ts';
import { compileCards } from '../../generator/compile/cards.ts';
import { compileGame } from '../../generator/compile/compile.ts';
import { packageRoot } from '../../kernel/index.ts';
import { runs } from '../support/runs.ts';

const CONTENT = join(packageRoot(), 'content');

/** Names that every object of JavaScript seems to have, and what else is no seat, id or number. */
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'length',
  '',
  'P0',
  'P100',
  'PNaN',
  '\u001B[31m',
  '\uD800',
];

interface Begun {
  readonly match?: number;
  readonly toAct: string;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const scalar = fc.oneof(
  fc.constantFrom<Json>(...NAMES, null, true, 0, -1, 0.5, 1e308, 2 ** 53, [], {}),
  fc.string({ maxLength: 6 }),
);
const hostile = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { weight: 4, arbitrary: scalar },
    fc.array(tie('json'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom(...NAMES), tie('json')), { maxLength: 3 })
      // Written as text: a literal would make `__proto__` a prototype.
      .map((entries) => Object.fromEntries(entries) as Json),
  ),
})).json;

async function sessionOf(
  name: string,
): Promise<{ session: ProtocolSession; decks: string[]; options: string[] }> {
  const { game, linked } = new GameChecker(join(CONTENT, name)).check();
  if (game === null || linked === null) throw new Error(`${name} cannot be read.`);
  const module = (await import(
    /* @vite-ignore */ pathToFileURL(join(CONTENT, name, 'rules', 'index.ts')).href
  )) as {
    rules: (game: CompiledGame) => unknown;
  };
  const compiled = compileGame(game, linked, compileCards(game, { fixtures: true }));
  const rules = module.rules(compiled);
  const session = new ProtocolSession({
    compiled,
    rulesFor: () => rules as never,
    message: ({ code }) => code,
  });
  return {
    session,
    decks: [...(game.manifest.play?.decks ?? compiled.decks.map(({ id }) => id))],
    options: Object.keys(compiled.options),
  };
}

/** A request with one of its parts replaced by anything, or one more part. */
function damaged(request: Json): fc.Arbitrary<Json> {
  const places = placesIn(request);
  return fc
    .tuple(fc.nat({ max: places.length - 1 }), hostile, fc.constantFrom(...NAMES), fc.boolean())
    .map(([index, value, name, adds]) => {
      const copy = structuredClone(request);
      const place = places[index] ?? [];
      replaceAt(copy, place, adds ? name : null, value);
      return copy;
    });
}

function placesIn(value: Json, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[...path], ...inner.flatMap(([key, one]) => placesIn(one, [...path, key]))];
}

function replaceAt(root: Json, path: (string | number)[], name: string | null, value: Json): void {
  let holder = root as Record<string | number, Json>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, Json>;
  const last = path.at(-1);
  const at = last === undefined ? root : holder[last];
  const adds = name !== null && typeof at === 'object' && at !== null && !Array.isArray(at);
  const target = adds ? at : holder;
  const key = adds ? name : last;
  if (key === undefined) return;
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

const played = readdirSync(CONTENT).filter((name) =>
  existsSync(join(CONTENT, name, 'rules', 'index.ts')),
);

describe.each(played)('%s', (name) => {
  test('goes on, and knows what is wrong', async () => {
    const { session, decks, options } = await sessionOf(name);
    const begin = (brought: string[]) => {
      const asked = { do: 'setup', seed: 1, options: {}, decks: brought };
      return { asked, begun: JSON.parse(session.answer(JSON.stringify(asked))) as Begun };
    };
    const own = begin(decks.slice(0, 2));
    // Where all draw from shared piles, nobody brings a deck.
    const { asked: setup, begun } = own.begun.match === 1 ? own : begin([]);
    expect(begun.match).toBe(1);
    const { position } = JSON.parse(session.answer('{"do":"toPosition"}')) as { position: Json };
    const { actions } = JSON.parse(session.answer('{"do":"legalActions"}')) as {
      actions: string[];
    };
    const { save } = JSON.parse(session.answer('{"do":"save"}')) as { save: string };
    const choices = { id: 'x', choices: { a: 'b' }, cards: { c: 1 }, sections: { d: { e: 1 } } };
    const requests: Json[] = [
      setup,
      {
        ...setup,
        players: 2,
        viewer: 'P1',
        options: Object.fromEntries(options.map((one) => [one, 1])),
      },
      { ...setup, decks: [choices, choices] },
      { do: 'position', position },
      { do: 'apply', match: 1, seat: begun.toAct, action: actions[0] ?? '', viewer: 'spectator' },
      { do: 'refusal', match: 1, seat: begun.toAct, action: actions[0] ?? '' },
      { do: 'choose', match: 1, bot: 'random', seed: 1 },
      { do: 'observe', match: 1, viewer: 'P1' },
      ...protocolCommands.filter((one) => one !== 'quit').map((one) => ({ do: one, match: 1 })),
    ];
    const anyRequest = fc.constantFrom(...requests).chain(damaged);
    const saves = damaged(JSON.parse(save) as Json).map((one) => ({
      do: 'load',
      save: JSON.stringify(one),
    }));
    const ask = (request: Json): void => {
      const text = session.answer(JSON.stringify(request));
      const { error } = JSON.parse(text) as { error?: { code: string } };
      expect(error?.code, text).not.toBe('INTERNAL');
      expect(JSON.stringify(error ?? null)).not.toMatch(/(?<!")P?NaN(?!")|\[object|native code/);
    };
    fc.assert(fc.property(fc.oneof({ weight: 3, arbitrary: anyRequest }, saves), ask), {
      numRuns: runs(400, 5000),
      seed: 7,
    });
  });
});
