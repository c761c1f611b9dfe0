/** A game as a file or a link. */
import { useState } from 'preact/hooks';
import { filled } from '../words.ts';
import type { TableModel } from './model.ts';
import { MOST_IN_ADDRESS, packed } from './shared-text.ts';

interface Part {
  readonly model: TableModel;
  /** The address that opens a shared game. */
  readonly addressOf: (shared: string) => string;
  readonly onOpened: () => void;
}

export function Keeping({ model, addressOf, onOpened }: Part) {
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
      {model.editor.value === null && (
        <button type="button" id="position" onClick={() => void model.edit()}>
          {words.position}
        </button>
      )}
    </section>
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
