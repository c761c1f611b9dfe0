/** The deck: its choices, and its cards by section with their numbers. */
import type { Choice } from '../../../engine/construction/index.ts';
import { declaredChoices } from '../../../engine/construction/index.ts';
import { UNPLACED } from '../../../engine/construction/index.ts';
import { type ListLine } from '../../../generator/in-page.ts';
import { filled } from '../words.ts';
import { allLines, type DeckSession } from './session.ts';

interface Part {
  readonly session: DeckSession;
}

export function DeckLines({ session }: Part) {
  const { words } = session.host;
  const sections = session.sections.value;
  const lines = session.lines.value;
  const judged = session.judged.value;
  const strays = lines.filter(({ section }) => !sections.includes(section));
  const deck = judged?.deck;
  return (
    <div class="lines">
      <Choices session={session} />
      {deck?.base !== undefined && <p>{filled(words.base, { base: session.nameOf(deck.base) })}</p>}
      {[...sections, ...new Set(strays.map(({ section }) => section))].map((section) => (
        <SectionLines
          key={section}
          session={session}
          section={section}
          lines={lines.filter((line) => line.section === section)}
        />
      ))}
      {deck !== undefined && deck.swaps.length > 0 && (
        <section>
          <h3>{words.swaps}</h3>
          <ul>
            {deck.swaps.map((swap) => (
              <li key={swap.path.join('/')}>
                {String(swap.count)} × {session.nameOf(swap.out)} → {session.nameOf(swap.in)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function SectionLines({
  session,
  section,
  lines,
}: Part & { readonly section: string; readonly lines: readonly ListLine[] }) {
  const { words } = session.host;
  const held = session.judged.value?.verdict.sections.get(section);
  const count = [...(held?.values() ?? [])].reduce((sum, copies) => sum + copies, 0);
  const isOnly = session.sections.value.length < 2;
  const isTarget = session.section.value === section;
  return (
    <section>
      <h3>
        {section === UNPLACED ? words.cards : section} <span class="count">{count}</span>
        {!isOnly && (
          <button
            type="button"
            class="target"
            aria-pressed={isTarget}
            onClick={() => (session.section.value = isTarget ? null : section)}
          >
            {filled(words.add, { card: section })}
          </button>
        )}
      </h3>
      <ul>
        {lines.map((line) => (
          <DeckLine key={line.path.join('/')} session={session} line={line} />
        ))}
      </ul>
    </section>
  );
}

function DeckLine({ session, line }: Part & { readonly line: ListLine }) {
  const { words } = session.host;
  const name = session.nameOf(line.card);
  const key = line.path.join('/');
  const isBlamed = session.judged.value?.broken.some(({ lines }) =>
    lines.some((path) => path.slice(0, line.path.length).join('/') === key),
  );
  const isHolder = session.holder.value?.join('/') === key;
  return (
    <li class={isBlamed === true ? 'blamed' : ''}>
      <input
        type="number"
        min="0"
        value={Number(line.count)}
        aria-label={name}
        onChange={(event) => session.setCount(line, Number(event.currentTarget.value))}
      />{' '}
      <span class="name">{name}</span>{' '}
      {canHold(session) && (
        <button
          type="button"
          class="target"
          aria-pressed={isHolder}
          title={filled(words.attach, { card: name })}
          aria-label={filled(words.attach, { card: name })}
          onClick={() => (session.holder.value = isHolder ? null : line.path)}
        >
          ↳
        </button>
      )}
      <button
        type="button"
        aria-label={filled(words.removeLine, { card: name })}
        title={filled(words.removeLine, { card: name })}
        onClick={() => session.remove(line)}
      >
        ×
      </button>
      {line.with.length > 0 && (
        <ul>
          {line.with.map((inner) => (
            <DeckLine key={inner.path.join('/')} session={session} line={inner} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Whether things are attached to cards in this game: one of its decks does it, or its rules speak of lines. */
function canHold(session: DeckSession): boolean {
  const isNested = allLines(session.lines.value).some((line) => line.with.length > 0);
  return isNested || session.bench.value?.game.rules.entries.severalLines === true;
}

function Choices({ session }: Part) {
  const bench = session.bench.value;
  const data = session.data.value;
  if (bench === null || data === null) return null;
  return (
    <div class="choices">
      {Object.entries(declaredChoices(bench.game.rules)).map(([name, choice]) => (
        <ChoiceField key={name} {...{ session, name, choice }} value={data[name]} />
      ))}
    </div>
  );
}

interface ChoiceParts extends Part {
  readonly name: string;
  readonly choice: Choice;
  readonly value: unknown;
}

function ChoiceField({ session, name, choice, value }: ChoiceParts) {
  const bench = session.bench.value;
  const values =
    choice.from ??
    (choice.kind === undefined ? undefined : bench?.game.ids[choice.kind]) ??
    (choice.deck === true ? bench?.sampleIds : undefined);
  const choose = (text: string): void => {
    if (text === '') return session.choose(name, undefined);
    const known = values?.find((one) => String(one) === text);
    session.choose(name, known ?? (choice.type === 'number' ? Number(text) : text));
  };
  const shown = typeof value === 'string' ? value : JSON.stringify(value ?? '').replace('""', '');
  return (
    <label>
      {session.choiceName(name)}{' '}
      {values === undefined ? (
        <input value={shown} onChange={(event) => choose(event.currentTarget.value)} />
      ) : (
        <select value={shown} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">
            {choice.default === undefined ? '' : `(${session.choiceValue(name, choice.default)})`}
          </option>
          {values.map((one) => (
            <option key={String(one)} value={String(one)} selected={String(one) === shown}>
              {session.choiceValue(name, one)}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}
