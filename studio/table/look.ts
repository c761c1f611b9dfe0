/** What a viewer sees of a table. */
import {
  namedOutcome,
  seatName,
  type Seat,
  type Setup,
  setupOptions,
  sideName,
  type Viewer,
} from '../../engine/index.ts';
import { logOf } from './log.ts';
import { beginningOf, inListOrder } from './moves.ts';
import type { Table } from './table.ts';
import type { Move, TableView } from './view.ts';

/** `step`: null for the last one. */
export function look(table: Table, viewer: Viewer, step: number | null): TableView {
  const { match, names, game } = table;
  const { rules, steps, toAct, outcome, beginning } = match;
  const shown = step === null ? steps.length : Math.min(step, steps.length);
  const isLast = shown === steps.length;
  const state = match.stateAfter(shown);
  const seen = rules.observe(state, viewer);
  const diagram = rules.diagram(state, viewer);
  const { options = {}, players = 2 } = 'setup' in beginning ? beginning.setup : seen;
  const agreed = setupOptions(game.compiled, { options, players, decks: [] } as Setup);
  const parts = 'setup' in beginning ? (beginning.setup.parts ?? {}) : {};
  const seats = Array.from({ length: rules.seats(state) }, (_, seat) => seat);
  return {
    viewer: nameOf(viewer),
    step: shown,
    steps: steps.length,
    seats: seats.map((seat) => ({
      seat: seatName(seat),
      side: sideName(rules.sideOf(state, seat)),
      sitter: table.sitterAt(seat),
    })),
    toAct: toAct === null ? null : seatName(toAct),
    next: toAct === null ? 'over' : (table.goesOn ?? 'person'),
    unasked: isLast ? unaskedOf(table, viewer) : [],
    moves: isLast && toAct !== null && toAct === viewer ? movesOf(table, toAct) : [],
    seen,
    heading: names.cell(diagram.split('\n', 1)[0] ?? ''),
    diagram: diagram.split('\n').map(names.cell).join('\n'),
    beside: besideOf(rules.diagram(state, viewer, 'beside'), diagram).map(names.cell),
    goals: table.messages.goals(seen, agreed, game.compiled),
    log: logOf(table, viewer),
    outcome: outcome === null ? null : namedOutcome(outcome),
    takenBack: table.takenBack,
    canUndo: table.lastDecision !== null,
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        'component' in part ? part.component.id : part.id,
      ]),
    ),
  };
}

/** Of rules that write the same for every purpose: what is below the heading and the board. */
function besideOf(text: string, brief: string): string[] {
  const own = text === brief ? text.split('\n\n').slice(2).join('\n') : text;
  return own.split('\n').filter((line) => line.trim() !== '');
}

function nameOf(viewer: Viewer): string {
  return viewer === 'spectator' ? viewer : seatName(viewer);
}

function unaskedOf(table: Table, viewer: Viewer): TableView['unasked'] {
  const own = table.unasked.filter((seat) => seat === viewer || seat < 0);
  return own.map((seat) => ({ seat: seatName(seat), moves: movesOf(table, seat) }));
}

function movesOf(table: Table, seat: Seat): Move[] {
  const foreseen = table.match.foreseen(seat);
  const pointed = table.match.pointedAt(seat);
  const { move } = table.names;
  return inListOrder(table.match.legalTexts(seat)).map((text) => {
    const beginning = beginningOf(text);
    return {
      text,
      said: move(text),
      head: move(beginning),
      // What begins with a space has no verb in front.
      tail: move(text.slice(beginning.length)).trim(),
      points: pointed.get(text) ?? [],
      foreseen: move(` ${foreseen.get(text) ?? ''}`).trim(),
    };
  });
}
