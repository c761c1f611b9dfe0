/** What the proof needs of a regular expression, from the syntax tree that regexpp reads. */
import { createRequire } from 'node:module';
import type * as Regexpp from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** Code points from and to, both included. */
export type Range = readonly [number, number];

export type PatternNode =
  | { readonly sort: 'one'; readonly of: readonly Range[] }
  | { readonly sort: 'row'; readonly parts: readonly PatternNode[] }
  | { readonly sort: 'choice'; readonly branches: readonly PatternNode[] }
  | {
      readonly sort: 'repeat';
      readonly part: PatternNode;
      readonly min: number;
      readonly max: number;
    };

/**
 * A pattern with the flag `u`. Null for whatever the proof cannot follow: looking around, references
 * back. `^` and `$` are read as nothing, and properties of characters as any character: a text then
 * fits in more ways, never in fewer.
 */
export function readPattern(source: string): PatternNode | null {
  try {
    const flags = { unicode: true };
    return choice(new (library().RegExpParser)().parsePattern(source, 0, source.length, flags));
  } catch (error) {
    const isSyntax = error instanceof library().RegExpSyntaxError;
    if (isSyntax || error instanceof NotFollowed) return null;
    throw error;
  }
}

class NotFollowed extends Error {}

let loaded: typeof Regexpp | undefined;

/** Loaded when it is needed: most patterns are short, or cannot take long. */
function library(): typeof Regexpp {
  return (loaded ??= createRequire(import.meta.url)('@eslint-community/regexpp') as typeof Regexpp);
}

type Branches = { readonly alternatives: readonly AST.Alternative[] };

function choice({ alternatives }: Branches): PatternNode {
  const branches = alternatives.map(({ elements }): PatternNode => {
    const parts = elements.filter((element) => !isEdge(element)).map(partOf);
    return { sort: 'row', parts };
  });
  return { sort: 'choice', branches };
}

function isEdge(element: AST.Element): boolean {
  return element.type === 'Assertion' && (element.kind === 'start' || element.kind === 'end');
}

function partOf(element: AST.Element): PatternNode {
  switch (element.type) {
    case 'Group':
      if (element.modifiers !== null) throw new NotFollowed();
      return choice(element);
    case 'CapturingGroup':
      return choice(element);
    case 'Quantifier': {
      // Whether it takes much or little first does not change what there is to be tried.
      const { min, max } = element;
      const part = partOf(element.element);
      return min === 1 && max === 1 ? part : { sort: 'repeat', part, min, max };
    }
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return { sort: 'one', of: rangesOf(element) };
    case 'Assertion':
    case 'Backreference':
    case 'ExpressionCharacterClass':
      throw new NotFollowed();
  }
}

type Letters = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.CharacterClassElement;

function rangesOf(letters: Letters): readonly Range[] {
  switch (letters.type) {
    case 'Character':
      return [[letters.value, letters.value]];
    case 'CharacterClassRange':
      return [[letters.min.value, letters.max.value]];
    case 'CharacterSet':
      return ofSet(letters);
    case 'CharacterClass': {
      if (letters.elements.some(isProperty)) return ANY;
      const ranges = letters.elements.flatMap((element) => rangesOf(element));
      return letters.negate ? allBut(ranges) : ranges;
    }
    case 'ClassStringDisjunction':
    case 'ExpressionCharacterClass':
      throw new NotFollowed();
  }
}

function isProperty(letters: Letters): boolean {
  return letters.type === 'CharacterSet' && letters.kind === 'property';
}

function ofSet(set: AST.CharacterSet): readonly Range[] {
  if (set.kind === 'property') return ANY;
  if (set.kind === 'any') return allBut(LINE_ENDS);
  const ranges = SETS[set.kind];
  return set.negate ? allBut(ranges) : ranges;
}

const LAST = 0x10_ff_ff;
const ANY: readonly Range[] = [[0, LAST]];
const LINE_ENDS: readonly Range[] = [
  [10, 10],
  [13, 13],
  [0x20_28, 0x20_29],
];
const SETS: Readonly<Record<'digit' | 'word' | 'space', readonly Range[]>> = {
  digit: [[48, 57]],
  word: [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
  space: [
    [9, 13],
    [32, 32],
    [0xa0, 0xa0],
    [0x16_80, 0x16_80],
    [0x20_00, 0x20_0a],
    [0x20_28, 0x20_29],
    [0x20_2f, 0x20_2f],
    [0x20_5f, 0x20_5f],
    [0x30_00, 0x30_00],
    [0xfe_ff, 0xfe_ff],
  ],
};

function allBut(ranges: readonly Range[]): Range[] {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  const made: Range[] = [];
  let next = 0;
  for (const [from, to] of sorted) {
    if (from > next) made.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) made.push([next, LAST]);
  return made;
}
