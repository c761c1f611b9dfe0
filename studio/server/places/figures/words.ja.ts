import type { FigureWords } from '../../../protocol/figures.ts';

export const japanese: FigureWords = {
  figures: '数値表',
  kind: '種類',
  filter: '絞り込み',
  filterHint: '項目:値 項目>3',
  add: '行を追加',
  newRowId: '新しい行のID',
  copy: '行を複製',
  remove: '行を削除',
  newId: '複製のID',
  whatIf: 'この変更の効果は？',
  components: '{count}件',
  workbooks:
    '{files}の行はここでは編集できません。表計算ソフトでファイルを編集して保存すると、この表にも反映されます。',
  conflict:
    '{id}の{field}：編集中に別の場所で「{now}」に変更されました。入力した値は「{text}」です。',
  keepTheirs: '「{now}」を残す',
  useMine: '「{text}」にする',
  cellStep: '{id}：{field}',
  cellsStep: 'セル{count}個',
  addStep: '{id}の追加',
  copyStep: '{id}の複製',
  removeStep: '{id}の削除',
};
