/** What the table itself says, in every language that it speaks; to others it speaks the first. */
import type { Text } from '../../engine/index.ts';
import { inLocale } from '../../kernel/index.ts';

const messages = {
  seed: { en: '{title}, seed {seed}', ja: '{title}（シード {seed}）' },
  seat: { en: '{seat} (side {side}): {sitter}', ja: '{seat}（{side}側）：{sitter}' },
  human: { en: 'human', ja: 'プレイヤー' },
  greeting: {
    en: 'Type "help" to see what else you can type.',
    ja: '「help」で、入力できるものの一覧を表示します。',
  },
  pass: {
    en: 'The screen is for {seat}. Press Enter. ',
    ja: 'ここからは{seat}の画面です。Enterキーを押してください。',
  },
  onlyMove: {
    en: '{seat}: {move}, the only move there was.',
    ja: '{seat}：{move}（ほかに選べるものがないため自動で実行）',
  },
  alreadyDone: {
    en: '"{move}" was already done: it was the only move there was. Type it again to do it now.',
    ja: '「{move}」はすでに自動で実行されています。今行う場合は、もう一度入力してください。',
  },
  mayAct: {
    en: '{seat} may act as well: "{seat}: {move}".',
    ja: '{seat}も行動できます：「{seat}: {move}」',
  },
  thinking: { en: '{seat} is thinking', ja: '{seat}が考えています' },
  refused: { en: 'Refused: {reason}', ja: 'できません：{reason}' },
  which: { en: 'Which of these?', ja: 'どれですか？' },
  notUnderstood: {
    en: '"{line}" is neither a move nor an order.',
    ja: '「{line}」は手でも命令でもありません。',
  },
  meant: { en: 'Did you mean "{meant}"?', ja: '「{meant}」のことですか？' },
  tryHelp: { en: 'Type "moves" or "help".', ja: '「moves」か「help」と入力してください。' },
  typeOrder: { en: 'Type "{order}".', ja: '「{order}」と入力してください。' },
  takenBack: { en: 'Taken back: {seat} {move}.', ja: '取り消し：{seat} {move}' },
  nothingToTakeBack: {
    en: 'There is nothing to take back.',
    ja: '取り消せる手はありません。',
  },
  saved: { en: 'Saved in {file}.', ja: '{file}に保存しました。' },
  loaded: { en: 'Loaded from {file}.', ja: '{file}から再開します。' },
  draw: { en: 'The game is a draw.', ja: 'ゲームは引き分けです。' },
  side: { en: '{side} ({seats})', ja: '{side}側（{seats}）' },
  sideWon: { en: 'Side {sides} has won.', ja: '{sides}の勝ちです。' },
  sidesWon: { en: 'Sides {sides} have won.', ja: '{sides}の勝ちです。' },
  place: { en: '{place}. {sides}', ja: '{place}位 {sides}' },
  places: { en: 'Places: {places}', ja: '順位：{places}' },
  endOfInput: {
    en: 'The input has ended before the game.',
    ja: 'ゲームが終わる前に入力が終わりました。',
  },
  unknownCard: { en: 'The game has no card "{card}".', ja: '「{card}」というカードはありません。' },
  noText: { en: 'No rules text.', ja: '効果テキストなし。' },
  yes: { en: 'yes', ja: 'はい' },
  no: { en: 'no', ja: 'いいえ' },
  moreBoard: { en: '… all of it: board', ja: '… 全体を見るには board' },
  moreMoves: {
    en: '… all of them: moves; those with a word: moves WORD',
    ja: '… 全部を見るには moves、絞り込むには moves 語句',
  },
  noMoves: { en: 'No move contains "{only}".', ja: '「{only}」を含む手はありません。' },
  moreNews: { en: '… {count} earlier: news', ja: '… ほか{count}件は news' },
  howToMove: {
    en: 'A move: its number, or its text as in the list of moves, with names or ids.',
    ja: '手は、番号か、手の一覧にあるとおりの言葉（カードは名前かID）で入力します。',
  },
  orderHelp: { en: 'this list', ja: 'この一覧を表示する' },
  orderMoves: {
    en: 'what you may do now; with words: only what contains them',
    ja: '今できることを表示する（語句を付けると、それを含むものだけ）',
  },
  orderBoard: {
    en: 'the board with all figures, your hand and everything that lies open',
    ja: '盤面と数値、自分の手札、公開されているカードをすべて表示する',
  },
  orderNews: {
    en: 'what happened since your last decision',
    ja: '前回の選択から後に起きたことを表示する',
  },
  orderCard: { en: 'what a card says', ja: 'カードの内容を表示する' },
  orderUndo: {
    en: 'take back your last choice and all that followed',
    ja: '自分の最後の選択と、その後のすべてを取り消す',
  },
  orderSave: { en: 'write the match into a file', ja: '対戦をファイルに保存する' },
  orderLoad: { en: 'go on with the match in a file', ja: 'ファイルの対戦を再開する' },
  orderQuit: { en: 'leave; nothing is saved by itself', ja: 'やめる（自動では保存されない）' },
} as const satisfies Readonly<Record<string, Text>>;

export type TableMessage = keyof typeof messages;

export type TableMessages = (
  key: TableMessage,
  params?: Readonly<Record<string, string | number>>,
) => string;

export function tableMessagesOf(locale: string): TableMessages {
  return (key, params = {}) =>
    inLocale(messages[key], locale).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(params[name] ?? ''),
    );
}
