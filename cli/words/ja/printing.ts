/** 印刷、プレビュー、比較。 */
import { translated } from '../translated.ts';

export const printing = translated({
  'find icons by words in their names': '名前の語からアイコンを探す',
  'Find icons by words in their names, in every set of Iconify that is installed: game-icons comes with Cardwright. Terminals that can show pictures show them. With --out, a page of them, to open in a browser.':
    'インストールされているすべてのアイコンセットから、名前の語でアイコンを探します：game-iconsはCardwrightに付属しています。画像を表示できる端末では図柄も表示します。--out を付けると、図柄を並べた、ブラウザーで開くページを書き出します。',
  'names only, also in a terminal that can show pictures':
    '画像を表示できる端末でも、名前だけを表示する',
  'words or parts of words that the name has; or the name of a set':
    '名前にある語やその一部；またはセットの名前',
  'names, as templates write them': 'テンプレートに書く名前',
  'a page with their pictures': '図柄を並べたページ',
  'No icon has "{words}" in its name.': '名前に「{words}」のあるアイコンはありません。',
  'Try one word, or a part of one.': '一つの語か、その一部で探してください。',
  '… and {more} more; --out writes a page with all of them.':
    '……ほか{more}個。--out を付けると、すべてを並べたページを書き出します。',
  'list the pictures of a game: what is to be painted, how large, by whom':
    'ゲームの絵を一覧する：これから描くもの、大きさ、作者',
  'List the pictures that a game names: which are still to be painted, their size at 300 dots per inch, which cards show them, and their artists and licences from art.yaml.':
    'ゲームが指定している絵を一覧します：まだ描かれていないもの、300 dpiで必要な大きさ、載せるカード、art.yamlに書いた作者とライセンス。',
  'what is to be painted, and how large': 'これから描く絵と、その大きさ',
  'an error for each picture that is missing': '足りない絵を、一つずつエラーにする',
  'The game names no pictures.': 'このゲームが指定している絵はありません。',
  'To be painted: {count}': 'これから描く絵：{count}点',
  'There: {count}': 'すでにある絵：{count}点',
  'Nobody is named in art.yaml for {count} of them.':
    '{count}点は、art.yamlに作者の名前がありません。',
  'its size is not known: no template shows it as an image':
    '大きさは不明（imgで表示するテンプレートがない）',
  '{width} × {height} pixels ({across} × {down} mm)':
    '{width} × {height}ピクセル（{across} × {down} mm）',
  'show the contents of the box, and what it takes to make them':
    '箱の内容と、作るのに必要なものを表示する',
  'Show the contents of the box of a game (box.yaml): the number of each part, the paper and cuts that they take, their weight, and prices. `print --box` prints them.':
    'ゲームの箱の内容を表示します：それぞれの数、必要な用紙と裁断、重さ、価格。内容はbox.yamlに書き、`print --box` で印刷します。',
  'the contents of the box, and what it takes to make them': '箱の内容と、作るのに必要なもの',
  'the same on Letter, for programs': '同じ内容をレターサイズで、プログラム用に',
  '{game} has no box.yaml.': '{game}にbox.yamlがありません。',
  'Write one: a line for each thing that is in the box.':
    'box.yamlに、箱に入っているものを1行ずつ書いてください。',
  'Name one paper.': '用紙は一つだけ指定してください。',
  'In the box of {game}:': '{game}の箱の内容：',
  'Not in the box: {sheets}': '箱に入らないシート：{sheets}',
  'On paper ({paper}):': '用紙（{paper}）：',
  sheet: 'シート',
  pieces: '数',
  size: '大きさ',
  paper: '用紙',
  'Omit one of them.': 'どちらか一方を外してください。',
  cuts: '裁断',
  together: '合計',
  ', ': '、',
  '1 outline': '輪郭1個',
  '{count} outlines': '輪郭{count}個',
  'less than a minute': '1分未満',
  '1 minute': '1分',
  '{minutes} minutes': '{minutes}分',
  '1 straight cut of {seconds} s': '直線1回×{seconds}秒',
  '{count} straight cuts of {seconds} s': '直線{count}回×{seconds}秒',
  '1 outline of {seconds} s': '輪郭1個×{seconds}秒',
  '{count} outlines of {seconds} s': '輪郭{count}個×{seconds}秒',
  '{count} pages at once': '一度に{count}ページ',
  'Cutting: about {time} ({basis}; "cutting" in box.yaml changes that)':
    '裁断：約{time}（{basis}。box.yamlの「cutting」で変えられます）',
  '  not counted: cuts inside {sheets}': '  数えていないもの：{sheets}の中の裁断',
  '{grams} g': '{grams} g',
  '{height} mm in one pile of what has a thickness': '厚さの分かるものを積み重ねて{height} mm',
  'Weight and height: {facts}': '重さと高さ：{facts}',
  '  without a stock: {lines}': '  紙の指定がないもの：{lines}',
  'Price, {service}: {total} {currency} ({source}, {read})':
    '価格（{service}）：{total} {currency}（{source}、{read}）',
  '  without a price: {sheets}': '  価格のないもの：{sheets}',
  'Output:': '出力：',
  'write the sheet': 'シートを書き出す',
  'save the readings': '読み取り値を保存する',
  'print with the backs moved': 'うら面をずらして印刷する',
  'what is not yet committed': 'まだコミットしていないもの',
  'since a tag, with pictures': 'タグ以降、画像付き',
  'everything, on A4': 'すべてをA4に',
  'on Letter, in English': 'レターサイズに、英語で',
  'the cards of one deck': '一つのデッキのカード',
  'one card, to look at': '確認用にカード1枚',
  'a picture of each face': '各面の画像',
  'Write a calibration sheet for a printer; with the readings from it, save by how much `print --printer` moves the backs.':
    'プリンターの調整シートを書き出します。シートから読み取った値を指定すると、`print --printer` がうら面をずらす量を保存します。',
  'any name for the printer': 'プリンターの名前（任意）',
  'reading at the upper cross, in mm': '上の十字の読み取り値（mm）',
  'reading at the lower cross, in mm': '下の十字の読み取り値（mm）',
  'The name of a printer is letters, digits, spaces, dots and hyphens.':
    'プリンターの名前に使えるのは、英数字、空白、ピリオド、ハイフンです。',
  'There is no paper "{paper}".': '用紙「{paper}」はありません。',
  ', 2 pages': '、2ページ',
  ', 1 page': '、1ページ',
  ', {count} pages': '、{count}ページ',
  ', 1 picture': '、画像1枚',
  ', {count} pictures': '、画像{count}枚',
  '{name}: backs are moved by {x} mm to the right, {y} mm down, {angle}° clockwise':
    '{name}：うら面を右に{x} mm、下に{y} mm、時計回りに{angle}°ずらします',
  'Saved in {file}.': '{file}に保存しました。',
  'Say what was read at both crosses: --{which} x,y':
    '両方の十字の読み取り値を指定してください：--{which} x,y',
  'Readings are numbers of millimetres, at most {most}.':
    '読み取り値は{most}以下のミリメートル数です。',
  'Compare a game with its state at a git revision: cards that are new, gone or changed, field by field, and how many of them there are. With --html also as a page with the old and the new face of each card side by side.':
    'ゲームをgitのリビジョンの状態と比べます：増えた、なくなった、または変わったカードを、フィールドごとに、枚数とともに示します。--html を付けると、各カードの新旧の面を並べたページも作ります。',
  'a commit, branch or tag: HEAD, HEAD~3, v1.2':
    'コミット、ブランチ、またはタグ：HEAD、HEAD~3、v1.2',
  'write a page with pictures as well': '画像付きのページも書き出す',
  'out/ of the project': 'プロジェクトのout/',
  '{game} has no cards without errors to compare.':
    '{game}に、エラーがなく比べられるカードがありません。',
  'Decks break limits; "cardwright check" says which.':
    'デッキに制限の違反があります。「cardwright check」で確認できます。',
  'The paper a4 is missing.': '用紙a4がありません。',
  'the panel': 'パネル',
  'Nothing changed.': '変更はありません。',
  'There is no paper.': '用紙がありません。',
  'There is no browser to draw the faces with; `cardwright doctor` says more.':
    '面を描画するブラウザーがありません。詳しくは「cardwright doctor」で確認できます。',
  'Show all cards of a game as they will print, with their errors, on a local web page, the first one of the studio. Saved changes to cards, templates and styles appear at once.':
    'ゲームの全カードを印刷どおりに、エラーとともにローカルのウェブページ（スタジオの最初のページ）に表示します。カード、テンプレート、スタイルを保存すると、すぐに反映されます。',
  'port on 127.0.0.1': '127.0.0.1のポート',
  'a free one': '空いているポート',
  'A port is a whole number from 0 to 65535.': 'ポートは0から65535までの整数です。',
  'Preview at {address}': 'プレビュー：{address}',
  'Studio at {address}': 'スタジオ：{address}',
  'Open a game in the browser: its cards as they will print, figures as a table to edit, texts, layout, decks, the game to play, its balance and prints. Each edit is checked and written to the files of the game, and can be undone.':
    'ゲームをブラウザーで開きます。カードを印刷どおりに表示し、数値の表、テキスト、レイアウト、デッキの編集、プレイ、バランスの検証、印刷ができます。編集した内容はその場で検査されてゲームのファイルに書き込まれ、元に戻せます。',
  'Which cards:': '対象のカード：',
  'only sheets of these kinds of component: a,b': 'この種類のコンポーネントのシートだけ：a,b',
  'deck: only its cards, as many as it contains': 'デッキ：そのカードだけを、デッキにある枚数で',
  'HEAD~3, v1.2; or last, for the last print': 'HEAD~3、v1.2；またはlast（前回の印刷）',
  'the contents of the box (box.yaml), with the rulebook':
    'box.yamlにある箱の内容を、ルールブックとともに',
  'What to make:': '作るもの：',
  'the rulebook for players, and as a booklet to fold':
    'プレイヤー用のルールブックと、折って作る冊子',
  'the numbered clauses of rules.md: as a book': 'rules.mdの番号付き条項：本として',
  'a reference table of all cards': '全カードの一覧表',
  'check colours only: contrast, and what colour-blind people see':
    '色だけを確認：コントラストと、色覚の異なる人の見え方',
  'files as this print service requires them': 'この印刷サービスの指定に合わせたファイル',
  'decks for a virtual table': 'バーチャルテーブル用のデッキ',
  'where the pictures for a virtual table will be hosted': 'バーチャルテーブル用の画像を置く場所',
  'resolution of pictures, in dots per inch': '画像の解像度（dpi）',
  'low: outlines on white, where the game has styles for it':
    'low：白地に線画、ゲームにそのスタイルがある場合',
  'a tagged (accessible) PDF; twice as large': 'タグ付き（アクセシブルな）PDF；大きさは2倍になる',
  'stop with an error while pictures are missing': '画像が足りなければエラーで止まる',
  'draw the safe area of each card, for a proof': '各カードの安全領域を描く（校正用）',
  'Paper and sides:': '用紙と面：',
  '; default: a4': '；既定：a4',
  'edge that the paper turns on; fold: both sides on one page':
    '用紙を返す辺；fold：両面を1ページに',
  'sides to print': '印刷する面',
  'use what `calibrate` saved for this printer':
    'このプリンターについて`calibrate`が保存したものを使う',
  'put cards of all sheets on the same pages': 'すべてのシートのカードを同じページに置く',
  'order of the cards; stack: cut piles, stacked, are in order':
    'カードの順序；stack：切った束を重ねると順番どおり',
  'gap between neighbouring cards, in addition to their bleed':
    '隣り合うカードの間隔、塗り足しのほかに',
  'Crop marks:': 'トンボ：',
  'pages with crop marks': 'トンボを付けるページ',
  'length of crop marks; default: 4': 'トンボの長さ；既定：4',
  'distance from the cut or its bleed; default: 1': '裁ち線または塗り足しからの距離；既定：1',
  'thickness of crop marks; default: 0.09': 'トンボの太さ；既定：0.09',
  'number straight cuts in the order of cutting': '直線の裁断に、切る順の番号を付ける',
  '{game} has nothing to print.': '{game}に印刷するものがありません。',
  'Nothing that is printed has changed since {since}.':
    '印刷するものは、{since}から何も変わっていません。',
  'the last print': '前回の印刷',
  'amount of ink': 'インクの量',
  ', {percent} % of ink at most': '、総インキ量は最大{percent} %',
  'press that a PDF in inks is for: a name, or an ICC file':
    'CMYKのPDFの印刷条件：プロファイルの名前またはICCファイル',
  '--profile is for files in inks.': '--profileはCMYKのファイルにだけ使えます。',
  'Add --format pdf-x4 or pdf-x1a, or a print service that takes inks.':
    '--format pdf-x4かpdf-x1aを付けるか、CMYKで入稿する印刷サービスを指定してください。',
  '"{profile}" is neither a known profile nor a CMYK profile (ICC).':
    '"{profile}"は既知のプロファイルでも、CMYKのICCプロファイルでもありません。',
  'Known: {names}.': '使えるもの：{names}。',
  'virtual table': 'バーチャルテーブル',
  'There is no virtual table "{tabletop}".': 'バーチャルテーブル「{tabletop}」はありません。',
  '"{url}" is no address of pictures.': '「{url}」は画像のアドレスではありません。',
  'An address begins with https://.': 'アドレスはhttps://で始まります。',
  'Dots per inch are a number from {least} to {most}.':
    '解像度（dpi）は{least}から{most}までの数です。',
  '--together lays cards on paper: it cannot be with --format {format}.':
    '--together はカードを用紙に並べるため、--format {format} とは併用できません。',
  'print service': '印刷サービス',
  'There is no print service "{vendor}".': '印刷サービス「{vendor}」はありません。',
  'The preview does not answer.': 'プレビューが応答しません。',
  'Nothing is saved of a printer "{name}".': 'プリンター「{name}」について何も保存されていません。',
  'Measure it with: cardwright calibrate {name}':
    '次のコマンドで測ってください：cardwright calibrate {name}',
  '{option} is a number of millimetres from 0 to {most}.':
    '{option}は0から{most}までのミリメートル数です。',
  'Margins are one number of millimetres from 0 to 50, or four: top, right, bottom, left.':
    '余白は0から50までのミリメートル数一つ、または四つ（上、右、下、左）です。',
  ', line {line}': 'の{line}行目',
  '{file}{where} is damaged.': '{file}{where}が壊れています。',
  'Repair it; or delete it, and calibrate all printers again.':
    '直すか、削除してすべてのプリンターを調整し直してください。',
  'Print the sheets of print.yaml: fronts and matching backs with crop marks, mats over several pages, aids.':
    'print.yamlのシートを印刷します：トンボ付きのおもて面とそれに合ううら面、複数ページのマット、補助シート。',
  '{game} was not printed: it has errors.': '{game}は印刷されませんでした：エラーがあります。',
  '{game} has no decks: it has no construction.yaml.':
    '{game}にはデッキがありません：construction.yamlがありません。',
  '--flip fold prints both sides on one page: it cannot be with --sides.':
    '--flip fold は両面を1ページに印刷するため、--sides とは併用できません。',
  'unchanged {file}{size}': '変更なし {file}{size}',
  'Printing {name}': '{name}を印刷中',
  'Name another folder with --out.': '--out で別のフォルダーを指定してください。',
  'Nothing can be written to {folder}: {reason}.': '{folder}に書き込めません：{reason}。',
  'you are not allowed to': '書き込みが許可されていません',
  'the disk is read-only': 'ディスクが読み取り専用です',
  'the disk is full': 'ディスクがいっぱいです',
  '{path} is a file, not a folder': '{path}はフォルダーではなくファイルです',
  'no folder can be made there': 'そこにフォルダーを作れません',
});
