/** What a page about changes says, in the languages of Cardwright. */

const english = {
  title: (game: string) => `${game}: what changes do`,
  facts: {
    before: 'Before',
    after: 'After',
    pairs: 'Pairs of games each',
    bots: 'Bots',
    seed: 'First seed',
    stopped: 'Stopped',
    engine: 'Made with',
  },
  stopped: {
    games: 'all games were played',
    precision: 'every difference is known as closely as was asked for',
    interrupted: 'somebody interrupted it',
  },
  method:
    'Before and after play the same games: the same deal, the same seats, the same chance of the bots. A draw or an unfinished game counts as a half. Intervals are those of differences on the same seeds; they hold the true one in 95 of 100 cases. Where an interval holds 0, these games cannot tell whether anything changed; that is no proof that nothing did.',
  axis: 'Difference in points of percent',
  before: 'Before',
  after: 'After',
  difference: 'Difference',
  interval: '95 % interval',
  says: 'Wins',
  needed: 'Pairs that would tell',
  differs: 'First game that differs',
  verdicts: { more: 'more', less: 'less', unseen: 'cannot tell', none: 'no game differs' },
  edited: 'What changed',
  proposed: 'Proposed; nothing is written',
  noProposal: 'No change within the bounds was measured to help.',
  nothing: 'No component differs.',
  card: 'Component or deck',
  change: 'Change',
  fates: { new: 'new', gone: 'gone', changed: 'changed' },
  alone: {
    tried: 'tried alone',
    unused: 'no deck that plays holds it',
    fate: 'cannot be tried alone',
    rules: 'cannot be tried alone: the rules changed too',
    limits: 'not all of it alone: decks must stay legal',
  },
  status: 'Alone',
  expected:
    'What balance.yaml expects of the first deck of each pairing, and whether it is so before and after the change; in parentheses the confidence sequence that decides it.',
  pairings: 'Pairings',
  pairing: 'Pairing: share of the first',
  decks: 'Decks, over all their pairings',
  deck: 'Deck',
  sorts: {
    card: 'Card by card: each change alone',
    copy: 'What each card is worth',
    figure: 'What each figure is worth',
    exchange: 'Card by card: each exchange alone',
  },
  leads: {
    card: 'Each component with its change, in the game as it was otherwise. Grey: may be chance.',
    copy: 'What a copy of the card adds to its deck, against another card of the deck in its place: each of the others in its turn. Grey: may be chance (of all that is coloured, one in twenty is).',
    figure:
      'What one step of a figure does to the share of a deck that holds it. Grey: may be chance (of all that is coloured, one in twenty is).',
    exchange:
      'What one copy of the second card does in the place of one of the first, to the deck that holds it. Grey: may be chance (of all that is coloured, one in twenty is).',
  },
  shown: (shown: string, all: string) =>
    `The picture shows the ${shown} largest of ${all}; the table has all.`,
  fewer: 'one copy fewer',
  data: 'all copies',
  untried: (count: string) => `Changes not tried, for want of games: ${count}`,
  otherDecks: (decks: string) => `Not compared, because only one of the two has them: ${decks}`,
};

export type ComparisonWords = typeof english;

const japanese: ComparisonWords = {
  title: (game) => `${game}：変更の効果`,
  facts: {
    before: '変更前',
    after: '変更後',
    pairs: 'それぞれの対局数（組）',
    bots: 'ボット',
    seed: '最初のシード',
    stopped: '終了',
    engine: '作成環境',
  },
  stopped: {
    games: 'すべてのゲームを行った',
    precision: 'すべての差が指定の精度に達した',
    interrupted: '途中で中断した',
  },
  method:
    '変更前と変更後は、配り・席・ボットの乱数がすべて同じゲームを行っています。引き分けと未決着は半勝として数えます。区間は同じシード同士の差の区間で、100回中95回は真の値を含みます。区間が0を含むときは、このゲーム数では変化の有無が分かりません。変化がないという意味ではありません。',
  axis: '差（ポイント）',
  before: '変更前',
  after: '変更後',
  difference: '差',
  interval: '95%区間',
  says: '勝ち',
  needed: '見分けるのに必要な組数',
  differs: '結果が変わった最初のゲーム',
  verdicts: { more: '増えた', less: '減った', unseen: '不明', none: '全ゲーム同じ結果' },
  edited: '変更点',
  proposed: '提案（ファイルは書き換えていません）',
  noProposal: '範囲内の変更では、改善が確かめられませんでした。',
  nothing: '異なるコンポーネントはありません。',
  card: 'コンポーネント・デッキ',
  change: '変更',
  fates: { new: '追加', gone: '削除', changed: '変更' },
  alone: {
    tried: '単独で試した',
    unused: '対戦するどのデッキにも入っていない',
    fate: '単独では試せない',
    rules: '単独では試せない（ルールも変わったため）',
    limits: '単独では試せないものがある（デッキの制限のため）',
  },
  status: '単独での比較',
  expected:
    'balance.yamlが各組み合わせの先のデッキに期待する勝率と、変更前・変更後にそれを満たすかどうかです。かっこ内は、判定に使った信頼系列の区間です。',
  pairings: '組み合わせ',
  pairing: '組み合わせ（先のデッキの勝率）',
  decks: 'デッキ（全組み合わせ）',
  deck: 'デッキ',
  sorts: {
    card: 'カードごと：その変更だけの効果',
    copy: '各カードの価値',
    figure: '各数値の価値',
    exchange: 'カードごと：その入れ替えだけの効果',
  },
  leads: {
    card: 'ほかは変更前のまま、そのコンポーネントだけを変えた場合です。灰色は、偶然かもしれないものです。',
    copy: 'カード1枚がデッキの勝率をどれだけ上げているかを、同じデッキの別のカード（シードごとに順番に）に替えた場合と比べています。灰色は、偶然かもしれないものです（色つきのもののうち、偶然は20に1つまでです）。',
    figure:
      '数値を1段階変えると、それを含むデッキの勝率がどれだけ変わるかです。灰色は、偶然かもしれないものです（色つきのもののうち、偶然は20に1つまでです）。',
    exchange:
      '矢印の前のカード1枚を後のカードに替えると、そのデッキの勝率がどれだけ変わるかです。灰色は、偶然かもしれないものです（色つきのもののうち、偶然は20に1つまでです）。',
  },
  shown: (shown, all) => `図は${all}件のうち差の大きい${shown}件です。表にはすべて載せています。`,
  fewer: '1枚減',
  data: '全部',
  untried: (count) => `ゲーム数が足りず試さなかった変更：${count}件。`,
  otherDecks: (decks) => `片方にしかないため比べなかったもの：${decks}`,
};

export function comparisonWordsIn(language: 'en' | 'ja'): ComparisonWords {
  return language === 'ja' ? japanese : english;
}
