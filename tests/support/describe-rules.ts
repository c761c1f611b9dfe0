/**
 * The contract suite: what the rules of every game keep, whatever the game. Seeds come from
 * fast-check, which looks for the smallest one that fails.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  below,
  botPlayer,
  bots,
  Match,
  NOBODY,
  readSave,
  replay,
  saveMatch,
  stream,
  type GameEvent,
  type Luck,
  type Rules,
  type Seat,
  type Setup,
} from '../../engine/index.ts';
import { isSame } from '../../engine/scenarios/same.ts';
import { nothing, playRandomly, same, type Moment } from './random-game.ts';

export interface RulesUnderTest<State, Action> {
  readonly rules: Rules<State, Action>;
  readonly setups: fc.Arbitrary<Setup>;
  /** Everything in a state as text, for comparing two of them. */
  readonly snapshot: (state: State) => string;
  /** Random games per property that looks at every step. */
  readonly games: number;
}

export function describeRules<State, Action>(
  name: string,
  { rules, setups, snapshot, games }: RulesUnderTest<State, Action>,
): void {
  const seeds = fc.integer();

  /** Looks at every step of random games. */
  const inEveryStep = (
    runs: number,
    look: (moment: Moment<State, Action>, setup: Setup) => void,
  ): void => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        playRandomly(rules, setup, seed, (moment) => look(moment, setup));
      }),
      { numRuns: runs },
    );
  };

  /** Looks at a few steps of each game, for what takes long. */
  const nowAndThen = (look: (moment: Moment<State, Action>, setup: Setup) => void): void =>
    inEveryStep(Math.ceil(games / 4), (moment, setup) => {
      if (below(12, moment.chance) === 0) look(moment, setup);
    });

  const others = (state: State, seat: Seat): Seat[] =>
    [...Array(rules.seats(state)).keys()].filter((other) => other !== seat);

  describe(name, () => {
    test('set-ups can be played', () => {
      fc.assert(
        fc.property(setups, (setup) => {
          expect(rules.refuseSetup(setup)).toEqual([]);
        }),
      );
    });

    test('every game ends, and nobody acts after the end', () => {
      fc.assert(
        fc.property(setups, seeds, (setup, seed) => {
          const last = playRandomly(rules, setup, seed);
          expect(rules.outcome(last)).not.toBeNull();
          expect(rules.toAct(last)).toBeNull();
          for (const seat of [NOBODY, ...others(last, NOBODY)]) {
            expect(rules.legalActions(last, seat, [])).toBe(0);
          }
        }),
        { numRuns: games * 4 },
      );
    });

    test('an outcome names sides, and ranks each of them once', () => {
      fc.assert(
        fc.property(setups, seeds, (setup, seed) => {
          const last = playRandomly(rules, setup, seed);
          const sides = rules.sides(last);
          const all = [...Array(sides).keys()];
          const { winners, standings } = rules.outcome(last)!;
          expect(all.filter((side) => winners.includes(side))).toEqual(winners);
          if (standings !== undefined) {
            expect(standings.flat().toSorted((a, b) => a - b)).toEqual(all);
            if (winners.length > 0)
              expect(standings[0]).toEqual(expect.arrayContaining([...winners]));
          }
          for (const seat of others(last, NOBODY)) expect(all).toContain(rules.sideOf(last, seat));
          for (const side of all)
            expect(Math.abs(rules.advantage(last, side))).toBeLessThanOrEqual(1);
        }),
        { numRuns: games },
      );
    });

    test('the invariants hold at every step', () => {
      inEveryStep(games, ({ state }) => nothing(rules.invariants(state)));
    });

    test('legal actions are not refused and come once; who has none may do nothing', () => {
      inEveryStep(games, ({ state, actions }) => {
        for (const seat of [NOBODY, ...others(state, NOBODY)]) {
          const own: Action[] = [];
          own.length = rules.legalActions(state, seat, own);
          same(new Set(own).size, own.length);
          for (const action of own) same(rules.refusal(state, seat, action), null);
          for (const enough of [1, 2]) {
            const few: Action[] = [];
            const count = rules.legalActions(state, seat, few, enough);
            same(Math.min(count, enough), Math.min(own.length, enough));
            for (let n = 0; n < Math.min(enough, own.length); n += 1) same(few[n], own[n]);
          }
          if (own.length > 0) continue;
          same(seat === rules.toAct(state), false);
          same(rules.refusal(state, seat, actions[0]!)?.code, 'NOT_YOUR_DECISION');
        }
      });
    });

    test('what is not legal is refused, and changes nothing', () => {
      const seen = new Set<string>();
      inEveryStep(games, ({ state, seat, actions, chance }) => {
        const legal = new Set(actions.map((action) => format(state, action)));
        for (const text of legal) if (seen.size < 2000) seen.add(text);
        const pool = [...seen];
        const before = snapshot(state);
        for (let i = 0; i < 4; i += 1) {
          const text = pool[below(pool.length, chance)] ?? '';
          const action = parse(state, text);
          if (action === null || legal.has(format(state, action))) continue;
          const isAccepted = rules.refusal(state, seat, action) === null;
          if (isAccepted && !isMadeOfSteps(state, seat, action)) expect.fail(`accepted: ${text}`);
        }
        same(snapshot(state), before);
      });
    });

    test('notation reads what it writes', () => {
      inEveryStep(games, ({ state, actions }) => {
        for (const action of actions) same(parse(state, format(state, action)), action);
      });
    });

    test('a clone goes its own way', () => {
      nowAndThen(({ state, seat, actions, chance }) => {
        const before = snapshot(state);
        const clone = rules.clone(state);
        expect(snapshot(clone)).toBe(before);
        rules.apply(clone, seat, actions[below(actions.length, chance)]!);
        expect(snapshot(state)).toBe(before);
      });
    });

    test('a state that is written over holds what a new one would', () => {
      let used: State | undefined;
      nowAndThen(({ state, seat, actions, chance }) => {
        const [viewer, seed] = [Math.max(seat, 0), below(1 << 30, chance)];
        used = rules.clone(state, used);
        same(snapshot(used), snapshot(state));
        rules.apply(used, seat, actions[below(actions.length, chance)]!);
        const before = snapshot(state);
        used = rules.redeal(state, viewer, seed, used);
        same(snapshot(used), snapshot(rules.redeal(state, viewer, seed)));
        rules.apply(used, seat, actions[0]!);
        same(snapshot(state), before);
      });
    });

    test('whether somebody listens makes no difference', () => {
      nowAndThen(({ state, seat, actions }) => {
        for (const action of actions) {
          const [heard, unheard] = [rules.clone(state), rules.clone(state)];
          rules.apply(heard, seat, action, () => {});
          rules.apply(unheard, seat, action);
          same(snapshot(heard), snapshot(unheard));
        }
      });
    });

    test('whether somebody listens to the beginning makes no difference', () => {
      fc.assert(
        fc.property(setups, seeds, (setup, seed) => {
          const heard = rules.create(setup, seed, () => {});
          expect(snapshot(rules.create(setup, seed))).toBe(snapshot(heard));
        }),
        { numRuns: games },
      );
    });

    test('dice and tosses to come are dealt again too: bots do not foresee them', () => {
      /** By what is decided: how often all states imagined agreed, and how often not. */
      const agreed = new Map<string, [yes: number, no: number]>();
      inEveryStep(Math.ceil(games / 4), ({ state, seat, actions, chance }) => {
        if (below(3, chance) > 0) return;
        const action = actions[below(actions.length, chance)]!;
        const seen = new Map<string, Set<string>>();
        for (let i = 0; i < 6; i += 1) {
          const imagined = rules.redeal(state, Math.max(seat, 0), below(1 << 30, chance));
          for (const [decides, results] of resultsOfChance(imagined, seat, action)) {
            seen.set(decides, (seen.get(decides) ?? new Set()).add(results));
          }
        }
        for (const [decides, { size }] of seen) {
          const [yes, no] = agreed.get(decides) ?? [0, 0];
          agreed.set(decides, size === 1 ? [yes + 1, no] : [yes, no + 1]);
        }
      });
      // One result may be all that is possible, or come out by luck; not every time.
      for (const [decides, [yes, no]] of agreed)
        if (yes > 4) expect([decides, no]).not.toContain(0);
    });

    test('observations do not change when what is hidden is dealt again', () => {
      nowAndThen(({ state, chance }) => {
        for (const viewer of others(state, NOBODY)) {
          const other = rules.redeal(state, viewer, below(1 << 30, chance));
          expect(rules.invariants(other)).toEqual([]);
          expect(rules.observe(other, viewer)).toEqual(rules.observe(state, viewer));
          for (const detail of ['brief', 'full', 'beside'] as const) {
            const drawn = rules.diagram(state, viewer, detail);
            expect(rules.diagram(other, viewer, detail)).toBe(drawn);
          }
          const mine = legalTexts(other, viewer);
          expect(mine).toEqual(legalTexts(state, viewer));
        }
      });
    });

    test('what is written beside pictures has neither the heading nor the letters of the board', () => {
      nowAndThen(({ state }) => {
        const [[heading = ''] = [], board = []] = rules
          .diagram(state)
          .split('\n\n')
          .map((part) => part.split('\n'));
        if (board.length === 0) return;
        const beside = rules.diagram(state, undefined, 'beside');
        for (const line of [heading, ...board]) expect(beside.split('\n')).not.toContain(line);
        expect(beside).not.toMatch(/^\S {2}P\d |^signs: |\b\S at \(/m);
      });
    });

    test('a position that is written plays like the state it was made of', () => {
      nowAndThen(({ state, seat }) => {
        const words = JSON.parse(JSON.stringify(rules.toPosition(state))) as Record<
          string,
          unknown
        >;
        const copy = rules.fromPosition(words);
        expect(rules.toPosition(copy)).toEqual(rules.toPosition(state));
        expect(legalTexts(copy, seat)).toEqual(legalTexts(state, seat));
        expect(rules.invariants(copy)).toEqual([]);
      });
    });

    test('a key of a position alone is what it is in all of it', () => {
      nowAndThen(({ state }) => {
        const all = rules.toPosition(state);
        for (const key of rules.positionKey === undefined ? [] : Object.keys(all))
          if (key !== 'options') expect(rules.positionKey!(state, key)).toEqual(all[key]);
      });
    });

    test('advantage lies between lost and won', () => {
      inEveryStep(games, ({ state }) => {
        for (let side = 0; side < rules.sides(state); side += 1)
          same(Math.abs(rules.advantage(state, side)) < 1, true);
      });
    });

    test('the same seed gives the same game, saved, loaded and taken back', () => {
      fc.assert(
        fc.property(setups, seeds, (setup, seed) => {
          const [match, twin] = [playMatch(setup, seed), playMatch(setup, seed)];
          const saved = saveMatch(match);
          expect(saveMatch(twin)).toBe(saved);
          const loaded = replay(rules, readSave(saved));
          expect(loaded.departure).toBeNull();
          expect(snapshot(loaded.match!.state)).toBe(snapshot(match.state));
          while (match.undo() !== null) expect(match.outcome).toBeNull();
          expect(snapshot(match.state)).toBe(snapshot(rules.create(setup, seed)));
        }),
        { numRuns: Math.ceil(games / 10) },
      );
    });

    /** Those that search are too slow for whole games of every set-up. */
    const quick = bots.filter(({ levels }) => levels === undefined);
    const searching = bots.flatMap(({ levels }) => levels?.at(3) ?? []);

    test.each([...quick, ...searching])('$id decides alike whatever is hidden from it', (bot) => {
      inEveryStep(2, ({ state, seat, actions, chance, step }) => {
        if (step > 60 || seat === NOBODY || actions.length < 2 || below(12, chance) > 0) return;
        const seed = below(1 << 30, chance);
        const other = rules.redeal(state, seat, below(1 << 30, chance));
        const chosen = botPlayer(bot, rules, seed)(state, seat);
        expect(rules.refusal(state, seat, chosen)).toBeNull();
        expect(botPlayer(bot, rules, seed)(other, seat)).toBe(chosen);
      });
    });

    test.each(quick)('$id plays games to their end', (bot) => {
      fc.assert(
        fc.property(setups, seeds, (setup, seed) => {
          const state = rules.create(setup, seed);
          const player = botPlayer(bot, rules, seed);
          for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
            rules.apply(state, seat, player(state, seat));
            nothing(rules.invariants(state));
          }
        }),
        { numRuns: Math.ceil(games / 10) },
      );
    });

    test('viewers learn nothing that tells states apart', () => {
      nowAndThen(({ state, seat, actions, chance }) => {
        const other = rules.redeal(state, Math.max(seat, 0), below(1 << 30, chance));
        const action = actions[below(actions.length, chance)]!;
        for (const viewer of [...others(state, seat), 'spectator'] as const) {
          const [one, another] = [
            tellingOf(state, seat, action, viewer),
            tellingOf(other, seat, action, viewer),
          ];
          // Where the viewer sees a difference anyway, before or after, an event may show it: a card drawn.
          if (!isSame(one.seen, another.seen)) continue;
          expect(another.events).toEqual(one.events);
        }
      });
    });
  });

  function format(state: State, action: Action): string {
    return rules.notation.format(state, action);
  }

  function parse(state: State, text: string): Action | null {
    return rules.notation.parse(state, text);
  }

  function legalTexts(state: State, seat: Seat): string[] {
    const buffer: Action[] = [];
    const count = rules.legalActions(state, seat, buffer);
    return buffer.slice(0, count).map((action) => format(state, action));
  }

  /** Whether a whole set does what its steps do, each of which is listed at its time. */
  function isMadeOfSteps(state: State, seat: Seat, action: Action): boolean {
    const [atOnce, byStep] = [rules.clone(state), rules.clone(state)];
    rules.apply(atOnce, seat, action);
    for (const step of rules.notation.expand?.(state, action) ?? []) {
      if (!legalTexts(byStep, seat).includes(format(byStep, step))) return false;
      rules.apply(byStep, seat, step);
    }
    return JSON.stringify(rules.toPosition(byStep)) === JSON.stringify(rules.toPosition(atOnce));
  }

  function playMatch(setup: Setup, seed: number): Match<State, Action> {
    const match = new Match(rules, { setup, seed });
    playRandomly(rules, setup, seed, ({ seat, actions, step, state, chance }) => {
      const action = actions[below(actions.length, chance.slice())]!;
      same(match.steps.length, step);
      same(snapshot(match.state), snapshot(state));
      same(match.act(seat, action), null);
    });
    return match;
  }

  /** What dice and tosses decide in an action. */
  function resultsOfChance(state: State, seat: Seat, action: Action): ReadonlyMap<string, string> {
    const results = new Map<string, string>();
    rules.apply(state, seat, action, ({ type, decides, value }) => {
      if (type !== 'dieRolled' && type !== 'tossed') return;
      const key = `${type} ${String(decides)}`;
      results.set(key, `${results.get(key) ?? ''} ${String(value)}`);
    });
    return results;
  }

  /** What a viewer learns of an action, and sees after it. */
  function tellingOf(state: State, seat: Seat, action: Action, viewer: Seat | 'spectator') {
    const events: GameEvent[] = [];
    const after = rules.clone(state);
    const report = (event: GameEvent): void => {
      const seen = rules.observeEvent(event, viewer);
      if (seen !== null) events.push(seen);
    };
    rules.apply(after, seat, action, Object.assign(report, { luck: sameDice() }));
    return { events, seen: [rules.observe(state, viewer), rules.observe(after, viewer)] };
  }
}

/** Dice and tosses that fall alike in every state: what they show is no secret. */
function sameDice(): Luck {
  const chance = stream(1, 'dice');
  return { decide: (word, _, __, count) => (word === 'deal' ? null : below(count, chance)) };
}
