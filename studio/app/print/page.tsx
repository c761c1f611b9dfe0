/** The page of prints: choices on one side, the pages as they will come out on the other. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { MadeFile } from '../../protocol/print.ts';
import type { ShownProblem } from '../../protocol/state.ts';
import { Counts, Frame, openPage } from '../frame.tsx';
import { Problems } from '../problems.tsx';
import { filled } from '../words.ts';
import { Choices } from './choices.tsx';
import { PrintModel } from './model.ts';
import { cardsIn, Plan } from './plan.tsx';

interface Part {
  readonly model: PrintModel;
}

function Page({ model }: Part) {
  const print = model.print.value;
  const made = useShownWhenMade(print);
  const planned = model.plan.value?.problems ?? [];
  const printed = print?.problems ?? [];
  const found = [
    ...printed,
    ...planned.filter((one) => !printed.some((other) => isSame(one, other))),
  ];
  return (
    <Frame model={model} status={<Counts model={model} />}>
      <main class="print">
        <Choices model={model} />
        <div class="pages" tabIndex={0} role="region" aria-label={model.words.print}>
          {print?.isOld === true && <p class="old">{model.words.isOld}</p>}
          {print?.failed !== null && print !== null && <p role="alert">{print.failed}</p>}
          {(print === null || !print.isRunning) && <Plan model={model} />}
          {print !== null && print.files.length > 0 && (
            <p class="folder" ref={made}>
              {filled(model.words.inFolder, { folder: print.folder })}{' '}
              {print.files.length > 1 && <DownloadAll model={model} />}
            </p>
          )}
          {model.isGone.value && <p role="alert">{model.words.gone}</p>}
          {print?.files.map((file, at) => (
            <File key={`${print.run} ${file.name}`} model={model} file={file} at={at} />
          ))}
        </div>
        <Problems model={model} problems={found} isNear={() => true} />
      </main>
    </Frame>
  );
}

/** The pages that were asked for are below what was planned: they come into view when they are made. */
function useShownWhenMade(print: PrintModel['print']['value']) {
  const made = useRef<HTMLParagraphElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (print?.isRunning === true) isAwaited.current = true;
    else if (isAwaited.current) {
      isAwaited.current = false;
      made.current?.scrollIntoView();
    }
  }, [print]);
  return made;
}

function isSame(one: ShownProblem, other: ShownProblem): boolean {
  return one.code === other.code && one.place === other.place && one.message === other.message;
}

function DownloadAll({ model }: Part) {
  return (
    <button
      id="all"
      type="button"
      // Disabled in earnest it would lose the focus.
      aria-disabled={model.isFetching.value}
      onClick={() => void model.downloadAll()}
    >
      {model.words.downloadAll}
    </button>
  );
}

interface FileParts extends Part {
  readonly file: MadeFile;
  readonly at: number;
}

function File({ model, file, at }: FileParts) {
  const { words } = model;
  const { name, pages, cards } = file;
  const size = (file.size / 1e6).toFixed(1);
  return (
    <section class="file" aria-label={name}>
      <h2>{name}</h2>
      <p>
        {filled(words.pagesOf, { pages: pages.length, cards: cardsIn(words, cards), size })}{' '}
        <button type="button" class="download" onClick={() => void model.download(at)}>
          {words.download}
        </button>
      </p>
      <div class="sheets">
        {pages.map((shape, page) => (
          <Picture key={page} model={model} {...{ file, at, page, shape }} />
        ))}
      </div>
    </section>
  );
}

/** Asked for when it comes into view. */
function Picture({
  model,
  file,
  at,
  page,
  shape,
}: FileParts & { readonly page: number; readonly shape: number }) {
  const holder = useRef<HTMLImageElement>(null);
  const address = useSignal('');
  useEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      void model.picture(at, page).then((blob) => {
        if (blob !== null) address.value = URL.createObjectURL(blob);
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (address.value !== '') URL.revokeObjectURL(address.value);
    };
  }, [model, at, page]);
  const name = filled(model.words.page, { name: file.name, page: page + 1 });
  const source = address.value === '' ? BLANK : address.value;
  return <img ref={holder} src={source} alt={name} style={{ aspectRatio: String(shape) }} />;
}

/** Until the picture is there. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

openPage(PrintModel, Page);
