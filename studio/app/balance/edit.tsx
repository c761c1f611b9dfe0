/** What an edit did: to pairings and decks, and each change alone. */
import type { ShownDifference, ShownEdit } from '../../protocol/balance.ts';
import { filled } from '../words.ts';
import { count, percent, signed } from './numbers.ts';
import type { Part } from './model.ts';
import { Table } from './table.tsx';

export function Edit({ model, edit }: Part & { readonly edit: ShownEdit }) {
  const { words } = model;
  const { cards, pairings, decks, changes, otherDecks } = edit;
  const isThere = model.meant === '' || cards.some(({ id }) => id === model.meant);
  return (
    <>
      <p>{words.method}</p>
      {model.balance.value?.stopped === 'interrupted' && <p class="old">{words.byHand}</p>}
      <section>
        <h2>{words.edited}</h2>
        <p>
          {words.compareWith}: {edit.before}
        </p>
        {!isThere && <p class="old">{filled(words.asItWas, { id: model.meant })}</p>}
        {cards.length === 0 ? (
          <p>{words.nothingEdited}</p>
        ) : (
          <Table
            caption={words.edited}
            head={[words.card, words.change, words.alone]}
            rows={cards.map(({ id, name, fate, fields, alone }) => [
              <span class={id === model.meant ? 'meant' : ''}>{name}</span>,
              fate === 'changed' ? fields.join(', ') : words.fates[fate],
              words.aloneIs[alone],
            ])}
          />
        )}
        {otherDecks.length > 0 && (
          <p>{filled(words.otherDecks, { decks: otherDecks.join(', ') })}</p>
        )}
      </section>
      <Differences model={model} title={words.wholeEdit} found={[...pairings, ...several(decks)]} />
      {changes.length > 0 && (
        <Differences
          model={model}
          title={words.cardByCard}
          lead={words.cardByCardLead}
          found={changes}
        />
      )}
    </>
  );
}

/** Of two decks each says what their pairing says. */
function several(decks: readonly ShownDifference[]): readonly ShownDifference[] {
  return decks.length > 2 ? decks : [];
}

interface DifferencesParts extends Part {
  readonly title: string;
  readonly lead?: string;
  readonly found: readonly ShownDifference[];
}

function Differences({ model, title, lead, found }: DifferencesParts) {
  const { words } = model;
  const head = [
    words.whose,
    words.before,
    words.after,
    words.difference,
    words.interval,
    words.says,
    words.needed,
    words.pairs,
    words.differs,
  ];
  return (
    <section>
      <h2>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      <Table
        caption={title}
        head={head}
        rows={found.map((one) => [
          [one.card, whoseOf(one, words.against)].filter(Boolean).join(': '),
          percent(one.before),
          percent(one.after),
          signed(one.value),
          `${signed(one.low)} … ${signed(one.high)}`,
          <Says model={model} one={one} />,
          one.needed === null ? '' : count(one.needed),
          count(one.pairs),
          one.differs === null || model.balance.value?.isOld === true ? (
            ''
          ) : (
            <a
              href={model.gameLink(one.differs)}
              title={filled(words.lookAt, { ref: one.differs, what: words.after })}
            >
              {one.differs}
            </a>
          ),
        ])}
      />
    </section>
  );
}

/** While games are played nothing is said: whoever looks all the time sees differences that are none. */
function Says({ model, one }: Part & { readonly one: ShownDifference }) {
  const { words } = model;
  if (model.balance.value?.isRunning === true) return <span class="undecided">{words.notYet}</span>;
  return <span class={one.says}>{words.saysWhat[one.says]}</span>;
}

function whoseOf({ whose: [first = '', second] }: ShownDifference, against: string): string {
  return second === undefined ? first : filled(against, { first, second });
}
