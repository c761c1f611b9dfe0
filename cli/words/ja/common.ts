/** どのコマンドにも共通するもの。 */
import { translated } from '../translated.ts';

export const common = translated({
  'Usage:': '使い方：',
  'Arguments:': '引数：',
  'Options:': 'オプション：',
  'Global Options:': '共通オプション：',
  'Commands:': 'コマンド：',
  'Examples:': '例：',
  'Exit codes:': '終了コード：',
  'choices: {values}': '選択肢：{values}',
  'default: {value}': '既定：{value}',
  'print the help of a command': 'コマンドのヘルプを表示する',
  '"cardwright <command> --help" shows the options of a command.':
    '「cardwright <command> --help」でコマンドのオプションを表示します。',
  'error: {why}': 'エラー：{why}',
  "unknown option '{option}'": '「{option}」というオプションはありません。',
  "unknown command '{name}'": '「{name}」というコマンドはありません。',
  "missing required argument '{name}'": '引数「{name}」が必要です。',
  "option '{option}' argument missing": 'オプション「{option}」に値がありません。',
  "option '{option}' argument '{value}' is invalid. {why}":
    'オプション「{option}」の値「{value}」は無効です。{why}',
  "command-argument value '{value}' is invalid for argument '{name}'. {why}":
    '引数「{name}」の値「{value}」は無効です。{why}',
  'too many arguments: expected {expected}, got {actual}':
    '引数が多すぎます：{expected}個まで、{actual}個あります。',
  'Allowed choices are {choices}.': '選択肢：{choices}',
  'Did you mean {meant}?': '「{meant}」のことですか？',
  Checking: '検査中',
  Drawing: '描画中',
  Judging: '判定中',
  Printing: '印刷中',
  'a small complete game to begin with': '小さいながら完全な、最初のゲーム',
  'all errors of the game in the current folder': '現在のフォルダーのゲームのすべてのエラー',
  'again after every save': '保存のたびに検査',
  'typed data for programs, into build/': 'プログラム用の型付きデータをbuild/に',
  'is the list legal, and if not, why': 'リストが適正か、違うならその理由',
  'sheets to cut, as PDF, into out/': '切り取るシートをPDFでout/に',
  'what a code means and how to fix it': 'コードの意味と直し方',
  'A value is missing before or after a comma.': 'コンマの前または後に値がありません。',
  'It must be a whole number, at least {least}.': '{least}以上の整数を指定してください。',
  'paths or ids of games; default: the game in the current folder':
    'ゲームのパスまたはID；既定：現在のフォルダーのゲーム',
  'game: the same as the argument: a,b': 'ゲーム：引数と同じ：a,b',
  'the game in the current folder': '現在のフォルダーのゲーム',
  'path or id of a game; default: {byDefault}': 'ゲームのパスまたはID；既定：{byDefault}',
  'game: the same as the argument': 'ゲーム：引数と同じ',
  'Games are named in two ways: {games}.': 'ゲームが二通りに指定されています：{games}',
  'Name all of them at the end of the line, or all with --game.':
    'すべてを行の末尾に書くか、すべてを --game で指定してください。',
  'print this help': 'このヘルプを表示する',
  'print the version': 'バージョンを表示する',
  'bundled game': '同梱のゲーム',
  'report what is not as it should be: {what}': '本来の状態でないものを報告する：{what}',
  'done, no errors': '完了、エラーなし',
  'errors in a game, deck or match; warnings alone leave it 0':
    'ゲーム、デッキ、対戦にエラーがある；警告だけなら0',
  'wrong use of the command, or the machine refused (disk, rights, browser)':
    'コマンドの使い方の誤り、またはマシンによる拒否（ディスク、権限、ブラウザー）',
  'too few games to say whether anything is wrong': 'ゲーム数が足りず、判定できない',
  'There is no {manifest} here, nor in any folder above, nor in a folder below.':
    'ここにも、上や下のフォルダーにも{manifest}がありません。',
  'Begin one with cardwright init "My Game", or name one: a path, or one of {games}.':
    'cardwright init "My Game" で始めるか、ゲームを指定してください：パス、または次のいずれか：{games}',
  'Several games are named.': '複数のゲームが指定されています。',
  'There are several games here.': 'ここには複数のゲームがあります。',
  'Name the one that is meant, by its path or id.':
    '目的のゲームを、パスまたはIDで指定してください。',
  'There is no game at "{name}".': '「{name}」にゲームがありません。',
  'A game is a folder with a {manifest}.': 'ゲームは、{manifest}のあるフォルダーです。',
  'There is no game "{name}": no such path, and no game of that name comes with Cardwright.':
    'ゲーム「{name}」はありません：そのようなパスはなく、その名前のゲームも同梱されていません。',
  'Those are {games}.': '同梱のゲーム：{games}',
  'errors and results only: no progress, warnings, notes or lists of written files':
    'エラーと結果だけを出力：進行状況、警告、補足、書き出したファイルの一覧を省く',
  'language of Cardwright itself; default: the ui line of the settings, or the locale of the machine':
    'Cardwright自体の言語；既定：設定のui行、またはマシンのロケール',
  'the first of the game; that of --ui, if that is not en and the game has it':
    'ゲームの最初の言語；--uiがen以外で、その言語がゲームにあれば、その言語',
  'language of names and texts; default: {byDefault}': '名前と文章の言語；既定：{byDefault}',
  'language of names and texts: en,ja; default: all of the game':
    '名前と文章の言語：en,ja；既定：ゲームのすべての言語',
  'where to write; default: {byDefault}': '書き出し先；既定：{byDefault}',
  '{path}: 1 place': '{path}：1か所',
  '{path}: {places} places': '{path}：{places}か所',
  'schema line': 'スキーマ行',
  'key order': 'キーの順序',
  'cells as they are read': '読み取られたとおりのセル',
  'format brought up to date': '形式の更新',
  'where to write; default: the terminal': '書き出し先；既定：端末',
  'form of the result': '結果の形式',
  'options of the game, as agreed on: a=1,b=2': 'ゲームのオプション、取り決めたもの：a=1,b=2',
  'only these cards: a,b': 'このカードだけ：a,b',
  'size of paper: a4, letter, …{remark}': '用紙のサイズ：a4、letterなど{remark}',
  'what the printer cannot reach: one number, or top,right,bottom,left':
    'プリンターが印刷できない余白：数一つ、または上,右,下,左',
  'the Chrome, Chromium or Edge to draw with; or: package, installed':
    '描画に使うChrome、Chromium、またはEdge；またはpackage、installed',
  'only what changed since a git revision: {what}': 'gitのリビジョン以降に変わったものだけ：{what}',
  'The game has no option "{name}".': 'ゲームにオプション「{name}」はありません。',
  'It has {known}.': '使えるもの：{known}',
  '"{written}" is not a value of the option "{name}".':
    '「{written}」はオプション「{name}」の値になりません。',
  'Its schema is {schema}.': 'スキーマ：{schema}',
  'It may be {known}.': '使えるもの：{known}',
  '{word} ({name})': '{word}（{name}）',
  'There is no {what} "{name}".': '{what}「{name}」はありません。',
  'Choose one of {known}.': '使えるもの：{known}',
  'There are {count}, among them {known}.': '全部で{count}個あります。その一部：{known}',
  component: 'コンポーネント',
  format: '形式',
  kind: '種類',
  '{game} has no language "{locale}".': '{game}に言語「{locale}」はありません。',
  'wrote {file}{more}': '書き出し {file}{more}',
  '1 file is up to date': '1ファイルは最新のままです',
  '{count} files are up to date': '{count}ファイルは最新のままです',
  'The game in the current folder': '現在のフォルダーのゲーム',
  'Check, play, judge and print tabletop card and unit games written in YAML.':
    'YAMLで書かれた卓上カードゲームやユニットゲームの検査、プレイ、判定、印刷を行います。',
  '{file} cannot be used: {why}': '{file}を使えません：{why}',
  'The game in which it happened: {command}': 'エラーが発生したゲーム：{command}',
  'The rules of the game wait for {seat} (toAct), but legalActions lists nothing that {seat} may do.':
    'ゲームのルールでは{seat}の決定を待っていますが（toAct）、{seat}にできることがlegalActionsに一つもありません。',
  'The rules of the game failed: {why}': 'ゲームのルールでエラーが発生しました：{why}',
  'The machine refused: {why}': 'マシンに拒否されました：{why}',
  'The machine refused: {why}\n': 'マシンに拒否されました：{why}\n',
  'Checked {games} in {time} ms.': '{games}を{time} msで検査しました。',
  'Watching. Stop with Ctrl+C.': '監視中。Ctrl+Cで終了。',
  'Nothing is left to watch: {game} no longer exists.':
    '監視するものがなくなりました：{game}がもうありません。',
});
