/** What a deck is made of, and how soon its cards are drawn. */
import { useSignal } from '@preact/signals';
import type { FieldGroups } from '../../../engine/construction/index.ts';
import type { DrawStatistics } from '../../../generator/in-page.ts';
import { filled } from '../words.ts';
import type { DeckSession } from './session.ts';

interface Part {
  readonly session: DeckSession;
}

export function Numbers({ session, isDrawn }: Part & { readonly isDrawn: boolean }) {
  const hand = useSignal(5);
  const draws = useSignal(4);
  const { words } = session.host;
  const bench = session.bench.value;
  const judged = session.judged.value;
  if (bench === null || judged === null) return null;
  const request = { draw: { hand: hand.value, draws: draws.value } };
  const { sections, draw } = bench.statistics(judged, request);
  return (
    <section class="numbers" aria-label={words.numbers}>
      <h2>{words.numbers}</h2>
      {sections.map(({ section, fields }) => (
        <div key={section} class="curves">
          {section !== null && <h3>{session.sectionName(section)}</h3>}
          {fields.map((field) => (
            <Curve key={field.field} session={session} found={field} />
          ))}
        </div>
      ))}
      {isDrawn && (
        <>
          <h2>{words.odds}</h2>
          <div class="tools">
            <Count label={words.hand} value={hand} least={1} />
            <Count label={words.draws} value={draws} least={0} />
          </div>
          {draw !== null && <Odds session={session} draw={draw} />}
        </>
      )}
    </section>
  );
}

interface CountParts {
  readonly label: string;
  readonly value: { value: number };
  readonly least: number;
}

export function Count({ label, value, least }: CountParts) {
  return (
    <label>
      {label}{' '}
      <input
        type="number"
        min={least}
        max="60"
        value={value.value}
        onInput={(event) => {
          const count = Math.trunc(Number(event.currentTarget.value));
          if (count >= least && count <= 60) value.value = count;
        }}
      />
    </label>
  );
}

function Curve({ session, found }: Part & { readonly found: FieldGroups }) {
  const { words } = session.host;
  const { field, groups, mean, without } = found;
  const most = Math.max(1, ...groups.map(({ copies }) => copies));
  const notes = [
    ...(mean === null ? [] : [filled(words.mean, { mean: rounded(mean) })]),
    ...(without === 0 ? [] : [filled(words.without, { count: without })]),
  ];
  return (
    <table class="curve">
      <caption>
        {labelOf(session, field)} <small>{notes.join(' · ')}</small>
      </caption>
      <tbody>
        {groups.map(({ value, copies }) => (
          <tr key={String(value)}>
            <th scope="row">{wordOf(session, field, value)}</th>
            <td>
              <span class="bar" style={{ width: `${(copies / most) * 100}%` }} />
              <span class="copies">{copies}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Odds({ session, draw }: Part & { readonly draw: DrawStatistics }) {
  const { words } = session.host;
  const { seen, byCopies, groups } = draw;
  const rows = [
    ...byCopies.map(({ copies, any }) => ({
      name: filled(words.copiesOf, { count: copies }),
      any,
    })),
    ...groups.map(({ field, value, copies, any }) => ({
      name: `${labelOf(session, field)}: ${wordOf(session, field, value)} (${copies})`,
      any,
    })),
  ];
  return (
    <div class="wide" tabIndex={0} role="region" aria-label={words.oddsOf}>
      <table class="odds">
        <caption>{words.oddsOf}</caption>
        <thead>
          <tr>
            <td />
            {seen.map((_, at) => (
              <th key={at} scope="col">
                {at === 0 ? words.opening : filled(words.afterDraws, { count: at })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, any }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {any.map((chance, at) => (
                <td key={at} style={{ '--part': `${(chance * 100).toFixed(1)}%` }}>
                  {Math.round(chance * 100)}%
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}

function labelOf(session: DeckSession, field: string): string {
  return session.bench.value?.game.fields[field]?.label ?? field;
}

/** As cards print it. */
function wordOf(session: DeckSession, field: string, value: string | number | boolean): string {
  const { words } = session.host;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  return session.bench.value?.game.fields[field]?.values[value] ?? session.nameOf(value);
}
