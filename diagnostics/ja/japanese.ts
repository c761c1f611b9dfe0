/** 複数のメッセージで使う日本語の部品。用語は docs/how-to/translate-the-tool.md にまとめてある。 */
import type { Decider } from '../english.ts';
import { asYaml, cut, LIST_LIMIT, oneLine } from '../shown.ts';

/** かぎ括弧で囲んだ文字列。 */
export function quote(text: string): string {
  return `「${oneLine(text)}」`;
}

/** YAMLに書かれた値：`「orc」`、`12`、`[0, 0]`。 */
export function show(value: unknown): string {
  return typeof value === 'string' ? quote(value) : asYaml(value, '空');
}

/** 型の名前を添えた値：`文字列「4」`、`リスト`。 */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `文字列${quote(value)}`;
  if (typeof value === 'number') return `数値${value}`;
  if (typeof value === 'boolean') return `真偽値${value}`;
  if (Array.isArray(value)) return 'リスト';
  if (typeof value === 'object' && value !== null) return 'マッピング';
  return '空';
}

/** `a、bまたはc`。 */
export function either(parts: readonly string[]): string {
  return join(parts, 'または');
}

/** `a、bとc`。 */
export function both(parts: readonly string[]): string {
  return join(parts, 'と');
}

/** 候補の一覧。多いときは残りの数を示す。 */
export function oneOf(values: readonly unknown[]): string {
  if (values.length <= LIST_LIMIT) return either(values.map(show));
  return `${values.slice(0, LIST_LIMIT).map(show).join('、')}など${values.length}個のいずれか`;
}

/** すべての一覧。多いときは残りの数を示す。 */
export function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, LIST_LIMIT).map(show);
  if (values.length <= LIST_LIMIT) return shown.join('、');
  return `${shown.join('、')}、ほか${values.length - LIST_LIMIT}個`;
}

/** 近い語があればそれを挙げ、なければ別の対処を示す。 */
export function didYouMean(nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `${quote(nearest)}のことですか？`;
}

/** 名前と数：`crown 3、hills 2`。 */
export function describeCounts(counts: Readonly<Record<string, number>>): string {
  const shown = Object.entries(counts).slice(0, LIST_LIMIT);
  const rest = Object.keys(counts).length - shown.length;
  const parts = shown.map(([name, value]) => `${cut(name)} ${value}`).join('、');
  return rest > 0 ? `${parts}、ほか${rest}個` : parts;
}

/** 日付で変わるリストについて、`（2026-07-01以降）`。 */
export function describeSince(since: string | undefined): string {
  return since === undefined ? '' : `（${since}以降）`;
}

/** 語彙のグループごとの呼び名。 */
const nouns: Readonly<Record<string, string>> = {
  triggers: 'トリガー',
  conditions: '条件',
  requirements: '要件',
  slots: 'スロット',
  costs: 'コスト',
  limits: '制限',
  choices: '選択',
  picks: '選択の名前',
  targets: '対象',
  counts: 'カウント',
  operations: '操作',
  durations: '期間',
};

export function nounOf(group: string): string {
  return nouns[group] ?? '語';
}

/** `classが「infantry」のとき`。 */
export function when(deciders: readonly Decider[]): string {
  if (deciders.length === 0) return 'ここ';
  return `${deciders.map(state).join('、')}とき`;
}

/** `、またはclassを変更`：分かっている場合のもう一つの対処。 */
export function otherwiseChange(deciders: readonly Decider[]): string {
  if (deciders.length === 0) return '';
  return `か、${either(deciders.map(({ property }) => property))}を変更`;
}

function state({ property, value }: Decider): string {
  return value === undefined ? `${property}がない` : `${property}が${show(value)}の`;
}

function join(parts: readonly string[], conjunction: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join('、')}${conjunction}${last}`;
}
