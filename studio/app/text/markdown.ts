/** The marks of Markdown, as rulebooks have them, for the editor: headings, emphasis, lists, code, links, remarks. */
import { StreamLanguage, type StreamParser } from '@codemirror/language';

interface State {
  /** What the lines are in, until it ends. */
  block: 'code' | 'remark' | null;
}

/** At the beginning of a line; the whole line is one. */
const LINES: readonly (readonly [mark: RegExp, style: string])[] = [
  [/^#{1,6}\s.*/, 'heading'],
  [/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/, 'punctuation'],
  [/^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/, 'punctuation'],
];

/** Before the words of a line: an entry of a list, a quotation, a callout. */
const BEGINNING = /^\s*(?:[-*+]|\d+[.)]|>|:::\s*\w*)(?:\s|$)/;

/** Within a line. */
const PARTS: readonly (readonly [mark: RegExp, style: string])[] = [
  [/^`[^`]+`/, 'string'],
  [/^\*\*(?=\S)(?:[^*]|\*(?!\*))+\*\*/, 'strong'],
  [/^(?:\*(?=\S)[^*]+\*|_(?=\S)[^_]+_)/, 'emphasis'],
  [/^!?\[[^\]]*\]\([^)]*\)/, 'link'],
  [/^\{[^}]*\}/, 'propertyName'],
  [/^\|/, 'punctuation'],
];

const PARSER: StreamParser<State> = {
  name: 'markdown',
  startState: () => ({ block: null }),
  copyState: (state) => ({ ...state }),
  token(stream, state) {
    if (stream.sol()) {
      if (stream.match(/^\s*(?:```|~~~)/)) {
        stream.skipToEnd();
        state.block = state.block === 'code' ? null : 'code';
        return 'string';
      }
      if (state.block === null) {
        for (const [mark, style] of LINES) if (stream.match(mark)) return style;
        if (stream.match(BEGINNING)) return 'keyword';
      }
    }
    if (state.block === 'code') {
      stream.skipToEnd();
      return 'string';
    }
    if (state.block === 'remark' || stream.match('<!--')) {
      state.block = stream.match(/^.*?-->/) ? null : 'remark';
      if (state.block === 'remark') stream.skipToEnd();
      return 'comment';
    }
    for (const [mark, style] of PARTS) if (stream.match(mark)) return style;
    stream.next();
    stream.eatWhile(/[^`*_![{|<]/);
    return null;
  },
};

export const markdown = StreamLanguage.define(PARSER);
