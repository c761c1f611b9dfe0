/** What was played, and a way to any step of it. */
import { useEffect, useRef } from 'preact/hooks';
import { filled } from '../words.ts';
import type { TableModel } from './model.ts';

export function Log({ model }: { readonly model: TableModel }) {
  const { words } = model;
  const list = useRef<HTMLOListElement>(null);
  const view = model.view.value;
  const steps = view?.steps ?? 0;
  const step = view?.step ?? 0;
  useEffect(() => {
    const element = list.current;
    if (element !== null && model.step.peek() === null) element.scrollTop = element.scrollHeight;
  }, [steps]);
  if (view === null) return null;
  const isPast = model.step.value !== null;
  return (
    <section class="log" aria-label={words.log}>
      <h2>{words.log}</h2>
      <div class="time">
        <input
          type="range"
          min={0}
          max={steps}
          value={step}
          aria-label={filled(words.step, { step, steps })}
          onInput={(event) => void model.goTo(Number(event.currentTarget.value))}
        />
        <span>{filled(words.step, { step, steps })}</span>
        {isPast && (
          <>
            <button type="button" onClick={() => void model.branch()}>
              {words.goOnFromHere}
            </button>
            <button type="button" onClick={() => void model.goTo(steps)}>
              {words.toTheEnd}
            </button>
          </>
        )}
      </div>
      <ol ref={list} tabIndex={0} aria-label={words.log}>
        {view.log.map((entry) => (
          <li key={entry.step} class={entry.step === step ? 'shown' : ''}>
            <TakenBack model={model} isAt={(at) => at === entry.step} />
            {entry.seat !== '' && (
              <button type="button" onClick={() => void model.goTo(entry.step)}>
                {entry.step}. {entry.seat} {entry.said ?? words.logHidden}
              </button>
            )}
            {entry.events.map((event, index) => (
              <p key={index}>{event}</p>
            ))}
          </li>
        ))}
        <li>
          <TakenBack model={model} isAt={(at) => at > steps} />
        </li>
      </ol>
    </section>
  );
}

/** What was taken back stays where it was, so that nobody is in doubt of it. */
function TakenBack({
  model,
  isAt,
}: {
  readonly model: TableModel;
  readonly isAt: (step: number) => boolean;
}) {
  const { words } = model;
  const taken = (model.view.value?.takenBack ?? []).filter(({ step }) => isAt(step));
  return (
    <>
      {taken.map(({ said, chance }, index) => (
        <p key={index} class="taken-back">
          {filled(chance ? words.takenBackChance : words.takenBack, { move: said })}
        </p>
      ))}
    </>
  );
}
