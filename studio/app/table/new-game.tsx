/** Who plays, with what: the form before a game. */
import { useState } from 'preact/hooks';
import { botTitle } from '../../protocol/bots.ts';
import { filled } from '../words.ts';
import type { BroughtDeck } from '../../table/view.ts';
import type { TableModel } from './model.ts';
import { OptionField } from './option-field.tsx';
import { PartField, withPart } from './part-field.tsx';
import { TypedField } from '../typed-field.tsx';

interface Part {
  readonly model: TableModel;
  readonly onBegun: () => void;
  /** To the game that is on; null where there is none. */
  readonly onBack: (() => void) | null;
}

/** Seeds that are drawn here are short enough to be typed again. */
const SEEDS = 1_000_000;

export function NewGame({ model, onBegun, onBack }: Part) {
  const { words, game } = model;
  const [players, setPlayers] = useState(game.usualPlayers);
  const [seats, setSeats] = useState<readonly string[]>(['human', 'greedy']);
  const why = model.cannotBegin.value || model.notice.value;
  const brought = model.brought.value;
  const [decks, setDecks] = useState<readonly string[]>(() => brought.slice(0, 1).map(broughtId));
  const [parts, setParts] = useState<Readonly<Record<string, string>>>({});
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * SEEDS));
  const all = Array.from({ length: players }, (_, seat) => seat);
  const sitters = all.map((seat) => seats[seat] ?? 'greedy');
  const own = all.map((seat) => decks[seat] ?? '');
  const offered = [
    ...brought.map((one) => ({ id: broughtId(one), name: one.name })),
    ...game.decks,
  ];
  const begin = async (): Promise<void> => {
    const { samples } = game.table;
    const taken = own.some((deck) => deck !== '')
      ? own.map((deck, seat) => deck || (samples[seat % samples.length] ?? ''))
      : [];
    const found = taken.map((id) => brought.find((one) => broughtId(one) === id)?.deck ?? id);
    const refused = await model.begin({ players, options, decks: found, parts, seed }, sitters);
    if (refused === null) onBegun();
    else model.notice.value = refused;
  };
  return (
    <form
      // What is out of its bounds may be folded away, where a browser could not show it: the rules refuse it.
      noValidate
      class="new-game"
      aria-label={words.newGame}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2>{words.newGame}</h2>
      {why !== '' && (
        <p class="refusal" role="alert">
          {why}
        </p>
      )}
      {game.players.length > 1 && (
        <label>
          {words.players}{' '}
          <select
            value={players}
            onChange={(event) => setPlayers(Number(event.currentTarget.value))}
          >
            {game.players.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      {all.map((seat) => {
        const title = filled(words.seat, { seat: `P${seat + 1}` });
        return (
          <fieldset key={seat}>
            <legend>{title}</legend>
            <select
              aria-label={title}
              id={`sitter-${seat}`}
              value={sitters[seat]}
              onChange={(event) => setSeats(sitters.with(seat, event.currentTarget.value))}
            >
              <option value="human">{words.human}</option>
              {game.bots.map((bot) => (
                <option key={bot} value={bot}>
                  {filled(words.bot, { bot: botTitle(words, bot) })}
                </option>
              ))}
            </select>
            {offered.length > 0 && (
              <select
                aria-label={words.deck}
                value={own[seat]}
                onChange={(event) => setDecks(own.with(seat, event.currentTarget.value))}
              >
                <option value="">{words.usualDeck}</option>
                {offered.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </fieldset>
        );
      })}
      {game.parts.map((part) => (
        <PartField
          key={part.name}
          part={part}
          value={parts[part.name]}
          onChange={(id) => setParts(withPart(parts, part.name, id))}
        />
      ))}
      <label>
        {words.seed}{' '}
        <TypedField
          type="number"
          value={seed}
          onInput={(event) => setSeed(Math.trunc(Number(event.currentTarget.value)))}
        />
      </label>
      {game.options.length > 0 && (
        <details>
          <summary>{words.options}</summary>
          {game.options.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              none={words.none}
              players={players}
              value={options[option.name]}
              onChange={(value) => {
                const { [option.name]: _, ...others } = options;
                setOptions(value === undefined ? others : { ...others, [option.name]: value });
              }}
            />
          ))}
        </details>
      )}
      <button id="begin" type="submit" disabled={model.cannotBegin.value !== ''}>
        {words.begin}
      </button>
      {onBack !== null && (
        <button id="back-to-game" type="button" onClick={onBack}>
          {words.backToGame}
        </button>
      )}
    </form>
  );
}

/** No id of a file has a space. */
function broughtId({ deck }: BroughtDeck): string {
  return `brought ${deck.id}`;
}
