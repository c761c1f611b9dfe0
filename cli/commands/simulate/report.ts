/** A run as a page for the browser. */
import { resolve } from 'node:path';
import { language } from '../../../diagnostics/index.ts';
import { inLocale } from '../../../kernel/index.ts';
import { fontsInside } from '../../../print/index.ts';
import {
  balanceOf,
  comparisonPage,
  judgeBalance,
  reportPage,
  withFonts,
  type ClauseUse,
  type Comparison,
  type SimulationResult,
} from '../../../simulation/index.ts';
import { namesOf } from '../../play/names.ts';
import type { OpenGame } from '../../play/open-game.ts';
import type { Terminal } from '../../terminal.ts';
import { commandOf, type ShownNames } from './names.ts';
import { writeFile } from './shown.ts';

interface WantedReport {
  /** As it was typed. */
  readonly out: string;
  readonly clauses: ClauseUse | null;
}

export function writeReport(
  result: SimulationResult,
  { checked }: OpenGame,
  { out, clauses }: WantedReport,
  shown: ShownNames,
  terminal: Terminal,
): void {
  const { game, locale, manifest } = checked;
  const names = namesOf(game, locale).byId;
  const nameOf = (id: string): string => names.get(id) ?? id;
  const balance = balanceOf(checked);
  const page = reportPage({
    result,
    language: language(),
    title: inLocale(manifest.title, locale),
    deckName: nameOf,
    cardName: nameOf,
    commandOf: (ref) => commandOf(result.plan, ref, shown),
    clauses,
    expectations: balance === null ? null : judgeBalance(balance, result),
  });
  const path = resolve(terminal.cwd, out);
  writeFile(terminal, path, withFonts(page, fontsInside));
}

/** `path`: absolute. */
export function comparisonReport(
  comparison: Comparison,
  { checked }: OpenGame,
  path: string,
  terminal: Terminal,
): void {
  const { game, locale, manifest } = checked;
  const names = namesOf(game, locale).byId;
  const nameOf = (id: string): string => names.get(id) ?? id;
  const page = comparisonPage({
    comparison,
    language: language(),
    title: inLocale(manifest.title, locale),
    deckName: nameOf,
    cardName: nameOf,
  });
  writeFile(terminal, path, withFonts(page, fontsInside));
}
