/** ゲームについてのコマンド。 */
import { translated } from '../translated.ts';

export const games = translated({
  'in ~/.bashrc': '~/.bashrcに書く',
  'a folder of $fpath': '$fpathのフォルダー',
  'where fish looks': 'fishが読むフォルダー',
  'Check games and write each as typed, frozen data: index.js with index.d.ts, and game.json for other languages.':
    'ゲームを検査し、型付きの凍結データとして書き出します：index.jsとindex.d.ts、およびほかの言語用のgame.json。',
  'build/ of the project': 'プロジェクトのbuild/',
  'mark all translations as up to date with their source texts':
    'すべての翻訳を、原文に対して最新のものとする',
  '{game} was not built: it has errors.': '{game}はビルドされませんでした：エラーがあります。',
  'Building {game}': '{game}をビルド中',
  'Check games: YAML, schemas, references, meaning, decks. Reports each error with its line and a fix.':
    'ゲームを検査します：YAML、スキーマ、参照、意味、デッキ。各エラーの行と対処を示します。',
  'check again whenever a file changes': 'ファイルが変わるたびに検査し直す',
  'fix in place what can be fixed safely: schema line, key order, older formats':
    '安全に直せるものをその場で直す：スキーマ行、キーの順序、古い形式',
  'Print the completion script of a shell: commands, options, games and ids.':
    'シェルの補完スクリプトを出力します：コマンド、オプション、ゲーム、ID。',
  'shell that the script is for': 'スクリプトを使うシェル',
  'what was typed so far: prints what may come next (for the script)':
    '入力済みの語：続きの候補を出力する（スクリプト用）',
  'a Redis or Valkey, to report whether workers can play by it, what waits and who plays: redis://host:6379':
    'RedisまたはValkey。ワーカーが使えるか、何が待っているか、どのワーカーがいるかを調べる：redis://host:6379',
  'what this machine offers': 'このマシンで使えるもの',
  'and whether a queue can be used': 'キューが使えるかどうかも',
  installed: 'インストール済み',
  queue: 'キュー',
  'its server': 'サーバー',
  'A queue needs Redis {version} or newer, or Valkey.':
    'キューには、Redis {version}以降、またはValkeyが必要です。',
  'when memory is full': 'メモリー不足のとき',
  'not reported': '不明',
  'With any other policy than noeviction it may throw away what waits: set "maxmemory-policy noeviction" in its configuration.':
    'noeviction以外の方針では、待っているものが捨てられることがあります。設定に「maxmemory-policy noeviction」と書いてください。',
  runs: '実行',
  none: 'なし',
  '{game} ({waiting} shards wait, {playing} are played)':
    '{game}（待機{waiting}、対戦中{playing}）',
  'No worker plays {games} with the same Cardwright and Node: start one there.':
    '同じCardwrightとNodeで{games}を引き受けるワーカーがありません。ワーカーを起動してください。',
  workers: 'ワーカー',
  '{name} (threads: {threads}; {games})': '{name}（スレッド{threads}：{games}）',
  'Check Node, the installation, the temporary folder and the browser, and report how to install what is missing.':
    'Node、インストール、一時フォルダー、ブラウザーを確認し、足りないものの入れ方を示します。',
  'Cardwright needs Node 20.19 or newer.': 'CardwrightにはNode 20.19以降が必要です。',
  'missing: {games}': '不足：{games}',
  'Install it again.': 'インストールし直してください。',
  'bundled games': '同梱のゲーム',
  'temporary folder': '一時フォルダー',
  'Set TMPDIR to a folder that you may write to.':
    '書き込めるフォルダーをTMPDIRに設定してください。',
  'named by {variable}': '{variable}で指定',
  'from the package @sparticuz/chromium, unpacked when first used':
    'パッケージ@sparticuz/chromiumのもの、初回使用時に展開',
  'browser to print with': '印刷用のブラウザー',
  'Install Chrome, Chromium or Edge, or name one: {variable}=<path>. Everything but printing works without.':
    'Chrome、Chromium、またはEdgeをインストールするか、指定してください：{variable}=<path>。印刷以外はブラウザーなしで使えます。',
  'Show the page of a diagnostic: what it means, with a wrong and a right example.':
    '診断のページを表示します：意味と、誤った例、正しい例。',
  'a code (CW1203 or 1203) or a name (unknown-reference)':
    'コード（CW1203または1203）または名前（unknown-reference）',
  'There is no diagnostic "{asked}".': '診断「{asked}」はありません。',
  'Codes of Cardwright start with CW; the codes of a game are explained in its rules.md.':
    'CardwrightのコードはCWで始まります。ゲームのコードはそのrules.mdで説明されています。',
  'Did you mean "{meant}"?': '「{meant}」のことですか？',
  'make a new game': '新しいゲームを作成',
  'report all errors in a game': 'ゲームのエラーをすべて報告',
  'write typed data for programs': 'プログラム用の型付きデータを書き出し',
  'judge, build and show decks': 'デッキの判定、作成、表示',
  'Judge, build and show decks, armies and rosters.':
    'デッキ、アーミー、ロスターの判定、作成、表示を行います。',
  'play a game against bots or other people': 'ボットやほかの人とゲームをプレイ',
  'show a saved match and check that it still plays the same':
    '保存した対戦を表示し、同じように進むか確認',
  'play by a line protocol, for bots and other programs':
    'ボットなどのプログラム用に、行単位のプロトコルでプレイ',
  'edit and see a game in the browser': 'ゲームをブラウザーで編集・表示する',
  'show all cards in the browser, updated on every save':
    'すべてのカードをブラウザーに表示（保存のたびに更新）',
  'make PDFs of cards, mats and aids': 'カード、マット、補助シートのPDFを作成',
  'show what changed in the cards since a git revision':
    'gitのリビジョン以降に変わったカードを表示',
  'align the backs that a printer prints with their fronts':
    'プリンターのおもて面とうら面のずれを調整',
  'run the scenarios of a game': 'ゲームのシナリオを実行',
  'print the rules text of cards': 'カードの効果テキストを出力',
  'rename an id everywhere in a game': 'ゲーム全体でIDを変更',
  'write the schemas that an editor needs': 'エディターに必要なスキーマを書き出し',
  'check, build, judge all decks and print': '検査、ビルド、全デッキの判定、印刷',
  'explain a diagnostic code': '診断コードを説明',
  'check that this machine has what Cardwright needs':
    'このマシンにCardwrightに必要なものがあるか確認',
  'print a completion script for bash, zsh or fish': 'bash、zsh、fishの補完スクリプトを出力',
  'Make a small complete game in a new folder, as a start for your own: "cardwright init \'Salt Harbour\'" makes the game Salt Harbour in salt-harbour. It can be checked, played and printed at once.':
    "自分のゲームの出発点として、小さいながら完全なゲームを新しいフォルダーに作ります。「cardwright init 'Salt Harbour'」なら、ゲームSalt Harbourをsalt-harbourに作ります。すぐに検査、プレイ、印刷ができます。",
  'title of the game; may be preceded by a folder, as in games/Harbour':
    'ゲームのタイトル；games/Harbourのように、前にフォルダーを付けられる',
  'id and folder name; default: made from the title':
    'IDとフォルダーの名前；既定：タイトルから作る',
  'Make the game in another folder.': '別のフォルダーにゲームを作ってください。',
  '{title} is ready in {folder}.': '{title}が{folder}にできました。',
  '{title} is in {folder}, but it has errors:':
    '{title}を{folder}に作りましたが、エラーがあります：',
  'Ids have small letters, digits and hyphens, and no two are the same. Changed:':
    'IDに使えるのは小文字の英字、数字、ハイフンで、同じIDは二つ置けません。変更したID：',
  '  … and {count} more': '  …ほか{count}件',
  'A game needs a name.': 'ゲームには名前が必要です。',
  'nothing to delete: one kind of card, its template and a deck, no cards':
    '消すものがない空のゲーム。カードの種類一つとテンプレート、デッキ一つだけで、カードはなし',
  'a game of the cards in a table (CSV, TSV, XLSX, ODS): fields and their types are inferred':
    '表（CSV、TSV、XLSX、ODS）のカードからゲームを作る。フィールドと型は自動で決まる',
  '{file} is no table with headers and cards below them.':
    '{file}は、見出しとその下にカードがある表ではありません。',
  'Tables are files that end with .csv, .tsv, .xlsx or .ods.':
    '表は、.csv、.tsv、.xlsx、.odsのいずれかで終わるファイルです。',
  'Fields of the kind {kind}:': '種類{kind}のフィールド：',
  id: 'ID',
  text: 'テキスト',
  'text in {languages}': 'テキスト（{languages}）',
  'whole number': '整数',
  number: '数値',
  'yes or no': 'はい・いいえ',
  'For example: cardwright init "Salt Harbour"': '例：cardwright init "Salt Harbour"',
  'The name holds a character that cannot be seen, such as a line break.':
    '名前に、改行など目に見えない文字が含まれています。',
  'No id can be made of "{name}": ids have the letters a to z, digits and hyphens, begin with a letter, and are at most 64 long.':
    '「{name}」からIDを作れません。IDに使えるのはaからzまでの小文字、数字、ハイフンで、英字で始まる64文字以内です。',
  'Give one: cardwright init "{name}" --id my-game':
    'IDを指定してください：cardwright init "{name}" --id my-game',
  '"{id}" cannot be an id.': '「{id}」はIDにできません。',
  'Use small letters, digits and single hyphens, at most 64 of them, beginning with a letter.':
    '英小文字、数字、連続しないハイフンを使い、英字で始まる64文字以内にしてください。',
  'No folder can be called "{id}" on Windows.':
    'Windowsでは「{id}」という名前のフォルダーを作れません。',
  'Give another id: cardwright init "{name}" --id {id}-game':
    '別のIDを指定してください：cardwright init "{name}" --id {id}-game',
  'A new game needs a folder of its own, not the one that you are in.':
    '新しいゲームには、今いるフォルダーとは別のフォルダーが必要です。',
  'Give it a name: cardwright init "Salt Harbour" makes the folder salt-harbour.':
    '名前を付けてください：cardwright init "Salt Harbour" とすると、salt-harbourフォルダーができます。',
  '{folder} would lie inside another game, {around}.':
    '{folder}は別のゲーム{around}の中になります。',
  'Make it beside that game.': 'そのゲームの隣に作ってください。',
  'There is a file {file} already.': '{file}というファイルがすでにあります。',
  'The folder {folder} is not empty; nothing was changed in it.':
    'フォルダー{folder}は空ではありません。何も変更していません。',
  'Choose another name, or another place.': '別の名前か別の場所を選んでください。',
  'Next:': '次の手順：',
  '  npm start                 checks the game, judges its decks and prints its sheets':
    '  npm start                 ゲームを検査し、デッキを判定し、シートを印刷',
  '  npm run check -- --watch  reports errors whenever you save':
    '  npm run check -- --watch  保存のたびにエラーを報告',
  '  npm run play              plays it, you against a bot':
    '  npm run play              ボットを相手にプレイ',
  '  npm run preview           shows all cards in the browser':
    '  npm run preview           すべてのカードをブラウザーに表示',
  '  npm run print             makes sheets to cut out':
    '  npm run print             切り取るシートを作成',
  'After the first of these, all commands of "npx cardwright" work in this folder.':
    '最初のコマンドの後は、このフォルダーで「npx cardwright」のすべてのコマンドを使えます。',
  'How to make {title} your own: {guide}': '{title}を自分のゲームにする方法：{guide}',
  'Make everything of games: check them, build them, judge their decks and print their sheets.':
    'ゲームのすべてを行います：検査、ビルド、デッキの判定、シートの印刷。',
  'Checking {game}': '{game}を検査中',
  '{game} has errors and was not built.': '{game}にエラーがあるため、ビルドしませんでした。',
  '  printed   {folder}/ ({files}, {pages})': '  印刷    {folder}/（{files}、{pages}）',
  '1 PDF': 'PDF 1個',
  '{count} PDFs': 'PDF {count}個',
  '1 page': '1ページ',
  '{count} pages': '{count}ページ',
  '{game}: no errors': '{game}：エラーなし',
  '  checked   {kinds}': '  検査    {kinds}',
  '  judged    {decks}: {legal} legal{refused}': '  判定    {decks}：適正{legal}{refused}',
  '1 deck': '1デッキ',
  '{count} decks': '{count}デッキ',
  ', {refused} refused as their files say': '、想定どおり違反あり{refused}',
  '  built     {folder}/ (index.js, index.d.ts, game.json)':
    '  ビルド  {folder}/（index.js、index.d.ts、game.json）',
  'Change the id of a component, pattern or deck in every file of the game that refers to it. Comments and layout are kept. Lists places that still use the old id.':
    'コンポーネント、パターン、デッキのIDを、それを参照するゲームの全ファイルで変更します。コメントと体裁は変わりません。以前のIDがまだ残る箇所を一覧します。',
  'current id': '現在のID',
  'new id': '新しいID',
  'game.yaml cannot be used; "cardwright check" says why.':
    'game.yamlを使えません。「cardwright check」で理由を確認できます。',
  '  {file}: line {lines}': '  {file}：{lines}行目',
  '  {file}: lines {lines}': '  {file}：{lines}行目',
  '"{id}" is still in these places; change by hand those that mean this id:':
    '「{id}」がまだ次の箇所にあります。このIDを指すものは手で変更してください：',
  '  and in 1 more file': '  ほか1ファイル',
  '  and in {more} more files': '  ほか{more}ファイル',
  '{file} is rebuilt by "cardwright build".': '{file}は「cardwright build」で作り直されます。',
  'Nothing in the game has the id "{id}".': 'ゲームにID「{id}」のものはありません。',
  'The id "{id}" belongs to a {kind} already.': 'ID「{id}」はすでに{kind}で使われています。',
  'Use small letters, digits and single hyphens, beginning with a letter.':
    '英小文字、数字、連続しないハイフンを使い、英字で始めてください。',
  '"{id}" is in a workbook, which is not written: {files}.':
    '「{id}」は書き換えの対象にならないブックにあります：{files}',
  '"{id}" is one of a family in {file}: its id follows from lists.':
    '「{id}」は{file}のファミリーに属し、IDはリストから作られます。',
  'Change the lists or the id of the family.': 'ファミリーのリストかIDを変えてください。',
  'Change it there and everywhere else by hand, or keep the table as CSV.':
    'ブックとほかのファイルを手で書き換えるか、表をCSVで保存してください。',
  'Not every file can be read: {files}.': '読み取れないファイルがあります：{files}',
  'Fix them first, so that no place is missed; "cardwright check" says how.':
    '漏れがないよう、先に直してください。「cardwright check」で直し方を確認できます。',
  'Write the self-contained JSON Schemas of games into their .cardwright/schemas, where the first line of each file points, and recommend the YAML extension to editors that read .vscode.':
    'ゲームの自己完結型JSON Schemaを、各ファイルの先頭行が指す.cardwright/schemasに書き出し、.vscodeを読むエディターにYAML拡張機能を勧めます。',
  '{file} cannot be used; "cardwright check" says why.':
    '{file}を使えません。「cardwright check」で理由を確認できます。',
  'Print the rules text of components: generated from their effects, or written by hand.':
    'コンポーネントの効果テキストを出力します：効果から生成したもの、または手書きのもの。',
  'explain keywords in parentheses': 'キーワードの説明を括弧内に付ける',
  '{game} cannot be used; "cardwright check" says why.':
    '{game}を使えません。「cardwright check」で理由を確認できます。',
  'write a site of games for any static host': 'どの静的ホストでも動くゲームのサイトを書き出す',
  'Write a site of games that works from any static host, also from a subfolder: all cards with search, a deck builder, playing against bots, the rulebook and the clauses to read, print files, in every language of the game.':
    'どの静的ホストでも（サブフォルダーでも）動くゲームのサイトを書き出します。検索できる全カード、デッキビルダー、ボットとのプレイ、画面で読めるルールブックと条項、印刷用ファイルを、ゲームの全言語で収めます。',
  'nothing to print: only what is read and played':
    '印刷用ファイルを含めない：読む、遊ぶためのものだけにする',
  'Writing the site of {game}': '{game}のサイトを書き出し中',
  '"{folder}" is not a site, and is left alone.':
    '「{folder}」はサイトではないため、変更しません。',
  'Name another folder with --out, or move what is there.':
    '--out で別のフォルダーを指定するか、そこにあるものを移動してください。',
  '"{file}" is not a list of sites, and is left alone.':
    '「{file}」はサイトの一覧ではないため、変更しません。',
  'Name another folder with --out to have a list of the sites.':
    'サイトの一覧を作るには、--out で別のフォルダーを指定してください。',
  '  site      {folder}/': '  サイト    {folder}/',
  '  sites     {file}': '  一覧      {file}',
  'Writing {name}': '{name}を書き出し中',
});
