import type { ReportWords } from '../format/words.ts';

const nouns = { error: 'エラー', warning: '警告', info: '情報' } as const;

export const report: ReportWords = {
  severity: nouns,
  note: (text) => `補足: ${text}`,
  help: (text) => `ヒント: ${text}`,
  cell: ({ column, address }) => (column === '' ? address : `列"${column}"（${address}）`),
  sameElsewhere: (places) => `ほか${places}か所でも同じ:`,
  more: (left) => `ほか${left}か所`,
  noErrors: 'エラーなし',
  summary: (counts, files) =>
    `${counts.map(({ severity, count }) => `${nouns[severity]}${count}件`).join('、')}（${files}ファイル）`,
  notShown: (left, severity, limit) =>
    `ほか${nouns[severity]}${left}件は省略：GitHubに表示されるのは各レベル${limit}件まで。`,
  explains: (code) => `「cardwright explain ${code}」で誤った例と正しい例を表示します。`,
};
