/** What pages fetch is fetched in turn: two saves that follow each other never end in the wrong order. */
import { expect, test } from 'vitest';
import { GameModel } from '../../studio/app/game-model.ts';
import { InTurn } from '../../studio/app/in-turn.ts';
import type { StudioApi } from '../../studio/app/server.ts';

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Work that goes on until it is released. */
function slowWork(): { work: () => Promise<void>; begun: (() => void)[]; ended: () => number } {
  const begun: (() => void)[] = [];
  let ended = 0;
  const work = async (): Promise<void> => {
    await new Promise<void>((resolve) => begun.push(resolve));
    ended += 1;
  };
  return { work, begun, ended: () => ended };
}

test('what is asked for while it goes on is done once more, however often', async () => {
  const { work, begun, ended } = slowWork();
  const turn = new InTurn(work);
  const first = turn.ask();
  await later();
  const second = turn.ask();
  const third = turn.ask();
  await later();
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await first;
  await later();
  expect(begun).toHaveLength(2);
  expect(ended()).toBe(1);
  begun[1]?.();
  await Promise.all([second, third]);
  expect(begun).toHaveLength(2);
  expect(ended()).toBe(2);
});

test('whoever asked hears of a failure, and the next one is done all the same', async () => {
  const ends: (() => void)[] = [];
  const turn = new InTurn(async () => {
    await new Promise<void>((resolve) => ends.push(resolve));
    if (ends.length === 1) throw new Error('not there');
  });
  const first = turn.ask();
  await later();
  const second = turn.ask();
  ends[0]?.();
  await expect(first).rejects.toThrow('not there');
  await later();
  ends[1]?.();
  await second;
  expect(ends).toHaveLength(2);
});

/** A page that shows which save it has fetched, once it is answered. */
class Page extends GameModel {
  shown = '';
  readonly answers: (() => void)[] = [];
  protected override async begin(): Promise<void> {}

  protected override async renew(): Promise<void> {
    const { revision = 0 } = this.state.value ?? {};
    await new Promise<void>((resolve) => this.answers.push(resolve));
    this.shown = `save ${revision}`;
  }
}

test('of two saves the later one is shown, also where the first answer comes last', async () => {
  const saves: (() => void)[] = [];
  let revision = 0;
  const api = {
    state: async () => ({ revision }),
    listen: (changed: () => void) => {
      saves.push(changed);
      return new Promise(() => undefined);
    },
  } as unknown as StudioApi;
  const page = new Page(api, { words: {} } as never);
  void page.run();
  await later();
  for (revision = 1; revision <= 2; revision += 1) {
    saves[0]?.();
    await later();
  }
  while (page.shown === '' || page.answers.length < 2) {
    for (const answer of page.answers.toReversed()) answer();
    await later();
  }
  page.answers.at(-1)?.();
  await later();
  expect(page.shown).toBe('save 2');
});
