/** The position as it is edited: on the board, and as text; to play from, and to keep as a scenario. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableLayout } from '../../../print/in-page.ts';
import { filled } from '../words.ts';
import { keyForAdded, sheetsOfPieces } from './edit-position.ts';
import type { TableModel } from './model.ts';
import { nameOf } from './names.ts';
import type { PositionEditor } from './position-editor.ts';
import { PositionByEye } from './position-fields.tsx';
import { PieceWords } from './position-piece.tsx';

export interface EditedText {
  /** Does something with it, unless it cannot be read: then that is said. */
  readonly withPosition: (
    work: (position: Readonly<Record<string, unknown>>) => Promise<void>,
  ) => Promise<void>;
  /** Below the text. */
  readonly say: (text: string) => void;
}

/** What else can be done with a position where files can be written. */
export type KeepPosition = (text: EditedText) => preact.ComponentChildren;

interface Part {
  readonly model: TableModel;
  readonly editor: PositionEditor;
}

/** Below the board: what can be done with pieces there. */
export function EditedPieces({ model, editor }: Part) {
  const { words } = model;
  const held = editor.held.value;
  const fault = editor.fault.value;
  const { layout } = model.game.looks;
  return (
    <div class="pointing editing">
      {fault !== '' && (
        <p class="refusal" role="alert">
          {filled(words.positionFault, { why: fault })}
        </p>
      )}
      <Verdict model={model} editor={editor} />
      {layout !== null && (
        <p class="so-far">
          {held === null ? words.movePieces : filled(words.pieceHeld, { square: held })}{' '}
          {held !== null && (
            <button type="button" id="remove-piece" onClick={() => editor.remove()}>
              {words.removePiece}
            </button>
          )}
          {keyForAdded(layout) !== null && <Adding model={model} editor={editor} layout={layout} />}
        </p>
      )}
      {held !== null && <PieceWords model={model} editor={editor} square={held} />}
    </div>
  );
}

/** That a game can be played from here, and who begins. */
function Verdict({ model: { words }, editor }: Part) {
  const playable = editor.playable.value;
  const { toAct } = playable ?? {};
  const said =
    toAct === null ? words.positionOver : filled(words.positionSound, { seat: toAct ?? '' });
  return <p class="verdict">{playable === null ? '' : said}</p>;
}

function Adding({ model, editor, layout }: Part & { readonly layout: TableLayout }) {
  const { words, game } = model;
  const [seat, setSeat] = useState('P1');
  const fronts = game.looks.faces.filter(
    ({ card, key }) => card !== null && key.endsWith('/front'),
  );
  const sheetsOf = (id: string): string[] =>
    fronts.filter(({ card }) => card === id).map(({ sheet }) => sheet);
  const sheets = sheetsOfPieces(layout, editor.position.value ?? {}, sheetsOf);
  const faces = fronts.filter(({ sheet }) => sheets.has(sheet));
  const ids = [...new Set(faces.map(({ card }) => card ?? ''))];
  const [, chosen = ''] = editor.adding.value.split(' ');
  const add = (whose: string, id: string): void => {
    editor.adding.value = id === '' ? '' : `${whose} ${id}`;
  };
  return (
    <>
      <select
        aria-label={words.players}
        value={seat}
        onChange={({ currentTarget }) => {
          setSeat(currentTarget.value);
          add(currentTarget.value, chosen);
        }}
      >
        {model.view.value?.seats.map((one) => (
          <option key={one.seat}>{one.seat}</option>
        ))}
      </select>
      <select
        id="add-piece"
        aria-label={words.addPiece}
        value={chosen}
        onChange={({ currentTarget }) => add(seat, currentTarget.value)}
      >
        <option value="">{words.addPiece}</option>
        {ids.map((id) => (
          <option key={id} value={id}>
            {nameOf(game, id)}
          </option>
        ))}
      </select>
    </>
  );
}

interface PanelParts extends Part {
  readonly keepPosition: KeepPosition | null;
  readonly onOpened: () => void;
}

export function PositionPanel({ model, editor, keepPosition, onOpened }: PanelParts) {
  const { words } = model;
  const [said, setSaid] = useState('');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView();
    panel.current?.focus();
  }, []);
  const text = editor.text.value;
  useEffect(() => setSaid(''), [text]);
  const withPosition: EditedText['withPosition'] = async (work) => {
    try {
      await work(JSON.parse(text) as Readonly<Record<string, unknown>>);
    } catch (error) {
      setSaid(filled(words.notJson, { why: (error as Error).message }));
    }
  };
  const play = (position: Readonly<Record<string, unknown>>): Promise<void> =>
    model.place(position).then((why) => {
      setSaid(why === null ? '' : filled(words.positionFault, { why }));
      if (why === null) onOpened();
    });
  return (
    <section ref={panel} class="position" aria-label={words.position} tabIndex={-1}>
      <h2>{words.position}</h2>
      <p>{words.positionSecrets}</p>
      <p class="orders">
        <button type="button" id="play-position" onClick={() => void withPosition(play)}>
          {words.playPosition}
        </button>
        <button type="button" onClick={() => (model.editor.value = null)}>
          {words.close}
        </button>
      </p>
      {editor.position.value === null && <p class="refusal">{words.notRead}</p>}
      <PositionByEye model={model} editor={editor} />
      <textarea
        aria-label={words.positionText}
        rows={18}
        spellcheck={false}
        value={text}
        onInput={(event) => editor.write(event.currentTarget.value)}
      />
      {keepPosition?.({ withPosition, say: setSaid })}
      <p role="status">{said}</p>
    </section>
  );
}
