/** デッキについてのコマンド。 */
import { translated } from '../translated.ts';

export const decks = translated({
  '{name}: {text}': '{name}：{text}',
  '{state}, {cards}': '{state}、{cards}',
  '{cards}, {state}': '{cards}、{state}',
  '{count} decks: {states}': '{count}デッキ：{states}',
  '{count} {state}': '{state}{count}',
  '1 card': '1枚',
  '{count} cards': '{count}枚',
  ', ': '、',
  legal: '適正',
  unread: '読み取れない',
  incomplete: '未完成',
  illegal: '違反あり',
  '1 deck is': '1個',
  '{all} decks are': '{all}個すべて',
  '{count} of {all} decks is': '{all}個中{count}個',
  '{count} of {all} decks are': '{all}個中{count}個',
  'construction format': '構築フォーマット',
  'The game cannot judge decks at "{revision}".':
    '「{revision}」の時点のゲームではデッキを判定できません。',
  'Its construction.yaml is missing there or has errors. Name a later revision.':
    'その時点のconstruction.yamlがないか、エラーがあります。より新しいリビジョンを指定してください。',
  '"{revision}" is not a revision that contains the game.':
    '「{revision}」は、ゲームを含むリビジョンではありません。',
  'A revision is a commit, branch or tag of the git repository that the game is in.':
    'リビジョンは、ゲームのあるgitリポジトリーのコミット、ブランチ、またはタグです。',
  '{path}: {before} before, now {after}': '{path}：以前は{before}、今は{after}',
  '{part} worse off:': '悪くなったデッキ：{part}',
  '  {rule} through {decks}': '  {rule}：{decks}',
  '{part} better off.': '良くなったデッキ：{part}',
  '{part} as legal as before.': '以前と変わらないデッキ：{part}',
  'deck files or folders: YAML, CSV, JSON, or lines like "2 Orc Ravager"; a game among them counts as --game':
    'デッキのファイルまたはフォルダー：YAML、CSV、JSON、または「2 Orc Ravager」のような行；この中のゲームは --game とみなす',
  'game: path or id; default: the one that the file is in':
    'ゲーム：パスまたはID；既定：ファイルのあるゲーム',
  'No deck is named, only a game.': 'デッキがなく、ゲームだけが指定されています。',
  'Name deck files, or a folder of them.':
    'デッキのファイル、またはそのフォルダーを指定してください。',
  'Decks are judged by one game.': 'デッキを判定するゲームは一つです。',
  'Name one only.': '一つだけ指定してください。',
  'Report whether decks are legal, incomplete or illegal, which line breaks which limit, and how to fix it.':
    'デッキが適正か、未完成か、違反があるか、どの行がどの制限に違反しているか、どう直せるかを報告します。',
  'fix in place what can be fixed safely: what has one solution only':
    '安全に直せるものをその場で直す：解決が一つしかないものだけ',
  'lists decks that it made legal or illegal': 'それにより適正または違反ありになったデッキの一覧',
  'compare with another: decks that are illegal in that construction format of the game':
    '別のものと比べる：ゲームの別の構築フォーマットで違反になるデッキの一覧',
  'cannot be judged': '判定できない',
  'Fixes are listed for the first {most} decks; check a deck alone for more.':
    '直し方を示すのは最初の{most}個のデッキだけです。ほかはデッキを一つずつ検査してください。',
  'Convert a deck list from elsewhere into a deck file of the game.':
    'ほかから持ってきたデッキリストを、ゲームのデッキファイルに変換します。',
  'form of the file; default: recognized by itself': 'ファイルの形式；既定：自動判別',
  'Convert a deck to another form, swaps applied.':
    'デッキを別の形式に変換します。入れ替えは適用されます。',
  'form to write': '書き出す形式',
  'There is no form "{name}".': '形式「{name}」はありません。',
  '"{out}" can take one deck only.': '「{out}」に書き出せるデッキは一つだけです。',
  'Name one deck file.': 'デッキのファイルを一つだけ指定してください。',
  'Judging: {count} decks': '判定中：{count}デッキ',
  'There is no file "{file}".': 'ファイル「{file}」はありません。',
  'There are no decks in "{file}".': '「{file}」にデッキがありません。',
  '{game} has errors; "cardwright check" lists them.':
    '{game}にエラーがあります。「cardwright check」で一覧できます。',
  '{game} cannot judge decks: it has no construction.yaml without errors.':
    '{game}ではデッキを判定できません：エラーのないconstruction.yamlがありません。',
  'It is not clear which game the deck belongs to.': 'どのゲームのデッキか分かりません。',
  'Name it: --game <path>, or one of {games}.':
    'ゲームを指定してください：--game <path>、または次のいずれか：{games}',
  'Spell the cards of pasted lists as the game does, in place. Comments and order are kept.':
    '貼り付けたリストのカード名を、その場でゲームの表記に揃えます。コメントと順序は変わりません。',
  'plain text with lines like "2 Orc Ravager"': '「2 Orc Ravager」のような行のテキスト',
  'lists that are not tidy; change nothing': '整っていないリスト；何も変更しない',
  '"{file}" is no pasted list.': '「{file}」は貼り付けたリストではありません。',
  'Deck files in YAML are put in order by "cardwright check --fix".':
    'YAMLのデッキファイルは「cardwright check --fix」で整えられます。',
  '"{file}" is {form}.': '「{file}」の形式は{form}です。',
  'Make a list of it first: cardwright deck export --to list.':
    '先にリストに変換してください：cardwright deck export --to list',
  'is not tidy': '整っていません',
  'report whether decks are legal, and if not, why and how to fix them':
    'デッキが適正か、そうでなければ理由と直し方を報告',
  'list the cards of a deck, swaps applied': 'デッキのカードを一覧（入れ替えを適用）',
  'count what a deck is made of, and how soon its cards are drawn':
    'デッキの構成と、カードを引く早さを集計',
  'list cards that may still be added, and what each helps with':
    'まだ加えられるカードと、それが何に役立つかを一覧',
  'make random legal decks': '適正なデッキを無作為に作成',
  'convert a deck list from elsewhere into a deck file': 'ほかのデッキリストをデッキファイルに変換',
  'convert a deck to another form, swaps applied': 'デッキを別の形式に変換（入れ替えを適用）',
  'spell the cards of pasted lists as the game does, in place':
    '貼り付けたリストのカード名をその場で統一',
  'List the cards of a deck, swaps applied.':
    'デッキのカードを一覧します。入れ替えは適用されます。',
  'Not every way was tried; there may be more.':
    'すべての方法を試したわけではありません。ほかにもあるかもしれません。',
  'Only cards are missing.': 'カードが足りないだけです。',
  'Legal with {name}: {value}.': '{name}を{value}にすれば適正です。',
  'Legal with {in} instead of {out} ({section}).':
    '{out}の代わりに{in}（{section}）を入れれば適正です。',
  '{card} in {section}': '{card}を{section}に',
  'With {moves} {then}.': '{moves}移すと、{then}。',
  'Without {cards} {then}.': '{cards}を外すと、{then}。',
  'it is legal': '適正です',
  'only cards are missing': 'カードが足りないだけになります',
  tidied: '整えました',
  joined: 'まとめました',
  '1 line {done}': '1行を{done}',
  '{count} lines {done}': '{count}行を{done}',
  'moved to their section': '正しいセクションに移しました',
  '{name} is {value}': '{name}を{value}に変更',
  '{in} instead of {out}': '{out}の代わりに{in}',
  'every card in its section': 'すべてのカードを正しいセクションに',
  'without {cards}': '{cards}を除外',
  'Make random legal decks.': '適正なデッキを無作為に作ります。',
  'what the decks declare: mode=custom': 'デッキの選択項目：mode=custom',
  'random seed; the same one gives the same deck': '乱数のシード；同じシードなら同じデッキになる',
  'how many, with consecutive seeds': '作る数、シードは連番',
  'the terminal': '端末',
  'Building decks': 'デッキを作成中',
  'Building deck {index} of {count}': '{count}個中{index}個目のデッキを作成中',
  ' with {choices}': '{choices}の',
  'No legal deck was found{with}.': '{with}適正なデッキが見つかりませんでした。',
  'The limits may leave none, or so few that chance does not find them: give choices, or start from a deck with "deck suggest --complete".':
    '制限を満たすデッキがないか、無作為では見つからないほど少ないようです。選択項目を指定するか、「deck suggest --complete」で既存のデッキを補ってください。',
  'Decks of this game declare no "{name}".': 'このゲームのデッキに選択項目「{name}」はありません。',
  'They declare {known}.': '選択項目：{known}',
  'Count what a deck is made of, and compute how soon its cards are drawn.':
    'デッキの構成を集計し、カードを引く早さを計算します。',
  'fields to group by: rank,arrows.front': '集計するフィールド：rank,arrows.front',
  'cards of the opening hand whose odds are computed': '確率を計算する初期手札のカード',
  'cards drawn after the opening hand': '初期手札の後に引く枚数',
  'section to draw from; default: the largest': '引く元のセクション；既定：最大のセクション',
  'List cards that may still be added to a deck, and what each helps with.':
    'デッキにまだ加えられるカードと、それが何に役立つかを一覧します。',
  'most cards to list': '一覧するカードの上限',
  'complete the deck to a legal one instead': '代わりに、デッキを適正になるまで補う',
  'random seed, with --complete': '乱数のシード（--complete用）',
  '{deck}: no legal deck was found.': '{deck}：適正なデッキが見つかりませんでした。',
  '{deck}: {state}, {cards}': '{deck}：{state}、{cards}',
  '{head}. No card can be added that would help.': '{head}。加えて役立つカードはありません。',
  '{head}. One copy more of any of these fits:': '{head}。次のいずれかをもう1枚加えられます：',
  '  and {more} more (--limit)': '  ほか{more}枚（--limit）',
});
