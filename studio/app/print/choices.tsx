/** What may be chosen for a print. */
import type { Option, PrintAsked, PrintChoices } from '../../protocol/print.ts';
import { filled } from '../words.ts';
import { Address, Length, Select, Tick } from './fields.tsx';
import type { PrintModel } from './model.ts';

interface Part {
  readonly model: PrintModel;
}

export function Choices({ model }: Part) {
  const { words } = model;
  const choices = model.choices.value;
  const asked = model.asked.value;
  if (choices === null) return null;
  const isSheets = asked.what === '';
  const isTable = choices.tables.includes(asked.what);
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault();
        void model.show();
      }}
    >
      <Progress model={model} />
      <h2>{words.which}</h2>
      <Select {...{ model }} name="what" label={words.what} list={choices.products} />
      {(isSheets || isTable) && (
        <>
          <Select
            {...{ model }}
            name="deck"
            label={words.deck}
            none={words.noDeck}
            list={choices.decks}
          />
          <Select
            {...{ model }}
            name="sheet"
            label={words.sheet}
            none={words.allSheets}
            list={choices.sheets}
          />
        </>
      )}
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
      {isSheets && asked.vendor === '' && (
        <Tick {...{ model }} name="changed" label={words.changed} />
      )}
      <h2>{words.how}</h2>
      {isTable && <Address {...{ model }} name="url" label={words.url} />}
      <Manner model={model} choices={choices} />
    </form>
  );
}

/** A print that goes on, and the buttons that begin and end one. */
function Progress({ model }: Part) {
  const { words } = model;
  const print = model.print.value;
  const isRunning = print?.isRunning === true;
  const { name, at, of } = print?.progress ?? { name: '', at: 0, of: 0 };
  const place = of === 0 ? '' : ` (${at} / ${of})`;
  const count = print?.files.length ?? 0;
  const made = count === 0 ? '' : filled(words.made, { count });
  const running = print?.isCancelled === true ? words.cancelling : words.running;
  return (
    <>
      <button id="show" type="submit" disabled={isRunning || !model.isRead.value}>
        {words.show}
      </button>{' '}
      <button
        id="cancel"
        type="button"
        disabled={!isRunning || print.isCancelled}
        onClick={() => void model.cancel()}
      >
        {words.cancel}
      </button>
      {!model.isRead.value && <p role="alert">{words.hasErrors}</p>}
      <p role="status" class="progress">
        {isRunning ? filled(running, { name, of: place }) : made}
      </p>
      {isRunning && <progress aria-label={words.show} max={of || 1} value={Math.max(0, at - 1)} />}
    </>
  );
}

/** How it is printed: what of it has a meaning for what is made. */
function Manner({ model, choices }: Part & { readonly choices: PrintChoices }) {
  const { words } = model;
  const asked = model.asked.value;
  const isSheets = ['', 'box'].includes(asked.what);
  const isOwn = !isSheets || asked.vendor === '';
  const hasPaper = isOwn && !choices.tables.includes(asked.what);
  const service = choices.vendors.find(({ value }) => value === asked.vendor);
  const isInInks = isSheets && (service?.isInInks ?? asked.format.startsWith('pdf-x'));
  return (
    <>
      {isSheets && (
        <Select
          {...{ model }}
          name="vendor"
          label={words.vendor}
          none={words.noVendor}
          list={choices.vendors}
        />
      )}
      {isSheets && isOwn && (
        <Select {...{ model }} name="format" label={words.format} list={choices.formats} />
      )}
      {isInInks && (
        <Select
          {...{ model }}
          name="profile"
          label={words.profile}
          none={words.usualProfile}
          list={choices.profiles}
        />
      )}
      {hasPaper && <Select {...{ model }} name="paper" label={words.paper} list={choices.papers} />}
      {isSheets && isOwn && <OnPaper model={model} choices={choices} />}
      {isSheets && (
        <>
          <Tick {...{ model }} name="safeArea" label={words.safeArea} />
          <Tick {...{ model }} name="lowInk" label={words.lowInk} />
        </>
      )}
    </>
  );
}

/** How cards lie on pages. */
function OnPaper({ model, choices }: Part & { readonly choices: PrintChoices }) {
  const { words } = model;
  const lists = [
    ['sides', choices.sides],
    ['flip', choices.flips],
    ['order', choices.orders],
    ['marks', choices.marks],
  ] as const;
  return (
    <>
      {lists.map(([name, list]) => (
        <Select key={name} {...{ model, name, list }} label={words[name]} none={words.asGame} />
      ))}
      <Length {...{ model }} name="bleed" label={words.bleed} />
      <Length {...{ model }} name="gutter" label={words.gutter} />
      <Length {...{ model }} name="margins" label={words.margins} />
      <Tick {...{ model }} name="together" label={words.together} />
      <Tick {...{ model }} name="cuts" label={words.cuts} />
    </>
  );
}

/** All chosen is the same as none chosen. */
function toggled(asked: PrintAsked, value: string, all: readonly Option[]): string[] {
  const now = asked.locales.length === 0 ? all.map((one) => one.value) : asked.locales;
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  return next.length === all.length ? [] : next;
}
