/** The pages of docs/constraints/: their examples, and the game that all of them use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import { readDeck } from '../../../engine/construction/read-deck.ts';
import type { Card, Violation } from '../../../engine/construction/types.ts';
import type { Choice, Constraint, ConstructionRules } from '../../../engine/construction/rules.ts';
import type { GameOption } from '../../../engine/game.ts';

export const PAGES = join(import.meta.dirname, '../../../docs/constraints');

export interface Block {
  /** Word after `yaml` in the info string: `legal`. */
  readonly name: string;
  readonly yaml: string;
}

export function blocksOf(page: string): Block[] {
  const text = readFileSync(join(PAGES, page), 'utf8');
  return [...text.matchAll(/^```yaml (\w+)\n([\s\S]*?)^```$/gmu)].map(
    ([, name = '', yaml = '']) => ({ name, yaml }),
  );
}

/** What the block of index.md with this name says; every page uses it. */
function shared(name: string): unknown {
  const block = blocksOf('index.md').find((one) => one.name === name);
  if (block === undefined) throw new Error(`index.md has no block "yaml ${name}".`);
  return parse(block.yaml);
}

export type Data = Readonly<Record<string, unknown>>;

export const cards = (shared('cards') as { readonly id: string }[]).map((fields): Card =>
  Object.assign({ kind: 'unit' }, fields),
);
export const choices = shared('choices') as Record<string, Choice>;
const options = shared('options') as Record<string, GameOption>;
const decks = (shared('decks') as Data[]).map(readDeck);

interface Rules {
  readonly constraint: Constraint | null;
  /** Other parts of construction.yaml. */
  readonly rules: Partial<ConstructionRules>;
}

/** The whole construction.yaml of an example. */
export function rulesOf({ constraint, rules: more }: Rules): ConstructionRules {
  const constraints = constraint === null ? [] : [constraint];
  return { cards: ['unit'], choices, entries: {}, constraints, ...more };
}

/** Of the deck of an example. */
export function violationsOf(example: Example): readonly Violation[] {
  const judge = compileConstruction(rulesOf(example), { kinds: { unit: cards }, options, decks });
  return judge(readDeck(example.deck)).violations;
}

export interface Example extends Rules {
  readonly deck: Data;
  /** With all parameters, in the order of the verdict; a place that is omitted is the whole deck. */
  readonly violations: readonly Data[];
}

/** A `violations` block belongs to the `illegal` one before it, a deck to the last `constraint` and `rules`. */
export function examplesOf(page: string): Example[] {
  const blocks = blocksOf(page);
  return blocks.flatMap(({ name, yaml }, index): Example[] => {
    if (name !== 'legal' && name !== 'illegal') return [];
    const last = (wanted: string) =>
      blocks.slice(0, index).findLast((block) => block.name === wanted)?.yaml;
    const [constraint, rules] = [last('constraint'), last('rules')];
    const next = blocks[index + 1];
    const violations = name === 'illegal' && next?.name === 'violations' ? next.yaml : '[]';
    return [
      {
        constraint: constraint === undefined ? null : (parse(constraint) as Constraint),
        rules: (parse(rules ?? '{}') ?? {}) as Partial<ConstructionRules>,
        deck: parse(yaml) as Data,
        violations: parse(violations) as Data[],
      },
    ];
  });
}
