/** Lists from elsewhere, and for elsewhere: in all forms that the command has. */
import { useSignal } from '@preact/signals';
import { deckForms, formIn, formOf, type ReadList } from '../../../generator/in-page.ts';
import { copyText } from '../copy-text.ts';
import { filled } from '../words.ts';
import type { DeckSession } from './session.ts';

interface Part {
  readonly session: DeckSession;
}

export function InOut({ session }: Part) {
  const { words } = session.host;
  return (
    <section class="in-out" aria-label={words.inOut}>
      <h2>{words.inOut}</h2>
      <Export session={session} />
      <Import session={session} />
    </section>
  );
}

function Export({ session }: Part) {
  const name = useSignal('list');
  const isCopied = useSignal(false);
  const { words } = session.host;
  const form = deckForms.find((one) => one.name === name.value);
  const judged = session.judged.value;
  const bench = session.bench.value;
  if (form === undefined || judged === null || bench === null) return null;
  const text = bench.write(judged, form, session.locale.value, session.title);
  const ending = form.endings[0] ?? '.txt';
  return (
    <div>
      <div class="tools">
        <label>
          {words.exportAs}{' '}
          <select
            id="export-form"
            value={name.value}
            onChange={(event) => {
              name.value = event.currentTarget.value;
              isCopied.value = false;
            }}
          >
            {deckForms.map((one) => (
              <option key={one.name} value={one.name} selected={one.name === name.value}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          onClick={() => {
            void copyText(text, '#exported').then((isThere) => (isCopied.value = isThere));
          }}
        >
          {isCopied.value ? words.copied : words.copyText}
        </button>
        <button type="button" onClick={() => download(`${judged.deck.id}${ending}`, text)}>
          {words.download}
        </button>
      </div>
      <textarea id="exported" readOnly rows={8} value={text} aria-label={words.exportAs} />
    </div>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function Import({ session }: Part) {
  const text = useSignal('');
  const name = useSignal('');
  const { words } = session.host;
  const bench = session.bench.value;
  if (bench === null) return null;
  const begun =
    deckForms.find((one) => one.name === name.value) ?? formIn(formGuessed(text.value), text.value);
  const read = text.value.trim() === '' ? null : bench.read(text.value, begun);
  const judged = read === null ? null : bench.judge(read.data, 'imported');
  return (
    <div>
      <div class="tools">
        <label>
          {words.importList}{' '}
          <select value={name.value} onChange={(event) => (name.value = event.currentTarget.value)}>
            <option value="">{words.recognised}</option>
            {deckForms.map((one) => (
              <option key={one.name} value={one.name}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          id="import"
          disabled={read === null || judged === null || judged.verdict.size === 0}
          onClick={() => read !== null && importDeck(session, read)}
        >
          {words.asNewDeck}
        </button>
        {judged !== null && (
          <span>
            {words.states[judged.verdict.state]} ·{' '}
            {filled(words.cardCount, { count: judged.verdict.size })}
          </span>
        )}
      </div>
      <textarea
        id="imported"
        rows={8}
        value={text.value}
        placeholder={words.pasteHere}
        aria-label={words.pasteHere}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <ul class="unread">
        {read?.unread.slice(0, 20).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

/** As the text begins; the ending of a file would say it. */
function formGuessed(text: string): ReturnType<typeof formOf> {
  if (/^\s*[[{]/.test(text)) return formOf('deck.json');
  if (/^\s*(?:[-\w]+:.*\n)*cards:/.test(text)) return formOf('deck.yaml');
  return /^[^\n]*(?:,|\t)[^\n]*\n/.test(text) && /^[^\n]*\b(?:card|name|count)\b/i.test(text)
    ? formOf('deck.csv')
    : formOf('deck.txt');
}

/** With the ids of its cards, as the files of the game name them. */
function importDeck(session: DeckSession, { data }: ReadList): void {
  const { host } = session;
  const bench = session.bench.value;
  if (bench === null) return;
  const given = data['name'] ?? data['id'];
  const name = typeof given === 'string' ? given : host.words.importList;
  const label = filled(host.words.newStep, { deck: name });
  host.create(label, name, bench.withIds({ ...data, name }));
}
