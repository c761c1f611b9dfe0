/** idを持つものの呼び名。ゲームの宣言した種類は名前のまま。 */
const nouns: Readonly<Record<string, string>> = {
  card: 'カード',
  component: 'コンポーネント',
  deck: 'デッキ',
  kind: '種類',
  pattern: 'パターン',
  scenario: 'シナリオ',
  sheet: 'シート',
  size: 'サイズ',
  stock: '紙',
  'scenario of play': 'プレイのシナリオ',
  'part of a rulebook': 'ルールブックの部分',
  'term of glossary.yaml': 'glossary.yamlの用語',
};

/** `unit or leader`のように、いくつかのどれかでもよい。 */
export function nounOfKind(kind: string): string {
  return kind
    .split(' or ')
    .map((one) => nouns[one] ?? one)
    .join('または');
}
