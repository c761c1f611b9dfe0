/** The page of layouts: a card whose boxes are dragged, with the colours and fonts of its style sheets. */
import { Frame, openPage } from '../frame.tsx';
import { Problems } from '../problems.tsx';
import { filled } from '../words.ts';
import { Face } from './face.tsx';
import { Icons } from './icons.tsx';
import { LayoutModel } from './model.ts';

interface Part {
  readonly model: LayoutModel;
}

function Page({ model }: Part) {
  return (
    <Frame model={model} tools={<Tools model={model} />}>
      <div role="alert">
        {model.notice.value !== null && <p class="notice">{model.notice.value}</p>}
      </div>
      <main>
        <div class="desk" tabIndex={0} role="region" aria-label={model.words.card}>
          <Face model={model} />
        </div>
        <aside class="values" tabIndex={0} aria-label={model.words.boxes}>
          <Boxes model={model} />
          <Looks model={model} />
          <Findings model={model} />
          <Icons model={model} />
        </aside>
        <Problems model={model} isNear={({ id }) => id === model.card.value} />
      </main>
      <footer>{model.words.keys}</footer>
    </Frame>
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
        options={(sheet?.cards ?? []).map((id) => [id, id])}
        choose={(id) => void model.open(sheet, id)}
      />
      <Choice
        label={words.language}
        value={model.locale.value}
        options={(model.state.value?.locales ?? [model.locale.value]).map((one) => [one, one])}
        choose={(locale) => void model.speak(locale)}
      />
      <label>
        {words.size}{' '}
        <input
          type="range"
          min="1"
          max="4"
          step="0.25"
          value={model.zoom.value}
          onInput={(event) => (model.zoom.value = event.currentTarget.valueAsNumber)}
        />
      </label>
    </>
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

/** The numbers of the boxes, for whoever knows them. */
function Boxes({ model }: Part) {
  const { words } = model;
  const boxes = Object.entries(model.boxes.value);
  if (boxes.length === 0) return <p>{words.noBoxes}</p>;
  return (
    <>
      <h2>{words.boxes}</h2>
      {boxes.map(([name, sides]) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {Object.entries(sides).map(([side, mm]) => (
            <label key={side}>
              {side}{' '}
              <input
                type="number"
                step="0.1"
                value={Math.round(mm * 100) / 100}
                onChange={(event) => {
                  const value = event.currentTarget.valueAsNumber;
                  if (Number.isFinite(value)) model.move(name, { ...sides, [side]: value }, true);
                }}
              />{' '}
              mm
            </label>
          ))}
        </fieldset>
      ))}
    </>
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
  if (found === null) return null;
  const { low = [], unknown = [] } = model.contrasts.value ?? {};
  const { smallest = 0, safe = 0 } = properties.value ?? {};
  const lines = [
    ...found.overflows.map(({ text, across, down }) =>
      filled(words.overflow, { text, across, down }),
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
