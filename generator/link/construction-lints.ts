/** Rules of decks that can be read, but not be meant: see engine/construction/lints/lint.ts. */
import { isMapping, remember } from '../../kernel/index.ts';
import { fault, type Fault, noteWords } from '../../diagnostics/index.ts';
import {
  type Card,
  type ConstructionRules,
  type Effect,
  inspectConstruction,
  inspectEffect,
  type Lint,
  lintConstruction,
  madeOfEach,
  type Pool,
} from '../../engine/construction/index.ts';
import type { NamedCard } from '../decks/unique-fields.ts';
import { problemFault } from './construction.ts';
import { namedCards } from './decks.ts';
import { componentFiles, itemsOf, type CheckedFile, type GameFiles } from './game-files.ts';
import { isIncomplete } from './references.ts';

/** Presumes rules without faults. Fields that are derived are not known here: filters on them are omitted. */
export function constructionLints(
  game: GameFiles,
  file: CheckedFile,
  rules: ConstructionRules,
): Fault[] {
  if (isIncomplete(game, rules.cards)) return [];
  const derived = new Set(
    rules.cards.flatMap((kind) => Object.keys(game.manifest.kinds[kind]?.derive ?? {})),
  );
  const usesDerived = inspectConstruction(rules).fields.some(({ field }) => derived.has(field));
  const pool = deckCards(game, rules);
  if (usesDerived || pool.every((cards) => cards.length === 0)) return [];
  return lintConstruction(rules, pool).map((lint) => lintFault(lint, file.path));
}

function lintFault(lint: Lint, file: string): Fault {
  const place = { file, path: lint.path };
  switch (lint.lint) {
    case 'no-card':
      return fault('CW1348', place, { sections: lint.sections, beside: lint.beside });
    case 'settled':
      return fault('CW1354', place, { holds: lint.holds });
    case 'impossible':
      return fault('CW1349', place, { min: lint.min, max: lint.max });
    case 'together':
      return {
        ...fault('CW1353', place, { choice: lint.choice }),
        related: lint.others.map((path) => ({ message: noteWords().limitCountsToo(), file, path })),
      };
    case 'dead-option':
      return fault('CW1350', place, { option: lint.option });
    case 'same-name':
      return fault('CW1351', place, { name: lint.name });
    case 'shrunk-list':
      return fault('CW1352', place, { since: lint.since, before: lint.before, now: lint.now });
  }
}

/** A list for each file. */
function deckCards(game: GameFiles, { cards }: ConstructionRules): Pool {
  return cards.flatMap((kind) =>
    componentFiles(game, kind, { fixtures: false }).map((file) => authored(file, kind)),
  );
}

/** The components of a file as they are written. */
const authored = remember((file: CheckedFile, kind: string): readonly Card[] =>
  authoredEach(namedCards(file), kind),
);

const authoredEach = madeOfEach((card: NamedCard, kind: string): Card => ({ ...card, kind }));

/** The rules that cards carry under `deck`: formulas and filters that cannot be read. */
export function carriedRuleFaults(game: GameFiles, { cards }: ConstructionRules): Fault[] {
  return cards.flatMap((kind) =>
    componentFiles(game, kind, { fixtures: false }).flatMap((file) => carriedFaults(file)),
  );
}

const carriedFaults = remember((file: CheckedFile): Fault[] => {
  if (!file.text.includes('deck:')) return [];
  return itemsOf(file).flatMap(({ value, path }) => {
    const { deck } = value;
    const effects = Array.isArray(deck) ? deck : [deck];
    return effects.flatMap((effect: unknown, index) => {
      if (!isMapping(effect)) return [];
      const at = [...path, 'deck', ...(Array.isArray(deck) ? [index] : [])];
      return inspectEffect(effect as Effect).problems.flatMap((found) =>
        problemFault({ ...found, path: [...at, ...found.path] }, file.path),
      );
    });
  });
});
