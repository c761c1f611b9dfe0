/** The deck: its choices, and its cards by section with their numbers. */
import { useSignal } from '@preact/signals';
import type { ListLine } from '../../../generator/in-page.ts';
import { filled } from '../words.ts';
import { CardOptions } from './card-options.tsx';
import { Choices } from './choices.tsx';
import { Fronts } from './fronts.tsx';
import { allLines, type DeckSession } from './session.ts';
import { Base, HeldCards, Swaps } from './swaps.tsx';
import { TypedField } from '../typed-field.tsx';

interface Part {
  readonly session: DeckSession;
}

export function DeckLines({ session }: Part) {
  const sections = session.sections.value;
  const lines = session.lines.value;
  const strays = lines.filter(({ section }) => !sections.includes(section));
  return (
    <div class="lines">
      <Choices session={session} />
      <Base session={session} />
      <Swaps session={session} />
      {[...sections, ...new Set(strays.map(({ section }) => section))].map((section) => (
        <SectionLines
          key={section}
          session={session}
          section={section}
          lines={lines.filter((line) => line.section === section)}
        />
      ))}
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
        {session.sectionName(section)} <span class="count">{count}</span>
        {!isOnly && !session.swapping.isBased.value && (
          <button
            type="button"
            class="target"
            aria-pressed={isTarget}
            onClick={() => (session.section.value = isTarget ? null : section)}
          >
            {filled(words.addTo, { section: session.sectionName(section) })}
          </button>
        )}
      </h3>
      <ul>
        {byCard(lines).map(([key, line]) => (
          <DeckLine key={key} session={session} line={line} />
        ))}
        <HeldCards session={session} section={section} />
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
  const isShown = useSignal(false);
  const isHolder = session.holder.value?.join('/') === key;
  return (
    <li class={isBlamed === true ? 'blamed' : ''}>
      <TypedField
        type="number"
        min="0"
        value={Number(line.count)}
        aria-label={name}
        onChange={(event) => session.setCount(line, Number(event.currentTarget.value))}
      />{' '}
      <button
        type="button"
        class="name link"
        aria-expanded={isShown.value}
        onClick={() => (isShown.value = !isShown.value)}
      >
        {name}
      </button>{' '}
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
      {isShown.value && (
        <div class="scroller shown-card">
          <Fronts
            session={session}
            cards={[session.bench.value?.idOf(line.card) ?? '']}
            zoom={0.9}
          />
        </div>
      )}
      <CardOptions session={session} line={line} />
      {line.with.length > 0 && (
        <ul>
          {byCard(line.with).map(([key, inner]) => (
            <DeckLine key={key} session={session} line={inner} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Whoever is at the line of a card stays there when others come before it. */
function byCard(lines: readonly ListLine[]): [key: string, line: ListLine][] {
  return lines.map((line, at) => {
    const earlier = lines.slice(0, at).filter(({ card }) => card === line.card);
    return [`${line.card} ${earlier.length}`, line];
  });
}

/** Whether things are attached to cards in this game: one of its decks does it, or its rules speak of lines. */
export function canHold(session: DeckSession): boolean {
  const isNested = allLines(session.lines.value).some((line) => line.with.length > 0);
  return isNested || session.bench.value?.game.rules.entries.severalLines === true;
}
