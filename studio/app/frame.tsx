/** What surrounds every page: the game's title, the places, undo and redo, and how the game is. */
import { render, type ComponentChildren, type ComponentType } from 'preact';
import type { PageStart } from '../protocol/start.ts';
import type { GameModel } from './game-model.ts';
import { goBetween } from './go-between.ts';
import { keepFocus } from './keep-focus.ts';
import { UndoButton } from './undo-button.tsx';
import { keyHash, StudioApi, takeKey } from './server.ts';
import { filled } from './words.ts';

interface FrameParts {
  readonly model: GameModel;
  /** Of this place, in the head. */
  readonly tools?: ComponentChildren;
  /** In place of the counts of errors. */
  readonly status?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Frame({ model, tools, status, children }: FrameParts) {
  const { start } = model;
  return (
    <>
      <header>
        <h1>{model.state.value?.title}</h1>
        <nav>
          {start.places.map(({ address, name }) =>
            address === start.address ? (
              <span key={address} aria-current="page">
                {name}
              </span>
            ) : (
              <a key={address} href={`${address}${keyHash()}`}>
                {name}
              </a>
            ),
          )}
        </nav>
        <Turn model={model} way="undo" />
        <Turn model={model} way="redo" />
        {tools !== undefined && <div class="place-tools">{tools}</div>}
        <span role="status">{lostWords(model) ?? status ?? <Counts model={model} />}</span>
      </header>
      <div role="alert">
        {model.failed.value && <p class="notice">{model.words.failed}</p>}
        <Notice model={model} />
      </div>
      {children}
    </>
  );
}

function Notice({ model: { notice, words } }: { readonly model: GameModel }) {
  if (notice.value === null) return null;
  return (
    <p class="notice">
      {notice.value}{' '}
      <button type="button" onClick={() => (notice.value = null)}>
        {words.dismiss}
      </button>
    </p>
  );
}

function lostWords({ lost, words, isUnwritten }: GameModel): string | null {
  return lost.value === words.lost && isUnwritten ? words.lostUnwritten : lost.value;
}

function Turn({ model, way }: { readonly model: GameModel; readonly way: 'undo' | 'redo' }) {
  const { words } = model;
  const step = model.state.value?.[way] ?? null;
  return (
    <UndoButton
      id={way}
      can={step !== null}
      title={step === null ? words[way] : filled(words[`${way}Step`], { step })}
      step={() => void model.turn(way)}
    >
      {words[way]}
    </UndoButton>
  );
}

export function Counts({ model }: { readonly model: GameModel }) {
  const { words } = model;
  const problems = model.state.value?.problems ?? [];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return problems.length === 0
    ? words.noProblems
    : filled(words.problems, { errors, warnings: problems.length - errors });
}

/** Undo and redo as everywhere; in a field that is being typed into they are the field's. */
function listenForKeys(model: GameModel): void {
  document.addEventListener('keydown', (event) => {
    const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isMeant || (event.target as HTMLElement).closest('input, textarea, .cm-editor')) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    void model.turn(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  });
}

/** Opens the page whose program this is. */
export function openPage<Model extends GameModel<Words>, Words extends object>(
  Model: new (api: StudioApi, start: PageStart<Words>) => Model,
  Page: ComponentType<{ readonly model: Model }>,
): void {
  const element = document.getElementById('start');
  const start = JSON.parse(element?.textContent ?? '{}') as PageStart<Words>;
  const key = takeKey();
  if (key === null) {
    document.body.textContent = start.words.noAccess;
    return;
  }
  const model = new Model(new StudioApi(key), start);
  listenForKeys(model);
  addEventListener('unhandledrejection', () => model.fail());
  addEventListener('beforeunload', (event) => {
    if (!model.isPending) return;
    model.hurry();
    event.preventDefault();
  });
  keepFocus();
  goBetween(document);
  element?.remove();
  render(<Page model={model} />, document.body);
  void model.run();
}
