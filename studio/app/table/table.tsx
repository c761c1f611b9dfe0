/** A whole table: the board, what is held, the moves, the log, and the form of the next game. */
import { useState } from 'preact/hooks';
import type { TableView } from '../../table/view.ts';
import { UndoButton } from '../undo-button.tsx';
import { filled } from '../words.ts';
import { Board } from './board.tsx';
import { Hands, HeldCard } from './hands.tsx';
import { Keeping } from './keeping.tsx';
import { Log } from './log.tsx';
import type { TableModel } from './model.ts';
import { Moves } from './moves.tsx';
import { NewGame } from './new-game.tsx';
import { PAUSES } from './pauses.ts';
import { Pointing } from './pointing.tsx';
import { EditedPieces, type KeepPosition, PositionPanel } from './position.tsx';

export interface TableParts {
  readonly model: TableModel;
  /** Where a new game begins when that is another table. */
  readonly next?: TableModel | null;
  readonly onBegun?: (table: TableModel) => void;
  readonly addressOf: (shared: string) => string;
  /** Null where nothing can be written. */
  readonly keepPosition: KeepPosition | null;
}

export function TablePage({ model, next, onBegun, addressOf, keepPosition }: TableParts) {
  const { words } = model;
  const [isAsking, setAsking] = useState(
    model.view.peek() === null || model.brought.peek().length > 0,
  );
  const view = model.view.value;
  if (view === null || isAsking) {
    const table = next ?? model;
    const begun = (): void => {
      onBegun?.(table);
      setAsking(false);
    };
    return (
      <main class="table-setup">
        <NewGame
          model={table}
          onBegun={begun}
          onBack={view === null ? null : () => setAsking(false)}
        />
      </main>
    );
  }
  const awaited = model.awaited.value;
  const editor = model.editor.value;
  return (
    // What was chosen for the next game stays in another language; nothing of this one does.
    <main class="table" key={model.game.locale}>
      <div
        class="middle"
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return;
          if (editor === null) model.chooseAgain();
          else editor.letGo();
        }}
      >
        <p class="heading" role="status" data-over={view.outcome === null ? undefined : true}>
          <Heading model={model} view={view} />
        </p>
        <Board model={model} />
        {editor === null ? (
          <Below model={model} awaited={awaited} />
        ) : (
          <EditedPieces model={model} editor={editor} />
        )}
      </div>
      <div class="side" tabIndex={0} role="group" aria-label={words.play}>
        <p class="orders">
          <button
            type="button"
            id="new-game"
            onClick={() => {
              model.chooseAgain();
              setAsking(true);
            }}
          >
            {words.newGame}
          </button>
          <UndoButton id="take-back" can={view.canUndo} step={() => void model.undo()}>
            {words.undoMove}
          </UndoButton>
          <label>
            {words.pause}{' '}
            <select
              id="pause"
              value={model.pause.value}
              onChange={(event) => (model.pause.value = Number(event.currentTarget.value))}
            >
              {PAUSES.map((one) => (
                <option key={one} value={one}>
                  {filled(words.seconds, { seconds: one / 1000 })}
                </option>
              ))}
            </select>
          </label>
        </p>
        {editor !== null && (
          <PositionPanel
            model={model}
            editor={editor}
            keepPosition={keepPosition}
            onOpened={() => setAsking(false)}
          />
        )}
        {awaited === null && editor === null && view.outcome === null && <Moves model={model} />}
        {editor === null && <News model={model} view={view} />}
        <Keeping model={model} addressOf={addressOf} onOpened={() => setAsking(false)} />
        {editor === null && <HeldCard model={model} />}
      </div>
    </main>
  );
}

function Below({ model, awaited }: { readonly model: TableModel; awaited: string | null }) {
  if (awaited !== null) return <Curtain model={model} seat={awaited} />;
  return (
    <>
      <Pointing model={model} />
      <Hands model={model} />
    </>
  );
}

function Heading({ model, view }: { readonly model: TableModel; readonly view: TableView }) {
  if (model.editor.value !== null) return <strong>{model.words.position}</strong>;
  if (view.outcome !== null && view.step === view.steps)
    return <strong>{model.state.value}</strong>;
  return (
    <>
      <strong>{view.heading}</strong> · {model.state.value}
    </>
  );
}

/** How the game is, beside what can be done. */
function News({ model, view }: { readonly model: TableModel; readonly view: TableView }) {
  const { words } = model;
  return (
    <>
      {view.goals.length > 0 && (
        <section aria-label={words.goals}>
          <h2>{words.goals}</h2>
          {view.goals.map((goal) => (
            <p key={goal}>{goal}</p>
          ))}
        </section>
      )}
      {model.scene.value !== null && <Beside lines={view.beside} title={words.zones} />}
      <Log model={model} />
    </>
  );
}

/** Between two people at one screen: nothing that only one of them may see. */
function Curtain({ model, seat }: { readonly model: TableModel; readonly seat: string }) {
  const { words } = model;
  return (
    <div class="curtain" data-goes-on>
      <p>{filled(words.pass, { seat })}</p>
      <button type="button" id="sit" onClick={() => void model.sit()}>
        {filled(words.show, { seat })}
      </button>
    </div>
  );
}

/** What a position says besides its board. */
function Beside({ lines, title }: { readonly lines: readonly string[]; readonly title: string }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {lines.map((line, index) => (
        <p key={index} class="zone">
          {line}
        </p>
      ))}
    </section>
  );
}
