/** What is wrong with the game, beside what a page shows. */
import type { ShownProblem } from '../protocol/state.ts';
import type { GameModel } from './game-model.ts';

interface ProblemsParts {
  readonly model: GameModel;
  /** What concerns the page comes first. */
  readonly isNear: (problem: ShownProblem) => boolean;
}

export function Problems({ model, isNear }: ProblemsParts) {
  const problems = (model.state.value?.problems ?? []).toSorted(
    (a, b) => Number(isNear(b)) - Number(isNear(a)),
  );
  if (problems.length === 0) return null;
  return (
    <aside tabIndex={0} aria-label={model.words.errors}>
      {problems.map(({ code, severity, message, hint, place, id }) => (
        <article key={`${place} ${code} ${message}`} class={severity}>
          <p class="code">
            {code} {id}
          </p>
          <p>{message}</p>
          {hint !== null && <p class="hint">{hint}</p>}
          <p class="place">{place}</p>
        </article>
      ))}
    </aside>
  );
}
