/** Choices of what few words say, such as a rank: they write into the line by which cards are searched. */
import type { Card } from '../../../engine/construction/index.ts';
import type { DeckGame } from '../../../generator/in-page.ts';
import { valueAt } from './search.ts';

/** A field with more values is searched by writing. */
const MOST_CHOICES = 14;

/** More would push the cards away. */
const MOST_FACETS = 4;

interface FacetsParts {
  readonly cards: readonly Card[];
  readonly fields: DeckGame['fields'];
  /** Of what a field refers to. */
  readonly nameOf: (id: string) => string;
  /** The choice of nothing. */
  readonly all: string;
  readonly line: string;
  readonly write: (line: string) => void;
}

export function Facets({ line, write, all, ...pool }: FacetsParts) {
  return (
    <>
      {facetsOf(pool).map(({ field, label, values }) => {
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
              <option value="">{all}</option>
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

type FacetPool = Pick<FacetsParts, 'cards' | 'fields' | 'nameOf'>;

/** Fields whose values are few words. */
function facetsOf({ cards, fields, nameOf }: FacetPool): Facet[] {
  const found = Object.entries(fields).flatMap(([field, { label, values }]): Facet[] => {
    const known = new Set(cards.map((card) => valueAt(card, field)));
    known.delete(undefined);
    const isWords = [...known].every((value) => typeof value === 'string' && !/\s/.test(value));
    if (!isWords || known.size < 2 || known.size > MOST_CHOICES) return [];
    const texts = [...known].map(String);
    return [
      { field, label, values: texts.map((text) => [text, values[text] ?? nameOf(text)] as const) },
    ];
  });
  return found.slice(0, MOST_FACETS);
}
