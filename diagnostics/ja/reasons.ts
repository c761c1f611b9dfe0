/** 式、スキーマ、メッセージ、YAMLを読むライブラリが英語で述べる理由。 */
import { oneLine } from '../shown.ts';

const reasons: readonly (readonly [english: RegExp, japanese: string])[] = [
  // 式
  [/^the formula ends too early$/, '式が途中で終わっている'],
  [/^there is no function "(.*)" for such values$/, 'これらの値に使える関数「$1」はない'],
  [/^these values do not go together: (.*)$/, 'これらの値は組み合わせられない（$1）'],
  [/^not a finite number$/, '有限の数ではない'],
  [/^division by zero$/i, '0による除算'],
  [/^unknown variable: (.*)$/i, '未知の名前「$1」'],
  [/^only numbers have a sum$/, '合計できるのは数だけ'],
  [/^the formula is neither true nor false$/, '式が真でも偽でもない'],
  // スキーマ
  [/^(".*") must be one of (.*)$/, '$1ではなく、「$2」のいずれかでなければならない'],
  [/^"(.*)" is not a keyword of JSON Schema$/, '「$1」はJSON Schemaのキーワードではない'],
  [
    /^"(.*)" is required, but is not among the properties$/,
    '「$1」は必須とされているが、プロパティにない',
  ],
  [/^"(.*)" is not a kind of this game$/, '「$1」はこのゲームの種類ではない'],
  [
    /^"(.*)" is not a field with effects, requirements or slots$/,
    '「$1」は、効果、要件、スロットのどのフィールドでもない',
  ],
  [/^"(.*)" is not the name of an error$/, '「$1」という名前のエラーはない'],
  [/^this is not a JSON Schema$/, 'JSON Schemaになっていない'],
  [
    /^must be (?:an? )?(array|boolean|integer|null|number|object|string)$/,
    '型は「$1」でなければならない',
  ],
  // ICU MessageFormat
  [/^malformed argument$/, '引数の書き方が正しくない'],
  [/^empty argument$/, '引数が空'],
  [/^expect argument closing brace$/, '引数を閉じる波括弧がない'],
  [/^expect argument type$/, '引数の種類がない'],
  [/^invalid argument type$/, '引数の種類が無効'],
  [/^missing other clause$/, '「other」の場合がない'],
  [/^expect (?:select|plural) argument options$/, '場合分けの内容がない'],
  [/^unclosed quote in argument style$/, '引数の書式の引用符が閉じられていない'],
  [/^unclosed tag$/, 'タグが閉じられていない'],
  [/^unmatched closing tag$/, '対応する開始タグがない'],
  [/^invalid tag$/, 'タグが無効'],
  [/^rules text does not support "(.*)"$/s, 'ルール文では「$1」を使えない'],
];

/** 日本語での理由。知らない理由は原文を引用する。 */
export function reasonOf(english: string): string {
  const [pattern, japanese] = reasons.find(([known]) => known.test(english)) ?? [];
  return pattern === undefined || japanese === undefined
    ? `「${oneLine(english)}」`
    : english.replace(pattern, japanese);
}
