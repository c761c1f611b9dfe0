/** The page of figures: the components of a kind as a table that is edited like a spreadsheet. */
import { Counts, Frame, openPage } from '../frame.tsx';
import { Problems } from '../problems.tsx';
import { keyHash } from '../server.ts';
import { filled } from '../words.ts';
import { Grid } from './grid.tsx';
import { FiguresModel } from './model.ts';
import type { Notice } from './notices.ts';

interface Part {
  readonly model: FiguresModel;
}

function Page({ model }: Part) {
  return (
    <Frame model={model} tools={<Tools model={model} />} status={<Status model={model} />}>
      <Notices model={model} />
      <Workbooks model={model} />
      <main>
        <Grid model={model} />
        <Problems
          model={model}
          isNear={({ kind }) => kind !== null && kind === model.figures.value?.kind}
          reveal={(id) => void model.reveal(id)}
        />
      </main>
    </Frame>
  );
}

function Tools({ model }: Part) {
  const { words } = model;
  const kind = model.figures.value?.kind;
  const chosen = model.chosen.value;
  const isFixed = chosen !== null && model.fixedIds.value.has(chosen);
  return (
    <>
      <label>
        {words.kind}{' '}
        <select value={kind} onChange={(event) => void model.open(event.currentTarget.value)}>
          {Object.entries(model.state.value?.kinds ?? {}).map(([one, title]) => (
            <option key={one} value={one} selected={one === kind}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.filter}{' '}
        <input
          type="search"
          placeholder={words.filterHint}
          value={model.filter.value}
          onInput={(event) => (model.filter.value = event.currentTarget.value)}
        />
      </label>
      <button
        id="add"
        type="button"
        disabled={kind === undefined}
        onClick={() => {
          const id = prompt(words.newRowId)?.trim();
          if (id !== undefined && id !== '') void model.add(id);
        }}
      >
        {words.add}
      </button>
      <button
        id="copy"
        type="button"
        disabled={chosen === null || isFixed}
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
        disabled={chosen === null || isFixed}
        onClick={() => chosen !== null && void model.remove(chosen)}
      >
        {words.remove}
      </button>
      <button
        id="what-if"
        type="button"
        disabled={chosen === null || !model.edited.value.has(chosen)}
        onClick={() => {
          const asked = new URLSearchParams({ edit: chosen ?? '' });
          location.href = `/balance?${asked.toString()}${keyHash()}`;
        }}
      >
        {words.whatIf}
      </button>
    </>
  );
}

function Status({ model }: Part) {
  return (
    <>
      {filled(model.words.components, { count: model.rows.value.length })} ·{' '}
      <Counts model={model} />
    </>
  );
}

function Workbooks({ model }: Part) {
  const files = model.workbooks.value;
  if (files.length === 0) return null;
  return <p id="workbooks">{filled(model.words.workbooks, { files: files.join(', ') })}</p>;
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

openPage(FiguresModel, Page);
