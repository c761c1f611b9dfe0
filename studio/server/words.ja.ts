import type { DeskWords } from './words.ts';

export const japanese: DeskWords = {
  studio: 'Cardwrightスタジオ',
  undo: '元に戻す',
  undoStep: '元に戻す：{step}',
  redo: 'やり直す',
  redoStep: 'やり直す：{step}',
  errors: 'エラー',
  fix: '「{text}」にする',
  repair: '修正する（check --fix）',
  fixed: '{file}の{code}',
  noProblems: 'エラーなし',
  problems: 'エラー{errors}件、警告{warnings}件',
  lost: 'スタジオは終了しました。表示中の内容は保存済みです。',
  lostUnwritten:
    'スタジオは終了しました。最後の変更は保存されていません。ページを閉じる前にコピーしてください。',
  failed:
    '直前の操作は実行できませんでした。スタジオ側の問題であれば、起動した端末に理由が表示されています。',
  refused: '{what}：{message}',
  dismiss: '閉じる',
  noAccess:
    'cardwright studioが表示したアドレスを開いてください。このゲームを編集する鍵が含まれています。',
  refusals: {
    kind: 'この種類はありません。',
    id: 'このコンポーネントはもうありません。',
    field: 'この種類にはこの項目がありません。',
    file: 'このファイルはありません。',
    taken: 'このIDはすでに使われています。',
    unsound: 'ファイルにエラーがあり、読めない項目があります。先に修正してください。',
    conflict: '編集中に別の場所で変更されました。',
    changed: '編集中に、このファイルが別の場所で変更されました。',
    unread: 'このファイルを読み取れなかったため、何も書き込みませんでした。',
    family: 'この項目はファミリーが持っているため、ここだけ消すことはできません。',
    single: 'このファイルにはコンポーネントを1つしか書けません。',
    layout: 'ファイルの書き方により、ここからは変更できません。',
    quote: 'ファイルに閉じていない引用符があります。先に閉じてください。',
    cells: 'この変更を書き込むと、ファイルが正しく読まれなくなります。',
    workbook: 'ワークブックは表計算ソフトで変更してください。',
    cell: '入力された文字列は、この項目の値として読めません。',
  },
};
