/** What is offered to workers: which of them play it, and what they find out about the game that comes. */
import { copyFileSync, readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compileGame } from '../../../generator/index.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { contentHash, engineName, rulesHash } from '../../../simulation/content-hash.ts';
import { planOf } from '../../../simulation/index.ts';
import {
  isRefusal,
  offerOf,
  openParcel,
  packed,
  readOffer,
  trustedFor,
  unpacked,
} from '../../../simulation/queue/offer.ts';
import type { PlayedByThread } from '../../../simulation/playing/worker.ts';
import {
  checkedGame,
  copyGame,
  LORDS_OF_WAR,
  temporaryRoom,
  writeFiles,
} from '../../support/games.ts';

const room = temporaryRoom();
const content = join(packageRoot(), 'content');
const starter = join(packageRoot(), 'starter');

function playedOf(folder: string): PlayedByThread {
  const { game, linked, manifest } = checkedGame(folder);
  const compiled = compileGame(game, linked);
  const cards = manifest.play?.cards ?? {};
  const plan = planOf({
    game: compiled.id,
    content: contentHash(folder, compiled, cards),
    engine: engineName(),
    options: {},
    entrants: compiled.decks.map((deck) => ({ deck, bot: 'random' })),
    mirrors: false,
    seed: 1,
    pairs: 10,
    longest: 100,
    stop: { at: 'games' },
  });
  return { folder, game: compiled, cards, plan };
}

let lords: PlayedByThread;
beforeAll(() => {
  lords = playedOf(LORDS_OF_WAR);
});

test.each(readdirSync(content))('%s arrives as it was sent', (id) => {
  const played = playedOf(join(content, id));
  const [offer, parcel] = offerOf(played, 'somebody');
  const [read, trusted] = [readOffer(JSON.stringify(offer)), { id, folder: join(content, id) }];
  expect(read).toEqual(offer);
  expect(trustedFor(offer, [trusted], engineName())).toBe(trusted);
  const opened = openParcel(offer, parcel, trusted);
  expect(opened).not.toHaveProperty('why');
  expect(JSON.stringify((opened as PlayedByThread).game)).toBe(JSON.stringify(played.game));
});

test('a worker plays what it was started with, by its own Cardwright, by those very rules', () => {
  const [offer] = offerOf(lords, 'somebody');
  const here = engineName();
  const mine = { id: 'lords-of-war', folder: LORDS_OF_WAR };
  expect(trustedFor(offer, [], here)).toEqual({ why: 'unknown' });
  expect(trustedFor(offer, [{ ...mine, id: 'apeiron' }], here)).toEqual({ why: 'unknown' });
  expect(trustedFor(offer, [mine], 'another')).toEqual({ why: 'engine', here: 'another' });
});

test('rules are compared by their text, data is not: an edited figure travels, an edited rule does not', () => {
  const own = copyGame(starter, join(room, 'own'));
  const edited = copyGame(starter, join(room, 'edited'));
  const rule = readdirSync(join(edited, 'rules')).find((name) => name !== 'index.ts');
  const [offer, parcel] = offerOf(playedOf(own), 'somebody');
  const here = { id: offer.game, folder: copyGame(starter, join(room, 'here')) };
  writeFiles(here.folder, { 'decks/more.yaml': 'broken: [' });
  expect(trustedFor(offer, [here], engineName())).toBe(here);
  expect(openParcel(offer, parcel, here)).toMatchObject({ folder: here.folder });

  copyFileSync(join(edited, 'rules', 'index.ts'), join(edited, 'rules', rule!));
  const changed = { id: offer.game, folder: edited };
  expect(rulesHash(edited)).not.toBe(rulesHash(own));
  expect(trustedFor(offer, [changed], engineName())).toEqual({ why: 'rules' });
  // Whoever lies about the rules is found out by the hash of the whole.
  expect(openParcel(offer, parcel, changed)).toEqual({ why: 'damaged' });
});

test('a parcel that is not what was announced is not opened', () => {
  const [offer, parcel] = offerOf(lords, 'somebody');
  const mine = { id: 'lords-of-war', folder: LORDS_OF_WAR };
  const open = (bytes: Buffer | null, changed = offer) => openParcel(changed, bytes, mine);
  expect(open(null)).toEqual({ why: 'damaged' });
  expect(open(parcel.subarray(1))).toEqual({ why: 'damaged' });
  // The sender lies in one place, and the hash of the parcel fits.
  const { game, cards, plan } = unpacked(parcel) as PlayedByThread;
  const lies = [
    { game: { ...game, players: [2, 3] }, cards, plan },
    { game, cards, plan: { ...plan, seed: 2 } },
    { game, cards },
    'no parcel',
  ];
  for (const lie of lies) {
    const bytes = packed(lie);
    expect(open(bytes, { ...offer, parcel: hashOf(bytes) })).toEqual({ why: 'damaged' });
  }
});

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

test('what no Cardwright has written is no offer and no refusal', () => {
  const [offer] = offerOf(lords, 'somebody');
  for (const text of [null, '', '[]', '{}', JSON.stringify({ ...offer, engine: 1 })])
    expect(readOffer(text)).toBeNull();
  expect([null, 'rules', {}, { why: 'engine' }, { why: 'else' }].map(isRefusal)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

test('a parcel that counts other things than its plan says is refused', () => {
  const turned = { ...lords, cards: { ...lords.cards, played: ['unitRecalled'] } };
  const [offer, parcel] = offerOf(turned, 'somebody');
  const trusted = { id: lords.game.id, folder: LORDS_OF_WAR };
  expect(openParcel(offer, parcel, trusted)).toEqual({ why: 'damaged' });
});
