/** The naive way: at each event all effects of all cards on the board are looked through. */
const operations = {
  add: (state, { amount }) => {
    state.sum = (state.sum + amount) | 0;
  },
};

export function bySearch(cards) {
  const state = { sum: 0 };
  const bySeat = [0, 1].map((seat) => cards.filter((card) => card.seat === seat));
  return {
    raiser: (name) => () => {
      for (const own of bySeat) {
        for (const { effects } of own) {
          for (const effect of effects) {
            if (effect.on !== name) continue;
            for (const operation of effect.do) operations[operation.op](state, operation);
          }
        }
      }
    },
    sum: () => state.sum,
  };
}
