/** Keeps the position that is edited with the scenarios of the game. */
import { useState } from 'preact/hooks';
import type { KeptScenario } from '../../protocol/play.ts';
import type { EditedText } from '../table/position.tsx';
import { filled } from '../words.ts';
import type { PlayModel } from './model.ts';

interface KeepParts {
  readonly model: PlayModel;
  readonly text: EditedText;
}

export function KeepScenario({ model, text: { withPosition, say } }: KeepParts) {
  const { words } = model;
  const [id, setId] = useState('');
  const [title, setTitle] = useState('');
  const keep = (): Promise<void> =>
    withPosition(async (position) =>
      say(keptText(model, await model.keepScenario(id, title, position))),
    );
  return (
    <p class="orders">
      <label>
        {words.scenarioId}{' '}
        <input id="scenario-id" value={id} onInput={(event) => setId(event.currentTarget.value)} />
      </label>
      <label>
        {words.scenarioTitle}{' '}
        <input
          id="scenario-title"
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <button type="button" id="keep-scenario" onClick={() => void keep()}>
        {words.keepScenario}
      </button>
    </p>
  );
}

function keptText({ words }: PlayModel, { path, why, dropped }: KeptScenario): string {
  const kept =
    path === null
      ? filled(words.notOpened, { why: why.join(' ') })
      : filled(words.scenarioKept, { path });
  const less = filled(words.scenarioDropped, { keys: dropped.join(', ') });
  return dropped.length === 0 ? kept : `${kept} ${less}`;
}
