/** How many games, when to stop, and by which seeds. */
import { stopsFor, type BalanceAsked } from '../../protocol/balance.ts';
import type { Part } from './model.ts';
import { TypedField } from '../typed-field.tsx';

export function HowLong({ model }: Part) {
  const { words } = model;
  const { games, players, stop, precision, seed } = model.asked.value;
  const number = (
    name: 'games' | 'precision' | 'seed',
    label: string,
    value: number,
    limits: { min: number; max?: number; step: number },
  ) => (
    <label>
      {label}
      <TypedField
        id={name}
        type="number"
        required
        {...limits}
        value={value}
        onInput={(event) => model.choose({ [name]: Number(event.currentTarget.value) })}
      />
    </label>
  );
  return (
    <>
      <h2>{words.howLong}</h2>
      {number('games', words.games, games, { min: 2, max: 1_000_000, step: 1 })}
      <label>
        {words.until}
        <select
          id="until"
          value={stop}
          onChange={(event) =>
            model.choose({ stop: event.currentTarget.value as BalanceAsked['stop'] })
          }
        >
          {stopsFor(players).map((one) => (
            <option key={one} value={one} selected={one === stop}>
              {words.stops[one]}
            </option>
          ))}
        </select>
      </label>
      {stop === 'precision' &&
        number('precision', words.precision, precision, { min: 0.1, max: 50, step: 0.1 })}
      {number('seed', words.seed, seed, { min: 0, step: 1 })}
    </>
  );
}
