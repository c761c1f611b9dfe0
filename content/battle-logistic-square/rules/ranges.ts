/** How hit ranges and areas lie on the board (BLS-2.2.1 to BLS-2.2.3); the engine lays and turns them. */
import { DOWN, UP, type Facing, type Seat } from 'cardwright/engine';

/** BLS-2.2.2, BLS-1.1.4: North sees the board turned by half a circle. */
export function facingOf(seat: Seat): Facing {
  return seat === 0 ? UP : DOWN;
}
