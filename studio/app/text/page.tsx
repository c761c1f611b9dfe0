/** The page of texts: the files of the game in an editor that knows what may be in them. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Counts, Frame, openPage } from '../frame.tsx';
import { Problems } from '../problems.tsx';
import { filled } from '../words.ts';
import { EffectsPanel } from './effects.tsx';
import { openEditor } from './editor.ts';
import { TextModel } from './model.ts';
import { Hits, Search } from './search.tsx';
import { linesOf, stretchBetween } from './stretch.ts';

interface Part {
  readonly model: TextModel;
}

function Page({ model }: Part) {
  return (
    <Frame model={model} tools={<Tools model={model} />} status={<Status model={model} />}>
      <div role="alert">
        <GoneNotice model={model} />
        <ConflictNotice model={model} />
      </div>
      <main class="texts">
        <Files model={model} />
        <TextEditor model={model} />
        <EffectsPanel model={model} />
        <Problems
          model={model}
          problems={model.faults.value}
          isNear={({ place }) => placeFile(place) === model.file.value}
          open={({ file, line }) => void model.open(file, line)}
        />
      </main>
      <footer>{model.words.keys}</footer>
    </Frame>
  );
}

function Tools({ model }: Part) {
  return (
    <button
      id="open-outside"
      type="button"
      disabled={model.file.value === null}
      onClick={() => void model.openOutside()}
    >
      {model.words.openOutside}
    </button>
  );
}

function placeFile(place: string): string {
  return place.replace(/(?::\d+){2}$/, '');
}

function Status({ model }: Part) {
  const { words } = model;
  return (
    <>
      {words[savedOf(model)]} · <Counts model={model} />
    </>
  );
}

function savedOf({
  conflict,
  isSaved,
  isGone,
}: TextModel): 'saved' | 'saving' | 'unsaved' | 'unwritten' {
  if (conflict.value !== null) return 'unsaved';
  if (isSaved.value) return 'saved';
  return isGone.value ? 'unwritten' : 'saving';
}

function Files({ model }: Part) {
  const wanted = useSignal('');
  const { words } = model;
  const faulty = new Set(
    model.faults.value.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  );
  const shown = model.files.value.filter((file) => file.toLowerCase().includes(wanted.value));
  return (
    <nav class="files" aria-label={words.files}>
      <input
        type="search"
        aria-label={words.filterFiles}
        placeholder={words.filterFiles}
        onInput={(event) => (wanted.value = event.currentTarget.value.toLowerCase())}
      />
      <Search model={model} />
      {model.searching.found.value === null ? (
        <ul>
          {shown.map((file) => (
            <li key={file}>
              <button
                type="button"
                aria-current={file === model.file.value ? 'true' : undefined}
                class={faulty.has(file) ? 'faulty' : undefined}
                onClick={() => void model.open(file)}
              >
                {file}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Hits model={model} />
      )}
    </nav>
  );
}

function TextEditor({ model }: Part) {
  const holder = useRef<HTMLDivElement>(null);
  // At once: effects wait for a frame, and a file may come before it.
  useLayoutEffect(() => {
    if (holder.current === null) return undefined;
    const editor = openEditor(holder.current, model);
    model.editor = editor;
    return () => {
      model.editor = null;
      editor.close();
    };
  }, [model]);
  return <div class="editor" ref={holder} />;
}

function GoneNotice({ model }: Part) {
  const { words, isGone, isSaved } = model;
  if (!isGone.value) return null;
  return (
    <p class="notice">
      {filled(words.gone, { file: model.file.value ?? '' })}{' '}
      <button type="button" onClick={() => void model.discard()}>
        {isSaved.value ? words.dismiss : words.discard}
      </button>
    </p>
  );
}

function ConflictNotice({ model }: Part) {
  const found = model.conflict.value;
  if (found === null) return null;
  const { words, base } = model;
  const lines = (text: string): string => {
    const stretch = stretchBetween(base, text);
    return stretch === null ? '' : linesOf(text, mirrored(stretch));
  };
  return (
    <section class="notice conflict">
      <p>{filled(words.conflict, { file: model.file.value ?? '' })}</p>
      <figure>
        <figcaption>{words.theirs}</figcaption>
        <pre tabIndex={0}>{lines(found.text)}</pre>
      </figure>
      <figure>
        <figcaption>{words.mine}</figcaption>
        <pre tabIndex={0}>{lines(model.editor?.text ?? '')}</pre>
      </figure>
      <button type="button" onClick={() => void model.settle('theirs')}>
        {words.keepTheirs}
      </button>{' '}
      <button type="button" onClick={() => void model.settle('mine')}>
        {words.useMine}
      </button>
    </section>
  );
}

/** Where a stretch is in the text that it made. */
function mirrored({ start, inserted }: { start: number; inserted: string }) {
  return { start, end: start + inserted.length, inserted: '' };
}

openPage(TextModel, Page);
