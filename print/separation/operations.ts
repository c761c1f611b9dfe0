/** The drawing commands of a PDF one by one, each with its operands and where it is. */
import { textEnd } from '../pdf/content-stream.ts';

export interface Operation {
  readonly operator: string;
  /** As they are written. Lists and dictionaries are apart: `[`, what they hold, `]`. */
  readonly operands: readonly string[];
  /** Where the first operand, or the operator, begins; and behind the operator. */
  readonly begin: number;
  readonly end: number;
}

/** Space and remarks; names; brackets of lists and dictionaries; texts in digits; numbers and operators. */
const TOKEN =
  /(?<space>[\0\s]+|%[^\r\n]*)|(?<operand>\/[^\0\s()<>[\]{}/%]*|<<|>>|<[\dA-Fa-f\0\s]*>|[[\]{}]|[+-]?\.?\d[\d.+-]*|true|false|null)|(?<operator>[^\0\s()<>[\]{}/%]+)/y;

/** Ends early, with what it cannot read as an operator of its own, where the commands are broken. */
export function* operationsOf(content: string): Generator<Operation> {
  let operands: string[] = [];
  let begin = 0;
  for (let at = 0; at < content.length;) {
    let operator: string | undefined;
    const start = at;
    if (content[at] === '(') {
      at = textEnd(content, at);
      operands.push(content.slice(start, at));
    } else {
      TOKEN.lastIndex = at;
      const groups = TOKEN.exec(content)?.groups;
      if (groups === undefined) operator = content[at];
      at = groups === undefined ? content.length : TOKEN.lastIndex;
      if (groups?.['operand'] !== undefined) operands.push(groups['operand']);
      operator ??= groups?.['operator'];
      if (groups?.['space'] !== undefined) continue;
    }
    if (operands.length <= 1 && operator === undefined) begin = start;
    if (operator === undefined) continue;
    yield { operator, operands, begin: operands.length === 0 ? start : begin, end: at };
    operands = [];
  }
}
