import type { Span } from '../../../diagnostics/index.ts';
import { UNPLACED } from '../../../engine/construction/index.ts';
import { ListBuilder } from '../list-builder.ts';
import { sectionNamed } from '../other-programs.ts';
import { declareChoice } from '../text-list.ts';
import type { DeckForm, WrittenSection } from './form.ts';
import { declaredLines } from './text-lines.ts';

/** Parts that every program knows, and other lines that begin with # are remarks. */
const PARTS = ['main', 'extra', 'side'];

/** EDOPro and its kin: a line with the number of a card for each copy, below `#main`, `#extra` and `!side`. */
export const ydkForm: DeckForm = {
  name: 'ydk',
  title: 'what Yu-Gi-Oh! programs exchange: the number of each card, #main, #extra, !side',
  endings: ['.ydk'],
  within: 'list',
  recognises: (text) =>
    /^[﻿\s]*#created by\b/i.test(text) || /^#main\s*[\r\n]+\s*\d+\s*$/m.test(text),
  read(text, file, { choices, sections }) {
    const list = new ListBuilder(file);
    const held = new Map<string, { card: string; section: string; count: number; span: Span }>();
    let section = UNPLACED;
    for (const match of text.matchAll(/[^\r\n]+/g)) {
      const content = match[0].replace(/^\uFEFF/, '').trim();
      const start = match.index + match[0].indexOf(content);
      const span = { start, end: start + content.length };
      const marked = /^[#!]\s*(\S.*)$/.exec(content)?.[1];
      if (content === '') continue;
      if (marked === undefined) {
        const key = `${section}\n${content}`;
        const known = held.get(key);
        if (known === undefined) held.set(key, { card: content, section, count: 1, span });
        else known.count += 1;
      } else if (!declareChoice(marked, span, choices, list)) {
        const own = sectionNamed(marked, sections);
        if (own !== undefined) list.open(own, span);
        if (own !== undefined || PARTS.includes(marked.toLowerCase())) section = own ?? UNPLACED;
      }
    }
    for (const { card, section, count, span } of held.values()) {
      list.add(card, count, span, section);
    }
    return list.build();
  },
  write(deck) {
    const head = ['#created by Cardwright', ...declaredLines(deck).map((line) => `#${line}`)];
    const lines = deck.sections.flatMap((one) => [headingOf(one), ...one.cards.flatMap(linesOf)]);
    return `${[...head, ...lines].join('\n')}\n`;
  },
};

/** Programs know three parts by these words, one of them with another mark. */
function headingOf({ section }: WrittenSection): string {
  const known = PARTS.find((part) => section !== null && sectionNamed(part, [section]) === section);
  if (known === 'side') return '!side';
  return `#${known ?? section ?? 'main'}`;
}

function linesOf({ id, code = id, count }: WrittenSection['cards'][number]): string[] {
  return Array.from({ length: count }, () => code);
}
