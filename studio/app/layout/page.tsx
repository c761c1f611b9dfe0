/** The page of layouts: a card whose boxes are dragged, with the colours and fonts of its style sheets. */
import { useEffect, useRef } from 'preact/hooks';
import { ownName } from '../../protocol/own-name.ts';
import { Frame, openPage } from '../frame.tsx';
import { Problems } from '../problems.tsx';
import { filled } from '../words.ts';
import { Boxes } from './boxes.tsx';
import { Face, fittingZoom } from './face.tsx';
import { Icons } from './icons.tsx';
import { LayoutModel } from './model.ts';

interface Part {
  readonly model: LayoutModel;
}

function Page({ model }: Part) {
  return (
    <Frame model={model} tools={<Tools model={model} />}>
      <div role="alert">
        {model.isGone.value && (
          <p class="notice">{filled(model.words.gone, { card: model.card.value })}</p>
        )}
      </div>
      <main>
        <Desk model={model} />
        <aside class="values" tabIndex={0} aria-label={model.words.boxes}>
          <Findings model={model} />
          <Boxes model={model} />
          <Looks model={model} />
          <Icons model={model} />
        </aside>
        <Problems model={model} isNear={({ id }) => id === model.card.value} />
      </main>
      <footer>{model.words.keys}</footer>
    </Frame>
  );
}

/** The card, as large as there is room for when the page is opened. */
function Desk({ model }: Part) {
  const desk = useRef<HTMLDivElement>(null);
  const sheet = model.sheet.value;
  const isFitted = useRef(false);
  useEffect(() => {
    if (sheet === null || desk.current === null || isFitted.current) return;
    isFitted.current = true;
    const { clientWidth, clientHeight } = desk.current;
    model.zoom.value = fittingZoom(sheet, clientWidth, clientHeight);
  }, [model, sheet]);
  return (
    <div
      class={model.isGone.value ? 'desk gone' : 'desk'}
      ref={desk}
      tabIndex={0}
      role="region"
      aria-label={model.words.card}
    >
      <Face model={model} />
    </div>
  );
}

function Tools({ model }: Part) {
  const { words } = model;
  const sheet = model.sheet.value;
  return (
    <>
      <Choice
        label={words.sheet}
        value={sheet?.id ?? ''}
        options={model.sheets.value.map(({ id, title }) => [id, title])}
        choose={(id) => void model.open(model.sheets.value.find((one) => one.id === id) ?? null)}
      />
      <Choice
        label={words.card}
        value={model.card.value}
        options={(sheet?.cards ?? []).map((id) => [id, model.names.value[id] ?? id])}
        choose={(id) => void model.open(sheet, id)}
      />
      <Step model={model} by={-1} label={words.previous} />
      <Step model={model} by={1} label={words.next} />
      <Choice
        label={words.language}
        value={model.locale.value}
        options={(model.state.value?.locales ?? [model.locale.value]).map((one) => [
          one,
          ownName(one),
        ])}
        choose={(locale) => void model.speak(locale)}
      />
      <label>
        {words.size}{' '}
        <input
          type="range"
          min="1"
          max="4"
          step="0.05"
          value={model.zoom.value}
          onInput={(event) => (model.zoom.value = event.currentTarget.valueAsNumber)}
        />
      </label>
      <label>
        <input
          id="guides"
          type="checkbox"
          checked={model.guides.value}
          onInput={(event) => (model.guides.value = event.currentTarget.checked)}
        />{' '}
        {words.guides}
      </label>
    </>
  );
}

/** To the card before or behind this one. */
function Step({ model, by, label }: Part & { readonly by: -1 | 1; readonly label: string }) {
  const card = model.beside(by);
  return (
    <button
      type="button"
      class="step"
      aria-label={label}
      title={label}
      disabled={card === null}
      onClick={() => card !== null && void model.open(model.sheet.value, card)}
    >
      {by < 0 ? '‹' : '›'}
    </button>
  );
}

interface ChoiceParts {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, shown: string])[];
  readonly choose: (value: string) => void;
}

function Choice({ label, value, options, choose }: ChoiceParts) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([one, shown]) => (
          <option key={one} value={one} selected={one === value}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

function Looks({ model }: Part) {
  const { words } = model;
  const { colours = {}, fonts = {}, families = [] } = model.properties.value ?? {};
  const set = (name: string, was: string, value: string): void =>
    void model.set({ [name]: { was, value } });
  return (
    <>
      {Object.keys(colours).length > 0 && <h2>{words.colours}</h2>}
      {Object.entries(colours).map(([name, was]) => (
        <label key={name}>
          <input
            type="color"
            name={name}
            value={was.toLowerCase()}
            onChange={(event) => set(name, was, event.currentTarget.value)}
          />{' '}
          {name}
        </label>
      ))}
      {Object.keys(fonts).length > 0 && <h2>{words.fonts}</h2>}
      {Object.entries(fonts).map(([name, was]) => (
        <Choice
          key={name}
          label={name}
          value={was}
          options={[...new Set([was, ...families.map((one) => `'${one}'`)])].map((one) => [
            one,
            one,
          ])}
          choose={(value) => set(name, was, value)}
        />
      ))}
    </>
  );
}

/** What the judge of printing says of the card as it is now, also while a box is dragged. */
function Findings({ model }: Part) {
  const { words, findings, properties } = model;
  const found = findings.value;
  if (found === null || model.isGone.value) return null;
  const { low = [], unknown = [] } = model.contrasts.value ?? {};
  const { smallest = 0, safe = 0 } = properties.value ?? {};
  const lines = [
    ...found.overflows.map(({ text, across, down }) =>
      filled(down === 0 ? words.tooWide : across === 0 ? words.tooTall : words.overflow, {
        text,
        across,
        down,
      }),
    ),
    ...found.small.map(({ text, size }) => filled(words.small, { text, size, least: smallest })),
    ...found.unsafe.map(({ text, distance }) =>
      filled(words.unsafe, { text, distance, least: safe }),
    ),
    ...low.map((one) => filled(words.contrast, one)),
  ];
  return (
    <section class="findings" aria-live="polite">
      <h2>{words.found}</h2>
      {lines.length === 0 ? <p>{words.nothing}</p> : lines.map((line) => <p key={line}>{line}</p>)}
      {unknown.length > 0 && (
        <p class="unknown">{filled(words.cannotTell, { texts: unknown.join(' · ') })}</p>
      )}
    </section>
  );
}

openPage(LayoutModel, Page);
