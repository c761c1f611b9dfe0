/** What the bots of the engine do, in a few words. */
import type { BotWords } from '../protocol/bots.ts';

export const englishBots: BotWords = {
  bots: {
    random: 'any legal move',
    greedy: 'looks through its own turn',
    flat: 'plays each move out many times',
    ismcts: 'expects answers, the strongest',
  },
  botLevel: '{games} games for each decision',
};

export const japaneseBots: BotWords = {
  bots: {
    random: 'でたらめに選ぶ',
    greedy: '自分の手番の終わりまで読む',
    flat: 'それぞれの手から何度も試す',
    ismcts: '相手の応手も読む（最も強い）',
  },
  botLevel: '1手につき{games}ゲーム試す',
};
