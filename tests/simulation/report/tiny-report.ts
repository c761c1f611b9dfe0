/** Reports of invented runs, with names as a stranger's game may have them. */
import { judgeBalance } from '../../../simulation/balance/judge-balance.ts';
import { reportPage, type ReportRequest } from '../../../simulation/index.ts';
import type { SimulationResult } from '../../../simulation/result.ts';
import { runOfThree } from './run-of-three.ts';

const NAMES: Readonly<Record<string, Readonly<Record<'en' | 'ja', string>>>> = {
  orcs: { en: 'Orc core army', ja: 'オーク軍' },
  dwarves: { en: 'Dwarves of the deep road and the far hills', ja: '深き道のドワーフ守備隊' },
  elves: { en: `Elves"'><script>ran = 1</script>`, ja: `エルフ"'><script>ran = 1</script>` },
};

export function tinyReport(
  language: 'en' | 'ja',
  result: SimulationResult = runOfThree(),
  rest: Partial<ReportRequest> = {},
): string {
  const balance = { pairings: {}, mirrors: {}, length: { decisions: 190 }, unfinished: {} };
  return reportPage({
    result,
    language,
    title: language === 'ja' ? '鬼火の戦場<img src=x>' : 'Fen Fires <img src=x>',
    deckName: (id) => NAMES[id]?.[language] ?? id,
    cardName: (id) => (language === 'ja' ? `カード${id.slice(5)}` : `Card ${id.slice(5)} <i>`),
    commandOf: ([place, seed, swapped]) => `cardwright show-it ${place} ${seed} ${swapped}`,
    expectations: judgeBalance(balance, result),
    ...rest,
  });
}
