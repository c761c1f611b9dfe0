/** What may be chosen for a print. */
import type { Option, PrintAsked } from '../../protocol/print.ts';
import { filled } from '../words.ts';
import type { PrintModel } from './model.ts';

interface Part {
  readonly model: PrintModel;
}

export function Choices({ model }: Part) {
  const { words } = model;
  const choices = model.choices.value;
  const asked = model.asked.value;
  const print = model.print.value;
  if (choices === null) return null;
  const isOwn = asked.vendor === '';
  const isInInks = !isOwn || asked.format.startsWith('pdf-x');
  const running = filled(words.running, { name: print?.progress ?? '' });
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault();
        void model.show();
      }}
    >
      <button id="show" type="submit" disabled={print?.isRunning === true}>
        {words.show}
      </button>
      <p role="status" class="progress">
        {print?.isRunning === true ? running : ''}
      </p>
      <h2>{words.which}</h2>
      <Select
        {...{ model }}
        name="deck"
        label={words.deck}
        none={words.noDeck}
        list={choices.decks}
      />
      <Select
        {...{ model }}
        name="kind"
        label={words.kind}
        none={words.allKinds}
        list={choices.kinds}
      />
      <fieldset>
        <legend>{words.languages}</legend>
        {choices.locales.map(({ value, text }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={asked.locales.length === 0 || asked.locales.includes(value)}
              onChange={() => model.choose({ locales: toggled(asked, value, choices.locales) })}
            />{' '}
            {text}
          </label>
        ))}
      </fieldset>
      <Tick {...{ model }} name="changed" label={words.changed} />
      <h2>{words.how}</h2>
      <Select
        {...{ model }}
        name="vendor"
        label={words.vendor}
        none={words.noVendor}
        list={choices.vendors}
      />
      {isOwn && <Select {...{ model }} name="format" label={words.format} list={choices.formats} />}
      {isInInks && (
        <Select
          {...{ model }}
          name="profile"
          label={words.profile}
          none={words.usualProfile}
          list={choices.profiles}
        />
      )}
      {isOwn && (
        <>
          <Select {...{ model }} name="paper" label={words.paper} list={choices.papers} />
          <Select
            {...{ model }}
            name="sides"
            label={words.sides}
            none={words.asGame}
            list={choices.sides}
          />
          <Select
            {...{ model }}
            name="flip"
            label={words.flip}
            none={words.asGame}
            list={choices.flips}
          />
          <Select
            {...{ model }}
            name="order"
            label={words.order}
            none={words.asGame}
            list={choices.orders}
          />
          <Select
            {...{ model }}
            name="marks"
            label={words.marks}
            none={words.asGame}
            list={choices.marks}
          />
          <Length {...{ model }} name="gutter" label={words.gutter} />
          <Length {...{ model }} name="margins" label={words.margins} />
          <Tick {...{ model }} name="together" label={words.together} />
          <Tick {...{ model }} name="cuts" label={words.cuts} />
        </>
      )}
      <Tick {...{ model }} name="safeArea" label={words.safeArea} />
      <Tick {...{ model }} name="lowInk" label={words.lowInk} />
    </form>
  );
}

/** All chosen is the same as none chosen. */
function toggled(asked: PrintAsked, value: string, all: readonly Option[]): string[] {
  const now = asked.locales.length === 0 ? all.map((one) => one.value) : asked.locales;
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  return next.length === all.length ? [] : next;
}

interface ChoiceParts extends Part {
  readonly name: keyof PrintAsked;
  readonly label: string;
}

function Select({
  model,
  name,
  label,
  none,
  list,
}: ChoiceParts & { readonly none?: string; readonly list: readonly Option[] }) {
  const chosen = String(model.asked.value[name] ?? '');
  return (
    <label>
      {label}
      <select
        id={name}
        value={chosen}
        onChange={(event) => model.choose({ [name]: event.currentTarget.value })}
      >
        {none !== undefined && <option value="">{none}</option>}
        {list.map(({ value, text }, at) => {
          const own = none === undefined && at === 0 ? '' : value;
          return (
            <option key={value} value={own} selected={own === chosen}>
              {text}
            </option>
          );
        })}
      </select>
    </label>
  );
}

function Tick({ model, name, label }: ChoiceParts) {
  return (
    <label class="tick">
      <input
        id={name}
        type="checkbox"
        checked={model.asked.value[name] === true}
        onChange={(event) => model.choose({ [name]: event.currentTarget.checked })}
      />{' '}
      {label}
    </label>
  );
}

function Length({ model, name, label }: ChoiceParts) {
  const value = model.asked.value[name];
  return (
    <label>
      {label}
      <input
        type="number"
        min="0"
        max="50"
        step="0.5"
        value={typeof value === 'number' ? value : ''}
        placeholder={model.words.asGame}
        onChange={(event) => {
          const text = event.currentTarget.value;
          model.choose({ [name]: text === '' ? null : Number(text) });
        }}
      />
    </label>
  );
}
