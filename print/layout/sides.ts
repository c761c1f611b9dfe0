/** What may be said of sides, order and marks, in the words of print.yaml. */
export const SIDES = {
  flip: ['long', 'short', 'fold'],
  sides: ['both', 'fronts', 'backs'],
  order: ['reading', 'stack'],
  marks: ['both', 'fronts', 'backs', 'none'],
} as const;
