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
}

/** Seeds that are drawn here are short enough to be typed again. */
const SEEDS = 1_000_000;

export function NewGame({ model, onBegun }: Part) {
  const { words, game } = model;
  const [players, setPlayers] = useState(game.usualPlayers);
  const [seats, setSeats] = useState<readonly string[]>(['human', 'greedy']);
  const brought = model.brought.value;
  const [decks, setDecks] = useState<readonly string[]>(() => brought.slice(0, 1).map(broughtId));
  const [parts, setParts] = useState<Readonly<Record<string, string>>>({});
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * SEEDS));
  const [refused, setRefused] = useState('');
  const all = Array.from({ length: players }, (_, seat) => seat);
  const sitterAt = (seat: number): string => seats[seat] ?? 'greedy';
  const begin = async (): Promise<void> => {
    const own = all.map((seat) => decks[seat] ?? '');
    const samples = game.table.samples;
    const taken = own.every((deck) => deck === '')
      ? []
      : own.map((deck, seat) => (deck === '' ? (samples[seat % samples.length] ?? '') : deck));
    const byId = new Map(brought.map((one) => [broughtId(one), one.deck]));
    const wanted = { players, options, decks: taken.map((id) => byId.get(id) ?? id), parts, seed };
    const why = await model.begin(wanted, all.map(sitterAt));
    if (why === null) onBegun();
    else setRefused(why);
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
      {refused !== '' && (
        <p class="refusal" role="alert">
          {refused}
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
      {all.map((seat) => (
        <fieldset key={seat}>
          <legend>{filled(words.seat, { seat: `P${seat + 1}` })}</legend>
          <select
            aria-label={filled(words.seat, { seat: `P${seat + 1}` })}
            id={`sitter-${seat}`}
            value={sitterAt(seat)}
            onChange={(event) =>
              setSeats(replaced(all.map(sitterAt), seat, event.currentTarget.value))
            }
          >
            <option value="human">{words.human}</option>
            {game.bots.map((bot) => (
              <option key={bot} value={bot}>
                {filled(words.bot, { bot: botTitle(words, bot) })}
              </option>
            ))}
          </select>
          {game.decks.length + brought.length > 0 && (
            <select
              aria-label={words.deck}
              value={decks[seat] ?? ''}
              onChange={(event) =>
                setDecks(
                  replaced(
                    all.map((one) => decks[one] ?? ''),
                    seat,
                    event.currentTarget.value,
                  ),
                )
              }
            >
              <option value="">{words.usualDeck}</option>
              {brought.map((one) => (
                <option key={broughtId(one)} value={broughtId(one)}>
                  {one.name}
                </option>
              ))}
              {game.decks.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </fieldset>
      ))}
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
      <button id="begin" type="submit" disabled={!model.canBegin.value}>
        {words.begin}
      </button>
    </form>
  );
}

/** No id of a file has a space. */
function broughtId({ deck }: BroughtDeck): string {
  return `brought ${deck.id}`;
}

function replaced<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return list.map((one, index) => (index === at ? item : one));
}
