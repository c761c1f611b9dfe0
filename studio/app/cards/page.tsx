/** The page of cards: all of them as they print, with what is wrong with them. */
import { useSignalEffect, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isSince, SINCE } from '../../protocol/cards.ts';
import { ownName } from '../../protocol/own-name.ts';
import { Frame, openPage } from '../frame.tsx';
import { Problems } from '../problems.tsx';
import { filled } from '../words.ts';
import { Details } from './details.tsx';
import { Gallery } from './gallery.ts';
import { BOTH, CardsModel } from './model.ts';

interface Part {
  readonly model: CardsModel;
}

function Page({ model }: Part) {
  return (
    <Frame model={model} status={<Status model={model} />}>
      <Choices model={model} />
      <main>
        <Faces model={model} />
        <Details model={model} />
        <Problems
          model={model}
          problems={model.problems.value}
          isNear={({ id }) => id !== null && id === model.chosen.value}
          reveal={(id) => model.reveal(id)}
        />
      </main>
    </Frame>
  );
}

function Faces({ model }: Part) {
  const holder = useRef<HTMLDivElement>(null);
  const { words } = model;
  useEffect(() => {
    if (holder.current === null) return;
    model.gallery = new Gallery(holder.current, {
      details: (id) => filled(words.details, { id }),
      choose: (card) => void model.choose(card),
      fixWord: (problem) => model.fixWord(problem),
      fix: (problem) => void model.fix(problem),
      oldLook: (key) => (model.looks.isOld(key) ? words.oldLook : null),
      nearEnd: () => model.more(),
      sees: (key) => model.sees(key),
      found: (findings) => model.found(findings),
    });
    model.draw();
  }, [model]);
  // What a choice asks for is drawn at once; what is saved is drawn where it arrives.
  useSignalEffect(() => {
    const { kind, sheet, find, zoom, backs, bleed, onlyFaulty, onlyChanged, changed, most } = model;
    for (const one of [kind, sheet, find, zoom, backs, bleed, onlyFaulty, most]) void one.value;
    if (onlyChanged.value) void changed.value;
    model.draw();
  });
  const { shown, all, coming } = model.counts.value;
  const isNothing = shown === 0 && all > 0 && coming === 0;
  return (
    <div id="faces" ref={holder} tabIndex={0} role="region" aria-label={words.cards}>
      {isNothing && <p class="nothing">{words.nothing}</p>}
    </div>
  );
}

function Status({ model }: Part) {
  const { words } = model;
  const { shown, all, coming } = model.counts.value;
  const problems = model.problems.value;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const said =
    problems.length === 0
      ? words.noProblems
      : filled(words.problems, { errors, warnings: problems.length - errors });
  return (
    <>
      {filled(shown === all ? words.state : words.shownOf, { shown, faces: all })}
      {coming > 0 && ` · ${filled(words.coming, { count: coming })}`} · {said}
    </>
  );
}

function Choices({ model }: Part) {
  const { words } = model;
  const sheets = model.sheets.value;
  const kinds = [...new Set(sheets.map(({ kind }) => kind).filter(Boolean))];
  const locales = model.state.value?.locales ?? [model.locale.value];
  return (
    <div class="choices" role="search" aria-label={words.find}>
      {kinds.length > 1 && (
        <Choice
          id="kind"
          label={words.kind}
          all={words.all}
          value={model.kind}
          options={kinds.map((one) => [one, model.state.value?.kinds[one] ?? one])}
        />
      )}
      <Choice
        id="sheet"
        label={words.sheet}
        all={words.all}
        value={model.sheet}
        options={sheets.map(({ id, title }) => [id, title])}
      />
      <label>
        {words.find}{' '}
        <input
          id="find"
          type="search"
          placeholder={words.idOrText}
          onInput={(event) => (model.find.value = event.currentTarget.value)}
        />
      </label>
      <label>
        {words.language}{' '}
        <select id="locale" onChange={(event) => void model.speak(event.currentTarget.value)}>
          {[...locales, ...(locales.length > 1 ? [BOTH] : [])].map((one) => (
            <option key={one} value={one} selected={one === model.locale.value}>
              {one === BOTH ? words.both : ownName(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.size}{' '}
        <input
          id="size"
          type="range"
          min="0.5"
          max="3"
          step="0.1"
          value={model.zoom.value}
          onInput={(event) => (model.zoom.value = Number(event.currentTarget.value))}
        />
      </label>
      <Switch id="backs" label={words.backs} value={model.backs} />
      <Switch id="bleed" label={words.bleed} value={model.bleed} />
      <Switch id="only-faulty" label={words.onlyFaulty} value={model.onlyFaulty} />
      <span class="together">
        <Switch
          id="only-changed"
          label={words.onlyChanged}
          value={model.onlyChanged}
          set={() => void model.compare()}
        />
        <select
          id="since"
          aria-label={words.since}
          onChange={(event) => {
            const since = event.currentTarget.value;
            if (isSince(since)) model.since.value = since;
            void model.compare();
          }}
        >
          {SINCE.map((one) => (
            <option key={one} value={one} selected={one === model.since.value}>
              {words[one]}
            </option>
          ))}
        </select>
      </span>
      {model.old.value === null && <span>{words.noCommit}</span>}
    </div>
  );
}

interface ChoiceParts {
  readonly id: string;
  readonly label: string;
  readonly all: string;
  readonly value: Signal<string>;
  readonly options: readonly (readonly [value: string, name: string])[];
}

/** One of them, or all. */
function Choice({ id, label, all, value, options }: ChoiceParts) {
  return (
    <label>
      {label}{' '}
      <select id={id} onInput={(event) => (value.value = event.currentTarget.value)}>
        <option value="">{all}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one} selected={one === value.value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchParts {
  readonly id: string;
  readonly label: string;
  readonly value: Signal<boolean>;
  readonly set?: () => void;
}

function Switch({ id, label, value, set }: SwitchParts) {
  return (
    <label>
      <input
        id={id}
        type="checkbox"
        checked={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.checked;
          set?.();
        }}
      />{' '}
      {label}
    </label>
  );
}

openPage(CardsModel, Page);
