/** The simultaneous check of the minimal loop. */
import {
  EMPTY,
  STEPS,
  aims,
  arrows,
  board,
  captured,
  cells,
  command,
  commands,
  counted,
  defence,
  flags,
  general,
  incoming,
  shot,
  sideOf,
  strength,
  sweep,
} from './minimal-state.js';

export const INVOLVED = 2;

function strike(noted) {
  for (let n = 0; n < counted.board; n += 1) {
    const square = board[n];
    const unit = cells[square] - 1;
    for (let rest = arrows[unit]; rest !== 0; rest &= rest - 1) {
      const d = 31 - Math.clz32(rest & -rest);
      const struck = cells[square + STEPS[d]] - 1;
      if (struck < 0 || sideOf[struck] === sideOf[unit]) continue;
      if (!noted) incoming[struck] += strength[unit * 8 + d];
      else if (incoming[struck] > defence[struck]) flags[unit] |= INVOLVED;
    }
    const aimed = aims[unit] - 1;
    if (aimed < 0) continue;
    if (!noted) incoming[aimed] += shot[unit];
    else if (incoming[aimed] > defence[aimed]) flags[unit] |= INVOLVED;
  }
}

/** One check; returns the sides that lost a general, bit by bit. */
export function check() {
  let lost = 0;
  incoming.fill(0);
  strike(false);
  let fallen = 0;
  for (let n = 0; n < counted.board; n += 1) {
    const unit = cells[board[n]] - 1;
    if (incoming[unit] > defence[unit]) fallen += 1;
  }
  if (fallen === 0) {
    aims.fill(0);
    return 0;
  }
  strike(true);
  for (let n = 0; n < counted.board; n += 1) {
    const unit = cells[board[n]] - 1;
    if (incoming[unit] <= defence[unit]) continue;
    const side = sideOf[unit];
    cells[board[n]] = EMPTY;
    captured[1 - side] += 1;
    commands[1 - side] += command[unit];
    if (general[unit]) lost |= 1 << side;
  }
  sweep();
  aims.fill(0);
  return lost;
}
