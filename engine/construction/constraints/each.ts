import { cardsOf, defineConstraint, type DeckView, type HeldCard } from '../constraint.ts';

/** Constraints that each unit keeps by itself, with what is attached to it. */
export const each = defineConstraint({
  name: 'each',
  codes: {},
  keys: {
    where: 'card-filter',
    deep: 'value',
    nested: 'value',
    as: 'word',
    constraints: 'constraints',
  },
  params: () => ({}),
  check(deck, { where, deep, nested = true, as = 'unit', constraints = [] }, report) {
    const lines = deep === true ? withNested(deck.lines) : deck.lines;
    for (const unit of cardsOf({ cards: lines, lookup: deck.lookup }, where)) {
      const view = unitView(unit, nested ? allIn(unit.with ?? []) : (unit.with ?? []), as, deck);
      for (const constraint of constraints) {
        if (!constraint.applies(view.lookup)) continue;
        constraint.check(view, (violation) => {
          const path = violation.path.length === 0 ? unit.path : violation.path;
          report.refuse({
            ...violation,
            path,
            params: { [as]: unit.card.id, ...violation.params },
          });
        });
      }
    }
  },
});

/** Lines with those that are attached to them, as deep as they go: the units of a force. */
function withNested(lines: readonly HeldCard[]): HeldCard[] {
  return lines.flatMap((line) => [line, ...withNested(line.with ?? [])]);
}

/** The unit as a deck: what is attached to one copy of it. `=unit.field` is a field of the unit. */
function unitView(
  unit: HeldCard,
  attached: readonly HeldCard[],
  as: string,
  deck: DeckView,
): DeckView {
  const cards = addUp(attached);
  const view: DeckView = {
    ...deck,
    cards,
    lines: unit.with ?? [],
    size: cards.reduce((sum, { count }) => sum + count, 0),
    within: () => view,
    isUnit: true,
    lookup: (name) =>
      name.startsWith(`${as}.`) ? unit.card[name.slice(as.length + 1)] : inUnit(name, cards, deck),
  };
  return view;
}

/** `models` in a unit: the sum of that field over what is attached to it. */
function inUnit(name: string, cards: readonly HeldCard[], { lookup }: DeckView): unknown {
  if (!name.startsWith('sum.')) return lookup(name);
  const field = name.slice('sum.'.length);
  return cards.reduce((sum, { card, count }) => sum + Number(card[field] ?? 0) * count, 0);
}

function allIn(lines: readonly HeldCard[], times = 1): HeldCard[] {
  return lines.flatMap((held) => {
    const count = held.count * times;
    return [{ ...held, count }, ...allIn(held.with ?? [], count)];
  });
}

function addUp(lines: readonly HeldCard[]): HeldCard[] {
  const cards = new Map<string, HeldCard>();
  for (const held of lines) {
    const before = cards.get(held.card.id);
    cards.set(
      held.card.id,
      before === undefined ? held : { ...before, count: before.count + held.count },
    );
  }
  return [...cards.values()];
}
