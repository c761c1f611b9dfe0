/** idを持つものの呼び名。ゲームの宣言した種類は名前のまま。 */
const nouns: Readonly<Record<string, string>> = {
  card: 'カード',
  component: 'コンポーネント',
  deck: 'デッキ',
  pattern: 'パターン',
  scenario: 'シナリオ',
  sheet: 'シート',
};

export function nounOfKind(kind: string): string {
  return nouns[kind] ?? kind;
}
