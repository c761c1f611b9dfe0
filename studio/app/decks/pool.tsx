/** The cards of the game: searched, filtered, and put into the deck. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { DeckBench } from '../../../generator/in-page.ts';
import { filled } from '../words.ts';
import { CardList } from './card-list.tsx';
import { Fronts } from './fronts.tsx';
import { found, valueAt } from './search.ts';
import type { DeckSession } from './session.ts';

interface Part {
  readonly session: DeckSession;
}

/** A field with more values is searched by writing. */
const MOST_CHOICES = 14;

export function Pool({ session }: Part) {
  const line = useSignal('');
  const isList = useSignal(false);
  const onlyFitting = useSignal(false);
  const zoom = useSignal(0.8);
  const { words } = session.host;
  const bench = session.bench.value;
  const judged = session.judged.value;
  if (bench === null || judged === null) return null;
  const fitting = onlyFitting.value
    ? new Set(bench.suggestions(judged).map(({ card }) => card))
    : null;
  const cards = found(line.value, bench.cards, bench.game).filter(
    ({ id }) => fitting?.has(id) ?? true,
  );
  return (
    <div class="pool">
      <div class="tools">
        <label>
          {words.search}{' '}
          <input
            id="search"
            type="search"
            value={line.value}
            placeholder={words.searchHint}
            onInput={(event) => (line.value = event.currentTarget.value)}
          />
        </label>
        <Facets
          bench={bench}
          line={line.value}
          write={(text) => (line.value = text)}
          session={session}
        />
        <label>
          <input
            type="checkbox"
            checked={onlyFitting.value}
            onChange={(event) => (onlyFitting.value = event.currentTarget.checked)}
          />{' '}
          {words.onlyFitting}
        </label>
        <label>
          {words.size}{' '}
          <input
            type="range"
            min="0.4"
            max="1.6"
            step="0.1"
            disabled={isList.value}
            value={zoom.value}
            onInput={(event) => (zoom.value = Number(event.currentTarget.value))}
          />
        </label>
        <button type="button" id="as-list" onClick={() => (isList.value = !isList.value)}>
          {isList.value ? words.asCards : words.asList}
        </button>
        <span class="count">{filled(words.cardCount, { count: cards.length })}</span>
      </div>
      <div class="scroller" tabIndex={0} aria-label={words.cards} role="region">
        {isList.value ? (
          <CardList session={session} bench={bench} cards={cards} />
        ) : (
          <Fronts
            session={session}
            cards={cards.map(({ id }) => id)}
            zoom={zoom.value}
            tools={(card) => <CardTools session={session} card={card} />}
          />
        )}
      </div>
    </div>
  );
}

interface FacetsParts {
  readonly bench: DeckBench;
  readonly line: string;
  readonly write: (line: string) => void;
  readonly session: DeckSession;
}

/** Choices that write into the line. */
function Facets({ bench, line, write, session }: FacetsParts) {
  const facets = useMemo(() => facetsOf(bench, session), [bench, session.locale.value]);
  return (
    <>
      {facets.map(({ field, label, values }) => {
        const term = new RegExp(`(?:^|\\s)${escaped(field)}=(\\S+)`, 'u');
        const chosen = term.exec(line)?.[1] ?? '';
        return (
          <label key={field}>
            {label}{' '}
            <select
              value={chosen}
              onChange={(event) => {
                const { value } = event.currentTarget;
                const rest = line.replace(term, '').trim();
                write(value === '' ? rest : `${rest} ${field}=${value}`.trim());
              }}
            >
              <option value="">{session.host.words.all}</option>
              {values.map(([value, shown]) => (
                <option key={value} value={value} selected={value === chosen}>
                  {shown}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </>
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

interface Facet {
  readonly field: string;
  readonly label: string;
  readonly values: readonly (readonly [string, string])[];
}

/** Fields whose values are few words. */
function facetsOf({ game, cards }: DeckBench, session: DeckSession): Facet[] {
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  const fields = Object.entries(game.fields).flatMap(([field, { label, values }]): Facet[] => {
    const known = new Set(cards.map((card) => valueAt(card, field)));
    known.delete(undefined);
    const isWords = [...known].every((value) => typeof value === 'string' && !/\s/.test(value));
    if (!isWords || known.size < 2 || known.size > MOST_CHOICES) return [];
    const texts = [...known].map(String);
    return [
      {
        field,
        label,
        values: texts.map((text) => [text, values[text] ?? session.nameOf(text)] as const),
      },
    ];
  });
  const ofKinds: Facet[] =
    kinds.length < 2 || fields.some(({ field }) => field === 'kind')
      ? []
      : [{ field: 'kind', label: 'kind', values: kinds.map((kind) => [kind, kind] as const) }];
  return [...ofKinds, ...fields].slice(0, 4);
}

function CardTools({ session, card }: Part & { readonly card: string }) {
  const { words } = session.host;
  const copies = session.copiesOf(card);
  const name = session.nameOf(card);
  return (
    <>
      <button
        type="button"
        class="whole"
        data-card={card}
        aria-label={filled(words.add, { card: name })}
        title={filled(words.add, { card: name })}
        onClick={() => session.add(card)}
      />
      <div class="foot">
        <button
          type="button"
          disabled={copies === 0}
          aria-label={filled(words.remove, { card: name })}
          onClick={() => session.takeOne(card)}
        >
          −
        </button>
        <output aria-label={filled(words.copies, { count: copies, card: name })}>{copies}</output>
        <button
          type="button"
          aria-label={`${filled(words.add, { card: name })} (+)`}
          onClick={() => session.add(card)}
        >
          +
        </button>
      </div>
    </>
  );
}
