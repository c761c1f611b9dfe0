/** デッキのエラーで使う枚数の言い方。 */
import type { Limit } from '../limits.ts';
import { both, oneOf, show } from './japanese.ts';

/** `36枚`、`2枚以上`、`2～4枚`。 */
export function describeLimit(limit: Limit): string {
  return bound(limit, '枚') ?? '任意の枚数';
}

/** `3`、`2以上`、`2～4`。 */
export function describeBound(limit: Limit): string {
  return bound(limit, '') ?? '任意の値';
}

function bound({ expected, min, max }: Limit, counter: string): string | undefined {
  if (expected !== undefined) return `ちょうど${expected}${counter}`;
  if (min !== undefined && max !== undefined) return `${min}～${max}${counter}`;
  if (min !== undefined) return `${min}${counter}以上`;
  return max === undefined ? undefined : `${max}${counter}以下`;
}

/** `1枚加えてください。`：制限を満たす最小の変更。 */
export function correction(limit: Limit, actual: number): string | undefined {
  const change = changeTo(limit, actual);
  if (change === 0) return undefined;
  return change > 0 ? `${change}枚加えてください。` : `${-change}枚減らしてください。`;
}

/** 合計の過不足。 */
export function correctionOfSum(limit: Limit, actual: number): string | undefined {
  const change = changeTo(limit, actual);
  if (change === 0) return undefined;
  return change > 0 ? `${change}増やしてください。` : `${-change}減らしてください。`;
}

/** 小数の計算誤差は除く。 */
function changeTo({ expected, min, max }: Limit, actual: number): number {
  const low = expected ?? min;
  const high = expected ?? max;
  const change =
    low !== undefined && actual < low
      ? low - actual
      : high !== undefined && actual > high
        ? high - actual
        : 0;
  return Number(change.toPrecision(12));
}

/** ゲームごとに異なるフィールド：`rankが「veteran」、raceが「orc」`。 */
export function describeFields(params: object, own: readonly string[]): string {
  const fields = Object.entries(params).filter(([name]) => !own.includes(name));
  return fields.map(([name, value]) => `${name}が${show(value)}`).join('、');
}

/** カードのフィールドによるフィルター：`classが「archer」`。 */
export function describeFilter(where: unknown): string {
  if (typeof where !== 'object' || where === null) return '';
  const fields = Object.entries(where);
  if (Array.isArray(where) || !fields.every(([, value]) => isPlain(value))) return show(where);
  return both(
    fields.map(
      ([field, value]) => `${field}が${Array.isArray(value) ? oneOf(value) : show(value)}`,
    ),
  );
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((item) => typeof item !== 'object')
    : typeof value !== 'object';
}
