/** What is wrong with the game, beside what a page shows. */
import type { ShownProblem } from '../protocol/state.ts';
import type { GameModel } from './game-model.ts';
import { placeOf, textLink, type TextLink } from './text-link.ts';

interface ProblemsParts {
  readonly model: GameModel;
  /** Default: those of the game's state. */
  readonly problems?: readonly ShownProblem[];
  /** What concerns the page comes first. */
  readonly isNear: (problem: ShownProblem) => boolean;
  /** Opens a place in this page; default: a link to the page of texts. */
  readonly open?: (place: TextLink) => void;
  /** Shows the component in this page. */
  readonly reveal?: (id: string) => void;
}

export function Problems({ model, problems, isNear, open, reveal }: ProblemsParts) {
  const shown = (problems ?? model.state.value?.problems ?? []).toSorted(
    (a, b) => Number(isNear(b)) - Number(isNear(a)),
  );
  if (shown.length === 0) return null;
  return (
    <aside tabIndex={0} aria-label={model.words.errors}>
      {shown.map((problem) => {
        const { code, severity, message, hint, place, id } = problem;
        return (
          <article key={`${place} ${code} ${message}`} class={severity}>
            <p class="code">
              {code}{' '}
              {id !== null && reveal !== undefined ? (
                <button type="button" class="link" onClick={() => reveal(id)}>
                  {id}
                </button>
              ) : (
                id
              )}
            </p>
            <p>{message}</p>
            {hint !== null && <p class="hint">{hint}</p>}
            <p class="place">
              <a
                href={textLink(placeOf(place))}
                onClick={(event) => {
                  if (open === undefined || event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  open(placeOf(place));
                }}
              >
                {place}
              </a>
            </p>
            <Fix model={model} problem={problem} />
          </article>
        );
      })}
    </aside>
  );
}

/** What fixes a problem, where that is known. */
function Fix({ model, problem }: { readonly model: GameModel; readonly problem: ShownProblem }) {
  const word = model.fixWord(problem);
  return word === null ? null : (
    <button type="button" class="fix" onClick={() => void model.fix(problem)}>
      {word}
    </button>
  );
}
