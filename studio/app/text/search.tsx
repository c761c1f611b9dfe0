/** Words in all files of the game: found, gone to, and replaced. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TextHit, TextSearch } from '../../protocol/text.ts';
import { filled } from '../words.ts';
import type { TextModel } from './model.ts';

interface Part {
  readonly model: TextModel;
}

/** Milliseconds between the last key and the search. */
const PAUSE = 200;

export function Search({ model }: Part) {
  const { words } = model;
  const { wanted } = model.searching;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const by = useSignal('');
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isMeant = (event.ctrlKey || event.metaKey) && event.shiftKey;
      if (!isMeant || event.key.toLowerCase() !== 'f') return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const look = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void model.searching.look(), PAUSE);
  };
  const found = model.searching.found.value;
  return (
    <search>
      <input
        ref={field}
        id="search"
        type="search"
        aria-label={words.searchAll}
        placeholder={words.searchAll}
        onInput={(event) => {
          wanted.value = { ...wanted.value, words: event.currentTarget.value };
          look();
        }}
      />
      {found !== null && (
        <>
          <label>
            <input
              id="exact"
              type="checkbox"
              onChange={(event) => {
                wanted.value = {
                  ...wanted.value,
                  isExact: event.currentTarget.checked,
                };
                look();
              }}
            />{' '}
            {words.matchCase}
          </label>
          <p role="status">{countOf(found, model)}</p>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void model.searching.replaceAll(by.value);
            }}
          >
            <input
              id="replacement"
              aria-label={words.replaceWith}
              placeholder={words.replaceWith}
              onInput={(event) => (by.value = event.currentTarget.value)}
            />
            <button type="submit" disabled={found.count === 0}>
              {words.replaceAll}
            </button>
          </form>
        </>
      )}
    </search>
  );
}

function countOf({ count, hits, files }: TextSearch, { words }: TextModel): string {
  const all = filled(words.hits, { count, files: Object.keys(files).length });
  return count > hits.length ? `${all} ${filled(words.firstHits, { shown: hits.length })}` : all;
}

/** In place of the list of files while something is looked for. */
export function Hits({ model }: Part) {
  const hits = model.searching.found.value?.hits ?? [];
  const files = [...new Set(hits.map(({ file }) => file))];
  return (
    <div class="hits" tabIndex={0} role="region" aria-label={model.words.searchAll}>
      {files.map((file) => (
        <section key={file} aria-label={file}>
          <h2>{file}</h2>
          <ul>
            {hits
              .filter((hit) => hit.file === file)
              .map((hit, at) => (
                <li key={`${hit.line} ${at}`}>
                  <Hit model={model} hit={hit} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Hit({ model, hit }: Part & { readonly hit: TextHit }) {
  const { file, line, before, found, after } = hit;
  return (
    <button type="button" onClick={() => void model.open(file, line)}>
      <span class="line">{line}</span> {before}
      <mark>{found}</mark>
      {after}
    </button>
  );
}
