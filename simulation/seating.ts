/**
 * Who is listed where. All games on one seed are a round: in each of them every entrant of a table is listed
 * one place further, so that each has every seat once. Who sits beside whom changes from round to round.
 */

/** By place in the list, the place in the pairing. `round`: from 0; `turned`: the game of the round, from 0. */
export function listedAt(players: number, round: number, turned: number): number[] {
  const order = orderOf(players, round);
  return order.map((_, listed) => order[(listed + turned) % players]!);
}

/** The first entrant stays where it is; the orders of the others take turns. */
function orderOf(players: number, round: number): number[] {
  const others = Array.from({ length: players - 1 }, (_, other) => other + 1);
  const orders = others.reduce((product, one) => product * one, 1);
  const order = [0];
  let code = round % orders;
  while (others.length > 0) {
    const left = others.length;
    order.push(...others.splice(code % left, 1));
    code = Math.floor(code / left);
  }
  return order;
}

/**
 * What a won game is worth in whole numbers, so that any number of players can share it: 2 of two, 6 of three,
 * 12 of four.
 */
export function unitOf(players: number): number {
  let unit = 1;
  for (let sharing = 2; sharing <= players; sharing += 1) unit *= sharing / divisor(unit, sharing);
  return unit;
}

/** The greatest one that both have in common. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
