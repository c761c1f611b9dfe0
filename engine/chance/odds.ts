/** How likely sums of dice are, before they are rolled. */

/** The probability of each sum of dice of this number, by the sum. */
export function sumsOfDice(dice: number, faces: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die += 1) {
    const next = Array.from({ length: chances.length + faces }, () => 0);
    for (const [sum, chance] of chances.entries()) {
      for (let face = 1; face <= faces; face += 1) next[sum + face]! += chance / faces;
    }
    chances = next;
  }
  return chances;
}

/** The probability that dice of this number reach at least `needed` more than those against them. */
export function chanceOfLead(needed: number, dice: number, against: number, faces: number): number {
  const [own, others] = [sumsOfDice(dice, faces), sumsOfDice(against, faces)];
  let chance = 0;
  for (const [a, p] of own.entries()) {
    for (const [b, q] of others.entries()) if (a - b >= needed) chance += p * q;
  }
  return chance;
}
