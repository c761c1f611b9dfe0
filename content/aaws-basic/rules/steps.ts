/** The kinds of frames: what has begun and is not over. The runner has the steps in this order. */
export const [ROUND, ACTIVATION, MOVE, WINDOW, ATTACK, COUNTER] = [1, 2, 3, 4, 5, 6] as const;
