/** What balance.yaml expects, with its three answers. */
import type { ShownExpectation } from '../../protocol/balance.ts';
import { filled } from '../words.ts';
import type { BalanceModel, Part } from './model.ts';
import { count, percent, range } from './numbers.ts';
import { Table } from './table.tsx';

interface ExpectationsParts extends Part {
  readonly expectations: readonly ShownExpectation[];
}

export function Expectations({ model, expectations }: ExpectationsParts) {
  const { words } = model;
  if (expectations.length === 0) {
    return model.choices.value?.hasExpectations === true ? null : <p>{words.noExpectations}</p>;
  }
  const head = [
    words.expectation,
    words.answer,
    words.found,
    words.interval,
    words.expected,
    words.bot,
    words.forecast,
  ];
  return (
    <section>
      <h2>{words.expectations}</h2>
      <p>{words.expectationsLead}</p>
      <Table
        caption={words.expectations}
        head={head}
        rows={expectations.map((one) => [
          nameOf(one, model),
          <span class={one.answer}>{words.answers[one.answer]}</span>,
          one.found === null ? '' : percent(one.found.share),
          one.found === null ? '' : range(one.found),
          one.what === 'longer' || one.what === 'unfinished'
            ? filled(words.atMost, { share: percent(one.most) })
            : range({ low: one.least, high: one.most }),
          one.bot,
          one.forecast === null ? '' : count(one.forecast),
        ])}
      />
    </section>
  );
}

function nameOf(
  { what, players, decks, decisions }: ShownExpectation,
  { words }: BalanceModel,
): string {
  const [first = '', second = ''] = decks;
  switch (what) {
    case 'pairing':
      return filled(words.against, { first, second });
    case 'mirror':
      return filled(words.mirror, { deck: first });
    case 'table':
      return filled(words.ofTable, { deck: first, players });
    case 'longer':
      return filled(words.longer, { decisions: count(decisions ?? 0) });
    case 'unfinished':
      return words.unfinishedGames;
  }
}
