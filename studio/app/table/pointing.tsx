/** Below the board: what was pointed at so far, what is left to choose, and why something cannot be. */
import type { Move } from '../../table/view.ts';
import { filled } from '../words.ts';
import { movesLeft } from './choosing.ts';
import { isThere } from './held.ts';
import type { TableModel } from './model.ts';
import { nameOf, saidOf } from './names.ts';

interface Part {
  readonly model: TableModel;
}

/** More is for the list of moves. */
const FEW = 10;

export function Pointing({ model }: Part) {
  const { words } = model;
  const chosen = model.chosen.value;
  const { scene, hands, view } = model;
  const left = movesLeft(view.value?.moves ?? [], chosen, (word) =>
    isThere(word, scene.value, hands.value),
  );
  return (
    <div class="pointing" data-region>
      {model.notice.value !== '' && (
        <p class="refusal" role="alert">
          <Refusal model={model} />
        </p>
      )}
      {chosen.length > 0 && (
        <p class="so-far">
          {filled(words.chosen, { words: chosen.map((word) => calledOf(model, word)).join(' → ') })}{' '}
          {left.length <= FEW && <Rest model={model} moves={left} />}{' '}
          <button type="button" onClick={() => model.chooseAgain()}>
            {words.clear}
          </button>
        </p>
      )}
    </div>
  );
}

/** A square with what lies there. */
function calledOf({ game, scene }: TableModel, word: string): string {
  const piece = scene.value?.squares.find(({ name }) => name === word)?.piece;
  return piece === null || piece === undefined
    ? saidOf(game, word)
    : `${nameOf(game, piece.id)} ${word}`;
}

/** The moves that are still meant; nobody has to look for them in the list beside the board. */
function Rest({ model, moves }: Part & { readonly moves: readonly Move[] }) {
  const heads = new Set(moves.map(({ head }) => head));
  const shown = (move: Move): string =>
    heads.size === 1 && move.tail !== '' ? move.tail : move.said;
  return (
    <span class="rest" role="group" aria-label={model.words.moves}>
      {moves.map((move) => (
        <button
          key={move.text}
          type="button"
          class="choice"
          aria-label={move.said}
          onClick={() => void model.play(move.text)}
        >
          <Facing model={model} move={move} /> {shown(move)}
          {move.foreseen !== '' && <small> {move.foreseen}</small>}
        </button>
      ))}
    </span>
  );
}

/** Which way a piece would lie, where the move ends with that. */
function Facing({ model, move }: Part & { readonly move: Move }) {
  const turn = model.game.looks.layout?.turn ?? {};
  const last = move.text.split(' ').at(-1) ?? '';
  const hasFacings = Object.values(turn).includes(90);
  const degrees = turn[last] ?? (hasFacings && last === 'N' ? 0 : undefined);
  if (degrees === undefined) return null;
  return (
    <span class="facing" style={{ rotate: `${degrees}deg` }} aria-hidden="true">
      ↑
    </span>
  );
}

/** As the words of refusals end: `… (LOW-5.1.2)`. */
const CLAUSE = /\(([A-Z][A-Z0-9]*-\d+(?:\.\d+)*)\)$/;

/** With its clause as a link, where there is a page of them. */
function Refusal({ model }: Part) {
  const text = model.notice.value;
  const found = CLAUSE.exec(text);
  const clause = found?.[1] ?? '';
  const address = found === null ? null : model.clauseAddress(clause);
  if (address === null) return <>{text}</>;
  return (
    <>
      {text.slice(0, found?.index)}(<a href={address}>{clause}</a>)
    </>
  );
}
