/** Cards with random effects: everything that the words of the vocabulary can say together. */
import * as fc from 'fast-check';
import type {
  Condition,
  Effect,
  Operation,
  Target,
} from '../../../../content/battle-logistic-square/rules/data.gen.ts';
import type { Offset } from '../../../../engine/index.ts';
import type { OwnCard } from './own-cards.ts';

const amount = fc.integer({ min: 1, max: 90 });
const few = fc.integer({ min: 1, max: 4 });
const offset: fc.Arbitrary<Offset> = fc
  .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -1, max: 4 }))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);
const pattern = fc.uniqueArray(offset, { minLength: 3, maxLength: 12, selector: String });

function to<Who extends Target['who']>(...words: readonly Who[]) {
  return fc.constantFrom(...words).map((who) => ({ who }) as Extract<Target, { who: Who }>);
}

/** Operations that anything may do. `set` and what needs a choice of the envelope stand below. */
const plain: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    op: fc.constant('hit' as const),
    target: fc.oneof(
      to('opposingAvi', 'allInRange'),
      pattern.map((area) => ({ who: 'aroundStruck' as const, area })),
    ),
    amount: fc.oneof(
      amount,
      fc.constant({ base: 5, per: 1, count: 'opposingCardPrintedDamage' as const }),
    ),
  }),
  fc.record({
    op: fc.constant('modifyHit' as const),
    target: fc.oneof(
      to('thisCard'),
      fc.constant({ who: 'ownCards' as const, where: { category: 'ac' as const } }),
    ),
    amount: fc.integer({ min: -60, max: 60 }),
  }),
  fc.record({ op: fc.constant('boostNext' as const), target: to('self'), amount }),
  fc.record({
    op: fc.constant('shield' as const),
    target: to('ownAvi'),
    amount,
    until: fc.constantFrom('chainEnd' as const, 'nextOwnTurn' as const),
  }),
  fc.record({
    op: fc.constantFrom('heal' as const, 'loseLife' as const),
    target: to('ownAvi', 'opposingAvi'),
    amount,
  }),
  fc.record({ op: fc.constant('draw' as const), target: to('self'), count: few }),
  fc.record({
    op: fc.constant('discard' as const),
    target: to('opponent'),
    count: few,
    by: fc.constantFrom('controller' as const, 'random' as const),
  }),
  fc.record({ op: fc.constant('peekHand' as const), target: to('opponent') }),
  fc.record({ op: fc.constant('scry' as const), target: to('self'), count: few }),
  fc.record({ op: fc.constant('moveSelf' as const), target: to('ownAvi'), steps: few }),
  fc.record({
    op: fc.constant('displace' as const),
    target: to('opposingAvi'),
    dir: fc.constantFrom('ahead' as const, 'near' as const, 'leftOrRight' as const),
    steps: few,
  }),
  fc.record({ op: fc.constant('lockMove' as const), target: to('opponent') }),
  fc.record({ op: fc.constant('repair' as const), target: to('ownSets'), amount }),
  fc.record({
    op: fc.constant('destroySet' as const),
    target: to('thisSet', 'allSetsInRange'),
  }),
  fc.record({ op: fc.constant('gainAp' as const), target: to('self'), amount: few }),
  fc.record({
    op: fc.constant('apNext' as const),
    target: to('self', 'opponent'),
    amount: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({ op: fc.constant('negate' as const), target: to('opposingChainCard') }),
);

const standing: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    op: fc.constant('modifyHit' as const),
    target: fc.constant({ who: 'ownCards' as const }),
    amount,
  }),
  fc.record({ op: fc.constant('shield' as const), target: to('ownAvi'), amount }),
  fc.record({ op: fc.constant('apBonus' as const), target: to('self'), amount: few }),
);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    is: fc.constant('struck' as const),
    what: fc.constantFrom('avi' as const, 'set' as const),
  }),
  fc.record({ is: fc.constantFrom('ownLifeAtMost' as const), life: fc.constant(400) }),
  fc.record({ not: fc.record({ is: fc.constant('awakened' as const), at: fc.constant(300) }) }),
);

const envelope = {
  if: fc.array(condition, { maxLength: 1 }),
  do: fc.array(plain, { minLength: 1, maxLength: 3 }),
};

/** The picks of the envelope, each with what is done with them and something more. */
const choosing: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    on: fc.constant('resolve' as const),
    choose: fc.record({ pick: fc.constant('ownTrash' as const), count: few }),
    do: fc.tuple(plain, fc.constantFrom({ op: 'retrieve' as const }, { op: 'recycle' as const })),
  }),
  fc.record({
    on: fc.constant('resolve' as const),
    choose: fc.record({ pick: fc.constant('ownIt' as const), count: few }),
    do: fc.tuple(plain, fc.constant({ op: 'refreshIt' as const })),
  }),
);

const ofCards: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    on: fc.constantFrom('beforeHit' as const, 'afterHit' as const, 'resolve' as const),
    ...envelope,
  }),
  choosing,
);

const ofSources: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ on: fc.constant('static' as const), do: fc.array(standing, { maxLength: 2 }) }),
  fc.record({ on: fc.constantFrom('turnStart' as const, 'turnEnd' as const), ...envelope }),
);

const ofSetCards: fc.Arbitrary<Effect> = fc.oneof(
  ofSources,
  fc.record({ on: fc.constant('enemyEnters' as const), area: pattern, ...envelope }),
  fc.record({ on: fc.constant('destroyed' as const), ...envelope }),
);

const limit = fc.constantFrom('oncePerTurn' as const, 'oncePerGame' as const);

const ofAvis: fc.Arbitrary<Effect> = fc.oneof(
  ofSources,
  fc.record({
    on: fc.constant('activated' as const),
    cost: fc.record({ ap: fc.integer({ min: 1, max: 3 }) }),
    limit,
    ...envelope,
  }),
  fc.record({
    on: fc.constant('awaken' as const),
    at: fc.integer({ min: 100, max: 499 }),
    limit,
    ...envelope,
  }),
);

const effects = (one: fc.Arbitrary<Effect>) => fc.array(one, { minLength: 1, maxLength: 3 });

const avi = fc.record({ category: fc.constant('avi' as const), effects: effects(ofAvis) });
const hitting = fc.record({
  category: fc.constantFrom('ac' as const, 'sc' as const),
  cb: fc.boolean(),
  colour: fc.constant('white'),
  hitDamage: fc.integer({ min: 0, max: 90 }),
  range: fc.oneof(pattern, fc.constant('board' as const)),
  includeOwnAvi: fc.boolean(),
  effects: effects(ofCards),
});
const setting = fc
  .record({
    category: fc.constant('sc' as const),
    cb: fc.boolean(),
    colour: fc.constant('white'),
    endurance: fc.integer({ min: 1, max: 90 }),
    range: fc.oneof(pattern, fc.constant('board' as const)),
    effects: effects(ofSetCards),
  })
  .map((card) => ({
    ...card,
    effects: [
      { on: 'resolve', choose: { pick: 'cellInRange' }, do: [{ op: 'set' }] } as const,
      ...card.effects,
    ],
  }));
const breaking = fc.record({
  category: fc.constant('br' as const),
  cb: fc.boolean(),
  colour: fc.constant('white'),
  break: fc.constant([{ is: 'usedDamageAtLeast' as const, amount: 0 }]),
  effects: effects(ofCards),
});

/** Two AVIs `avi-0` and `avi-1`, and some cards `own-0`, `own-1` … */
export const ownCards: fc.Arbitrary<OwnCard[]> = fc
  .tuple(
    fc.array(avi, { minLength: 2, maxLength: 2 }),
    fc.array(fc.oneof(hitting, setting, breaking), { minLength: 3, maxLength: 6 }),
  )
  .map(([avis, cards]) => [
    ...avis.map((card, i) => ({ id: `avi-${i}`, ...card })),
    ...cards.map((card, i) => ({ id: `own-${i}`, ...card })),
  ]);
