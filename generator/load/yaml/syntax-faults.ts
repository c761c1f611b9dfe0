/** One fault for each entry of a file that js-yaml refuses, in words that help. */
import { fault, type Fault } from '../../../diagnostics/index.ts';
import type { Span } from './event-places.ts';
import { MAX_DEPTH, MAX_SYNTAX_FAULTS } from './limits.ts';
import { lineAt, lineBefore } from './lines.ts';
import { parseYaml, type SyntaxFailure } from './parse.ts';
import { splitEntries, type Entry } from './recover.ts';
import { explain, type Failure } from './slips/index.ts';
import { leadingTab } from './tabs.ts';

export interface SyntaxFaults {
  readonly faults: readonly Fault[];
  /** An offset in every damaged entry. */
  readonly damage: readonly number[];
}

/** Looks at every entry by itself. `whole` is what js-yaml said of the whole text. */
export function syntaxFaults(text: string, whole: SyntaxFailure, file: string): SyntaxFaults {
  const entries = splitEntries(text);
  const failures = entries.map((entry) => entryFailure(text, entry));
  const damage = entries.filter((_, index) => failures[index] !== null).map(({ start }) => start);
  const own = failures.filter((failure) => failure !== null);
  if (own.length > 0) return { faults: own.slice(0, MAX_SYNTAX_FAULTS).map(toFault(file)), damage };
  const failure = { text, entryStart: 0, entryEnd: text.length, ...whole };
  return { faults: [toFault(file)(failure)], damage: entries.map(({ start }) => start) };
}

function entryFailure(text: string, { start, end }: Entry): Failure | null {
  const { failure } = parseYaml(text.slice(start, end));
  if (failure === null) return null;
  const { offset, reason } = failure;
  return { text, entryStart: start, entryEnd: end, offset: start + offset, reason };
}

function toFault(file: string): (failure: Failure) => Fault {
  return (failure) => {
    const { text, offset, reason } = failure;
    const tab = tabAt(failure);
    if (tab !== null) return fault('CW1002', at(file, tab), {});
    const here = { start: offset, end: offset + 1 };
    if (reason.includes('maxDepth')) return fault('CW1012', at(file, here), { limit: MAX_DEPTH });
    if (/null byte|non-printable|valid JSON character/.test(reason)) {
      return fault('CW1016', at(file, here), { character: nameAt(text, offset) });
    }
    const { slip, text: quoted, ...span } = explain(failure);
    const params = { slip, text: quoted ?? text.slice(span.start, span.end), reason };
    return fault('CW1001', at(file, span), params);
  };
}

function at(file: string, { start, end }: Span): Pick<Fault, 'file' | 'path' | 'span'> {
  return { file, path: [], span: { start, end } };
}

/** A tab before the first character of the failed line or of the one above, or just before the place. */
function tabAt({ text, entryStart, offset }: Failure): Span | null {
  const line = lineAt(text, offset);
  const above = lineBefore(text, line.start);
  const from = above !== null && above.start >= entryStart ? above.start : line.start;
  const leading = leadingTab(text, from, line.end);
  if (leading !== null) return leading;
  const before = /\t[ \t]*$/.exec(text.slice(line.start, offset));
  return before === null ? null : { start: line.start + before.index, end: offset };
}

function nameAt(text: string, offset: number): string {
  const code = text.codePointAt(offset) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
