/** The page of figures: the components of a kind as a table that is edited like a spreadsheet. */
import { render } from 'preact';
import type { FiguresStart } from '../protocol/start.ts';
import { FiguresModel, type Notice } from './figures-model.ts';
import { Grid } from './grid.tsx';
import { keyHash, StudioApi, takeKey } from './server.ts';
import { filled } from './words.ts';

interface Part {
  readonly model: FiguresModel;
}

function Page({ model }: Part) {
  return (
    <>
      <Head model={model} />
      <Notices model={model} />
      <main>
        <Grid model={model} />
        <Problems model={model} />
      </main>
    </>
  );
}

function Head({ model }: Part) {
  const { words } = model;
  const state = model.state.value;
  const kind = model.figures.value?.kind;
  const chosen = model.chosen.value;
  const undo = state?.undo ?? null;
  const redo = state?.redo ?? null;
  return (
    <header>
      <h1>{state?.title}</h1>
      <nav>
        <a href={`/${keyHash()}`}>{words.cards}</a> <span aria-current="page">{words.figures}</span>
      </nav>
      <label>
        {words.kind}{' '}
        <select value={kind} onChange={(event) => void model.open(event.currentTarget.value)}>
          {state?.kinds.map((one) => (
            <option key={one} value={one} selected={one === kind}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.filter}{' '}
        <input
          type="search"
          value={model.filter.value}
          onInput={(event) => (model.filter.value = event.currentTarget.value)}
        />
      </label>
      <button
        id="undo"
        type="button"
        disabled={undo === null}
        title={undo === null ? words.undo : filled(words.undoStep, { step: undo })}
        onClick={() => void model.turn('undo')}
      >
        {words.undo}
      </button>
      <button
        id="redo"
        type="button"
        disabled={redo === null}
        title={redo === null ? words.redo : filled(words.redoStep, { step: redo })}
        onClick={() => void model.turn('redo')}
      >
        {words.redo}
      </button>
      <button
        id="copy"
        type="button"
        disabled={chosen === null}
        onClick={() => {
          const id = prompt(words.newId, `${chosen}-2`);
          if (id !== null && chosen !== null) void model.copy(chosen, id);
        }}
      >
        {words.copy}
      </button>
      <button
        id="remove"
        type="button"
        disabled={chosen === null}
        onClick={() => chosen !== null && void model.remove(chosen)}
      >
        {words.remove}
      </button>
      <span role="status">{model.lost.value ?? <Counts model={model} />}</span>
    </header>
  );
}

function Counts({ model }: Part) {
  const { words } = model;
  const problems = model.state.value?.problems ?? [];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const said =
    problems.length === 0
      ? words.noProblems
      : filled(words.problems, { errors, warnings: problems.length - errors });
  return (
    <>
      {filled(words.components, { count: model.rows.value.length })} · {said}
    </>
  );
}

function Notices({ model }: Part) {
  return (
    <div role="alert">
      {model.notices.value.map((notice) => (
        <NoticeLine key={notice.message} model={model} notice={notice} />
      ))}
    </div>
  );
}

function NoticeLine({ model, notice }: Part & { readonly notice: Notice }) {
  const { words } = model;
  const { mine } = notice;
  return (
    <p class="notice">
      {notice.message}{' '}
      {mine !== null && (
        <button type="button" onClick={() => void model.insist(notice)}>
          {filled(words.useMine, { text: mine.text })}
        </button>
      )}{' '}
      <button type="button" onClick={() => model.dismiss(notice)}>
        {mine === null ? words.dismiss : filled(words.keepTheirs, { now: mine.was })}
      </button>
    </p>
  );
}

function Problems({ model }: Part) {
  const kind = model.figures.value?.kind;
  const problems = (model.state.value?.problems ?? []).toSorted(
    (a, b) => Number(b.kind === kind) - Number(a.kind === kind),
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

/** Undo and redo as everywhere; in a field that is being typed into they are the field's. */
function listenForKeys(model: FiguresModel): void {
  document.addEventListener('keydown', (event) => {
    const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isMeant || (event.target as HTMLElement).matches('input, textarea')) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    void model.turn(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  });
}

const { words } = JSON.parse(document.getElementById('start')?.textContent ?? '{}') as FiguresStart;
const key = takeKey();
if (key === null) document.body.textContent = words.noAccess;
else {
  const model = new FiguresModel(new StudioApi(key), words);
  listenForKeys(model);
  document.getElementById('start')?.remove();
  render(<Page model={model} />, document.body);
  void model.run(new URLSearchParams(location.search).get('kind'));
}
