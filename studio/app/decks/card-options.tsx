/** What a deck may change of one of its cards: boxes that are ticked on it. */
import type { CardChange } from '../../../engine/construction/index.ts';
import type { ListLine } from '../../../generator/in-page.ts';
import type { DeckSession } from './session.ts';
import { TypedField } from '../typed-field.tsx';

interface OptionParts {
  readonly session: DeckSession;
  readonly line: ListLine;
}

export function CardOptions({ session, line }: OptionParts) {
  const bench = session.bench.value;
  const from = bench?.game.rules.changes?.from;
  const listed = from === undefined ? undefined : bench?.card(bench.idOf(line.card))?.[from];
  if (!Array.isArray(listed) || listed.length === 0) return null;
  const card = session.nameOf(line.card);
  return (
    <div class="card-options" role="group" aria-label={card}>
      {(listed as readonly CardChange[]).map(({ name, boxes = 1 }) => {
        const ticked = Number(line.changes[name] ?? 0);
        const tick = (count: number): void => session.tick(line, name, Math.min(count, boxes));
        return (
          <label key={name}>
            {boxes === 1 ? (
              <input
                type="checkbox"
                checked={ticked > 0}
                onChange={(event) => tick(event.currentTarget.checked ? 1 : 0)}
              />
            ) : (
              <TypedField
                type="number"
                min="0"
                max={boxes}
                value={ticked}
                onChange={(event) => tick(Number(event.currentTarget.value))}
              />
            )}{' '}
            {session.nameOf(name)}
            {boxes > 1 && ` / ${boxes}`}
          </label>
        );
      })}
    </div>
  );
}
