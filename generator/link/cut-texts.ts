/** Texts that end at a number sign: YAML reads ` #` as the beginning of a comment. */
import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { parseYaml } from '../load/yaml/parse.ts';
import { plainValue } from '../load/yaml/plain-scalar.ts';
import { remember } from '../remember.ts';
import type { CheckedFile, LinkCheck } from './game-files.ts';

/** A sign that no space follows, as in `Card #3`. Comments have a space behind theirs, as a rule. */
const CUT = /[^\s#][ \t]+#[^\s#!]/;

const COMMENT = /^[ \t]+(#[^\s#!].*)/;

export const cutTexts: LinkCheck = ({ files }) => files.flatMap((file) => cutIn(file));

const cutIn = remember(({ path: file, text }: CheckedFile): readonly Fault[] => {
  // A second reading, of the few files that may have one.
  if (!CUT.test(text) || file.endsWith('.txt')) return [];
  return (parseYaml(text).events ?? []).flatMap((event) => {
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) return [];
    const { valueStart: start, valueEnd } = event;
    const left = text.slice(start, valueEnd);
    const comment = COMMENT.exec(text.slice(valueEnd, text.indexOf('\n', valueEnd) >>> 0))?.[1];
    if (start < 0 || comment === undefined || typeof plainValue(left) !== 'string') return [];
    const end = valueEnd + text.slice(valueEnd).indexOf(comment) + comment.trimEnd().length;
    const params = { text: left, comment: comment.trimEnd() };
    return [fault('CW1462', { file, path: [], span: { start, end } }, params)];
  });
});
