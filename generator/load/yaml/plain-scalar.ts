/** The values of unquoted text: the core schema of YAML 1.2 (specification, section 10.3.2). */

export type ScalarValue = string | number | boolean | null;

const words: Readonly<Record<string, boolean | null>> = Object.assign(Object.create(null), {
  '': null,
  '~': null,
  null: null,
  Null: null,
  NULL: null,
  true: true,
  True: true,
  TRUE: true,
  false: false,
  False: false,
  FALSE: false,
});

/** Characters that a word or a number can begin with; all other text is text. */
const startsValue = new Uint8Array(128);
for (const character of '~nNtTfF+-.0123456789') startsValue[character.charCodeAt(0)] = 1;

const LONGEST_WORD = 5;
const DECIMAL = /^[-+]?[0-9]+$/;
const BASED = /^0(?:o[0-7]+|x[0-9a-fA-F]+)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const NOT_A_NUMBER = /^\.(?:nan|NaN|NAN)$/;

/** What unquoted `text` stands for. Minus zero is zero: no card means the difference. */
export function plainValue(text: string): ScalarValue {
  const first = text.charCodeAt(0);
  if (first > 127 || startsValue[first] === 0) return text;
  if (text.length <= LONGEST_WORD) {
    const word = words[text];
    if (word !== undefined) return word;
  }
  return first > 57 ? text : number(text);
}

function number(text: string): string | number {
  if (DECIMAL.test(text) || FLOAT.test(text)) return Number(text) + 0;
  if (BASED.test(text)) return Number(text);
  if (INFINITE.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return NOT_A_NUMBER.test(text) ? NaN : text;
}
