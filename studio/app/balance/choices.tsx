/** Who plays, how long, and against which state of the game. */
import { USUAL_PLAYERS, type Baseline } from '../../protocol/balance.ts';
import { OptionField } from '../table/option-field.tsx';
import { PartField, withPart } from '../table/part-field.tsx';
import { filled } from '../words.ts';
import { HowLong } from './how-long.tsx';
import type { Part } from './model.ts';
import { botTitle } from '../../protocol/bots.ts';

export function Choices({ model }: Part) {
  const { words } = model;
  const choices = model.choices.value;
  const asked = model.asked.value;
  const isRunning = model.balance.value?.isRunning === true;
  const isTrusted = choices?.trust === null || asked.trusted === choices?.trust.hash;
  const isPlayable = model.isPlayable.value;
  const cannot = !isPlayable || isRunning || asked.bots.length === 0 || !isTrusted;
  const { problems = [], title = '' } = model.state.value ?? {};
  const unplayable = problems.some(({ severity }) => severity === 'error')
    ? words.hasErrors
    : filled(words.unplayable, { why: title });
  if (choices === null) return <p class="choices">{unplayable}</p>;
  return (
    <form
      class="choices"
      // As in Play: what is out of its bounds may be folded away, and the rules refuse it.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.play(null);
      }}
    >
      {!isPlayable && <p role="alert">{unplayable}</p>}
      <Trust model={model} />
      <p class="buttons">
        <button id="start" type="submit" disabled={cannot}>
          {words.start}
        </button>{' '}
        <button id="stop" type="button" disabled={!isRunning} onClick={() => void model.stop()}>
          {words.stop}
        </button>
      </p>
      <WhatIf model={model} cannot={cannot} />
      <h2>{words.who}</h2>
      <Names
        {...{ model }}
        list="decks"
        label={words.decks}
        hint={words.allDecks}
        names={choices.decks}
      />
      <Names
        {...{ model }}
        list="bots"
        label={words.whichBots}
        names={choices.bots.map((bot) => ({ value: bot, text: botTitle(words, bot) }))}
      />
      <Players model={model} players={choices.players} />
      <label class="tick">
        <input
          id="mirrors"
          type="checkbox"
          checked={asked.mirrors}
          onChange={(event) => model.choose({ mirrors: event.currentTarget.checked })}
        />{' '}
        {words.mirrors}
      </label>
      {choices.parts.map((part) => (
        <PartField
          key={part.name}
          part={part}
          value={asked.parts[part.name]}
          onChange={(id) => model.choose({ parts: withPart(asked.parts, part.name, id) })}
        />
      ))}
      <HowLong model={model} />
      {choices.options.length > 0 && (
        <details>
          <summary>{words.options}</summary>
          {choices.options.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              players={asked.players}
              none={words.noValue}
              value={asked.options[option.name]}
              onChange={(value) => {
                const { [option.name]: _, ...others } = asked.options;
                const options = value === undefined ? others : { ...others, [option.name]: value };
                model.choose({ options });
              }}
            />
          ))}
        </details>
      )}
    </form>
  );
}

function Players({ model, players }: Part & { readonly players: readonly number[] }) {
  const { words } = model;
  const { players: chosen } = model.asked.value;
  if (players.length === 1 && chosen === players[0]) return null;
  return (
    <label>
      {words.players}
      <select
        id="players"
        value={chosen}
        onChange={(event) => model.choosePlayers(Number(event.currentTarget.value))}
      >
        {players.map((one) => (
          <option key={one} value={one} selected={one === chosen}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}

function Trust({ model }: Part) {
  const { words } = model;
  const trust = model.choices.value?.trust ?? null;
  if (trust === null) return null;
  return (
    <div class="trust">
      <p>{filled(words.trustLead, { folder: trust.folder })}</p>
      <label class="tick">
        <input
          id="trust"
          type="checkbox"
          checked={model.asked.value.trusted === trust.hash}
          onChange={(event) =>
            model.choose({ trusted: event.currentTarget.checked ? trust.hash : '' })
          }
        />{' '}
        {words.trust}
      </label>
    </div>
  );
}

function WhatIf({ model, cannot }: Part & { readonly cannot: boolean }) {
  const { words } = model;
  const baselines = model.choices.value?.baselines ?? [];
  const isForTwo = model.asked.value.players === USUAL_PLAYERS;
  return (
    <fieldset class="what-if">
      <legend>{words.whatIf}</legend>
      <p>{words.whatIfLead}</p>
      {!isForTwo && <p id="by-two">{words.comparedByTwo}</p>}
      <label>
        {words.compareWith}
        <select
          id="baseline"
          value={model.baseline.value}
          onChange={(event) =>
            (model.baseline.value = event.currentTarget.value as Baseline['value'])
          }
        >
          {baselines.map(({ value, detail }) => (
            <option key={value} value={value} selected={value === model.baseline.value}>
              {filled(words.baselines[value], { detail })}
            </option>
          ))}
        </select>
      </label>
      <button
        id="compare"
        type="button"
        disabled={cannot || !isForTwo}
        onClick={({ currentTarget: { form } }) => {
          if (form?.reportValidity() === true) void model.play(model.baseline.value);
        }}
      >
        {words.compare}
      </button>
    </fieldset>
  );
}

interface NamesParts extends Part {
  readonly list: 'decks' | 'bots';
  readonly label: string;
  readonly hint?: string;
  readonly names: readonly { readonly value: string; readonly text: string }[];
}

function Names({ model, list, label, hint, names }: NamesParts) {
  if (names.length === 0) return null;
  return (
    <fieldset class="names">
      <legend>{label}</legend>
      {hint !== undefined && <p>{hint}</p>}
      {names.map(({ value, text }) => (
        <label key={value} class="tick">
          <input
            type="checkbox"
            name={list}
            value={value}
            checked={model.asked.value[list].includes(value)}
            onChange={() => model.toggle(list, value)}
          />{' '}
          {text}
        </label>
      ))}
    </fieldset>
  );
}
