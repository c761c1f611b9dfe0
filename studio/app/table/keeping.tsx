/** A game as a file or a link, and its position as text that can be changed and played from. */
import { useState } from 'preact/hooks';
import { filled } from '../words.ts';
import type { KeptScenario } from '../../protocol/play.ts';
import type { TableModel } from './model.ts';
import { MOST_IN_ADDRESS, packed } from './shared-text.ts';

interface Part {
  readonly model: TableModel;
  /** The address that opens a shared game. */
  readonly addressOf: (shared: string) => string;
  /** Keeps a position with the scenarios of the game, and gives the file; null where nothing can be written. */
  readonly keepScenario:
    | ((id: string, title: string, position: object) => Promise<KeptScenario>)
    | null;
  readonly onOpened: () => void;
}

export function Keeping({ model, addressOf, keepScenario, onOpened }: Part) {
  const { words } = model;
  const [said, setSaid] = useState('');
  const [link, setLink] = useState('');
  const share = async (): Promise<void> => {
    const shared = await packed(await model.save());
    if (shared.length > MOST_IN_ADDRESS) return setSaid(words.linkIsLong);
    const address = addressOf(shared);
    setLink(address);
    setSaid(words.linkCopied);
    await navigator.clipboard?.writeText(address).catch(() => undefined);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const seats = model.view.peek()?.seats.map(({ sitter }) => sitter) ?? ['human', 'greedy'];
    const why = await model.load(await file.text(), seats);
    if (why === null) onOpened();
    else setSaid(filled(words.notOpened, { why }));
  };
  return (
    <section class="keeping" aria-label={words.also}>
      <p>
        <button
          type="button"
          id="save"
          onClick={() =>
            void model
              .save()
              .then((text) => download(text, `${model.game.table.compiled.id}.save.json`))
          }
        >
          {words.save}
        </button>
        <button type="button" id="link" onClick={() => void share()}>
          {words.link}
        </button>
        <label class="button">
          {words.open}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
      </p>
      <p role="status">{said}</p>
      {link !== '' && <input id="shared" readOnly aria-label={words.link} value={link} />}
      <Position model={model} keepScenario={keepScenario} onOpened={onOpened} />
    </section>
  );
}

function Position({ model, keepScenario, onOpened }: Omit<Part, 'addressOf'>) {
  const { words } = model;
  const [text, setText] = useState<string | null>(null);
  const [id, setId] = useState('');
  const [title, setTitle] = useState('');
  const [said, setSaid] = useState('');
  if (text === null) {
    return (
      <button
        type="button"
        id="position"
        onClick={() => void model.position().then((one) => setText(JSON.stringify(one, null, 1)))}
      >
        {words.position}
      </button>
    );
  }
  const withPosition = async (
    work: (position: Readonly<Record<string, unknown>>) => Promise<void>,
  ) => {
    try {
      await work(JSON.parse(text) as Readonly<Record<string, unknown>>);
    } catch (error) {
      setSaid(filled(words.notJson, { why: (error as Error).message }));
    }
  };
  return (
    <div class="position">
      <p>{words.positionSecrets}</p>
      <textarea
        aria-label={words.position}
        rows={14}
        spellcheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p>
        <button
          type="button"
          id="play-position"
          onClick={() =>
            void withPosition(async (position) => {
              const why = await model.place(position);
              setSaid(why === null ? '' : filled(words.notOpened, { why }));
              if (why === null) onOpened();
            })
          }
        >
          {words.playPosition}
        </button>
        <button type="button" onClick={() => setText(null)}>
          {words.close}
        </button>
      </p>
      {keepScenario !== null && (
        <p>
          <label>
            {words.scenarioId}{' '}
            <input
              id="scenario-id"
              value={id}
              onInput={(event) => setId(event.currentTarget.value)}
            />
          </label>
          <label>
            {words.scenarioTitle}{' '}
            <input
              id="scenario-title"
              value={title}
              onInput={(event) => setTitle(event.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            id="keep-scenario"
            onClick={() =>
              void withPosition(async (position) => {
                const { path, why, dropped } = await keepScenario(id, title, position);
                const kept =
                  path === null
                    ? filled(words.notOpened, { why: why.join(' ') })
                    : filled(words.scenarioKept, { path });
                const less = filled(words.scenarioDropped, { keys: dropped.join(', ') });
                setSaid(dropped.length === 0 ? kept : `${kept} ${less}`);
              })
            }
          >
            {words.keepScenario}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
