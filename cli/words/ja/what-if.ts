/** シミュレーション：変更の比較。 */
import { translated } from '../translated.ts';

export const whatIf = translated({
  'What if:': '変更の効果：',
  'compare with another: the same games by the game as it was at a git revision, or is in that folder':
    '別のものと比べる：gitのリビジョン、またはフォルダーにあるゲームで、同じゲームを行う',
  'what the changes that are not yet committed do': 'まだコミットしていない変更の効果',
  '--{flag} says nothing about changes.': '--{flag}は変更の比較には使えません。',
  '--{flag} compares games of two players: pairs of games in which both decks change seats.':
    '--{flag}が比べるのは2人のゲームです（席を入れ替えた2ゲームを一組とするため）。',
  'For more players, simulate both versions and compare their results.':
    '3人以上では、両方の版を別々にシミュレーションして結果を比べてください。',
  '"{other}" is neither a folder of a game nor a git revision that contains this one.':
    '「{other}」は、ゲームのフォルダーでも、このゲームを含むgitのリビジョンでもありません。',
  'A revision is a commit, branch or tag: HEAD, HEAD~3, v1.2.':
    'リビジョンはコミット、ブランチ、タグのいずれかです：HEAD、HEAD~3、v1.2。',
  'The game cannot be played as it was at "{revision}".':
    '「{revision}」の時点のゲームは実行できません。',
  'Two decks or bots are needed that play each other in both states.':
    '両方の時点で対戦できるデッキかボットが二つ必要です。',
  now: '現在',
  'A game of the earlier version has been played for {seconds} seconds.':
    '前の版のあるゲームに{seconds}秒以上かかっています。',
  'A game in which a change is tried has been played for {seconds} seconds.':
    '変更を試しているあるゲームに{seconds}秒以上かかっています。',
  '{game}: {before} → {after}, {pairs} pairs of games of each pairing, played by {bots}, from seed {seed}':
    '{game}：{before} → {after}、組み合わせごとに{pairs}組、ボット{bots}、シード{seed}から',
  '{game}: each change on {pairs} pairs of games, played by {bots}, from seed {seed}':
    '{game}：変更ごとに{pairs}組、ボット{bots}、シード{seed}から',
  'Not compared, because only one of the two has them: {decks}':
    '片方にしかないため比べなかったもの：{decks}',
  'Passed over, because the rules cannot play it: {change}: {why}':
    'ルールが扱えないため試さなかった変更：{change}：{why}',
  'Changes not tried, for want of games: {count}. --budget plays more.':
    'ゲーム数が足りず試さなかった変更：{count}件。--budgetで増やせます。',
  'Both played the same seeds; differences in percentage points, with paired 95 % intervals. "needed": pairs after which a difference of this size would be seen.':
    'どちらも同じシードで対戦しています。差はパーセントポイントで、対にした95 %信頼区間つき。「必要な組数」は、この大きさの差なら見分けられるようになる組数です。',
  'No component differs.': '異なるコンポーネントはありません。',
  'no deck that plays holds it': '対戦するどのデッキにも入っていない',
  'what each card and each figure adds to its deck: cards, figures; default: both':
    '各カードと各数値がデッキの勝率をどれだけ上げるか：cards、figures；既定：両方',
  'games in all of --worth and --suggest; default: 20000, and 40000':
    '--worthと--suggestで行うゲームの総数；既定：20000と40000',
  'propose changes of figures and of cards in decks within the bounds of balance.yaml; writes nothing':
    'balance.yamlの範囲で数値やデッキのカードの変更を提案する（ファイルは書き換えない）',
  'A proposal is measured with one bot.': '提案は1種類のボットで調べます。',
  'Ask again with another one: a good proposal helps with both.':
    '別のボットでもう一度試してください。良い提案はどちらでも効きます。',
  'balance.yaml lets no figure and no card of these decks change.':
    'これらのデッキで変えてよい数値もカードもbalance.yamlにありません。',
  'Write "suggest" with "figures" or "exchanges" into it.':
    '「suggest」に「figures」か「exchanges」を書いてください。',
  'balance.yaml expects nothing of the pairings of these decks.':
    'これらのデッキの組み合わせへの期待がbalance.yamlにありません。',
  'Write "pairings" or "triangles" into it.': '「pairings」か「triangles」を書いてください。',
  'Proposed; nothing is written:': '提案（ファイルは書き換えていません）：',
  'Nothing is proposed: no change within the bounds was measured to help.':
    '提案はありません。範囲内の変更では、改善が確かめられませんでした。',
  expected: '期待',
  holds: '期待どおり',
  broken: '期待に反する',
  'not enough games': 'ゲーム数不足',
  'what each card adds to its deck': '各カードがデッキの勝率をどれだけ上げるか',
  'Name one of --against, --worth and --suggest.':
    '--against、--worth、--suggestはどれか一つだけ指定してください。',
  'the numbered clauses of rules.md: how often each decided, and which never did, in a sample of the games':
    'rules.mdの番号つきの条項：適用された回数と、一度も適用されなかったもの（一部のゲームで）',
  'The game numbers no clauses in a rules.md.':
    'このゲームのrules.mdには番号つきの条項がありません。',
  'Watching clauses': '条項を観察中',
  'clause that decided': '適用された条項',
  'Clauses of the rules, in {games} of the games:': 'ルールの条項（うち{games}ゲーム）：',
  'Never decided anything: {clauses}': '一度も適用されなかった条項：{clauses}',
  'Clauses not to be seen in the rules of play: {count}':
    'プレイのルールからは分からない条項：{count}個',
  card: 'カード',
  'Preparing changes': '変更を準備中',
  'There is nothing to change: two decks with cards are needed.':
    '変更できるものがありません。カードの入ったデッキが二つ必要です。',
  before: '変更前',
  after: '変更後',
  difference: '差',
  wins: '勝ち',
  needed: '必要な組数',
  first: '先のデッキ',
  deck: 'デッキ',
  'over all its pairings': 'デッキ（全組み合わせ）',
  more: '増えた',
  less: '減った',
  'cannot tell': '不明',
  'no game differs': '全ゲーム同じ結果',
  'component, its change alone': 'コンポーネント（その変更だけ）',
  'card, against another one in its place': 'カード（別のカードに替えた場合との差）',
  'figure, one step': '数値（1段階）',
  'card, in the place of another': 'カードの入れ替え（1枚）',
  'one copy fewer': '1枚減',
  'all copies': '全部',
  'Of all that is said to win more or less here, one in twenty may be chance (Benjamini and Hochberg).':
    '増減ありとしたもののうち、20に1つは偶然かもしれません（ベンジャミニ・ホッホベルク法）。',
});
