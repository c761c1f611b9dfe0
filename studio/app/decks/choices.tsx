/** What a deck declares besides its cards. */
import { type Choice, declaredChoices } from '../../../engine/construction/index.ts';
import type { DeckSession } from './session.ts';
import { TypedField } from '../typed-field.tsx';

interface Part {
  readonly session: DeckSession;
}

export function Choices({ session }: Part) {
  const bench = session.bench.value;
  const data = session.data.value;
  if (bench === null || data === null) return null;
  return (
    <div class="choices">
      {Object.entries(declaredChoices(bench.game.rules)).map(([name, choice]) => (
        <ChoiceField key={name} {...{ session, name, choice }} value={data[name]} />
      ))}
    </div>
  );
}

interface ChoiceParts extends Part {
  readonly name: string;
  readonly choice: Choice;
  readonly value: unknown;
}

function ChoiceField({ session, name, choice, value }: ChoiceParts) {
  const bench = session.bench.value;
  const values =
    choice.from ??
    (choice.kind === undefined ? undefined : bench?.game.ids[choice.kind]) ??
    (choice.deck === true ? bench?.sampleIds : undefined);
  const choose = (text: string): void => {
    if (text === '') return session.choose(name, undefined);
    const known = values?.find((one) => String(one) === text);
    session.choose(name, known ?? (choice.type === 'number' ? Number(text) : text));
  };
  const shown = typeof value === 'string' ? value : JSON.stringify(value ?? '').replace('""', '');
  return (
    <label>
      {session.choiceName(name)}{' '}
      {values === undefined ? (
        <TypedField value={shown} onChange={(event) => choose(event.currentTarget.value)} />
      ) : (
        <select value={shown} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">
            {choice.default === undefined ? '' : `(${session.choiceValue(name, choice.default)})`}
          </option>
          {values.map((one) => (
            <option key={String(one)} value={String(one)} selected={String(one) === shown}>
              {session.choiceValue(name, one)}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}
