/** A game that can be played: checked, compiled, with its rules. */
import type { AnyRules, Beginning, CompiledGame } from '../../engine/index.ts';
import {
  type CheckedGame,
  compileCards,
  compileGame,
  GameChecker,
  isSound,
  loadRules,
} from '../../generator/index.ts';
import { WrongUse } from '../exit.ts';
import { findGame } from '../find-games.ts';
import { refuseUnknownLanguages } from '../refuse-unknown.ts';
import { report, shownGame } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../say.ts';

export interface OpenGame {
  readonly checked: CheckedGame;
  readonly compiled: CompiledGame;
  readonly rules: AnyRules;
  /** The rules of the same game with other components. */
  readonly makeRules: (game: CompiledGame) => AnyRules;
  /** The rules for a match: positions may hold cards that only scenarios see. */
  readonly rulesFor: (beginning: Beginning) => AnyRules;
}

/** The game that `names` mean, or the one around the user. */
export async function openGame(
  names: readonly string[],
  terminal: Terminal,
  locale?: string,
): Promise<OpenGame> {
  const folder = findGame(names, terminal.cwd);
  const shown = shownGame(folder, terminal);
  const checked = new GameChecker(folder, locale === undefined ? {} : { locale }).check();
  refuseUnknownLanguages(locale, checked);
  if (!isSound(checked)) {
    report(checked.diagnostics, 'pretty', terminal);
    throw new WrongUse(say('{game} has errors and cannot be played.', { game: shown }));
  }
  const { game, linked } = checked;
  const factory = await loadRules(folder);
  if (factory === null) {
    throw new WrongUse(
      say('{game} has no rules of play: there is no rules/index.ts in it.', { game: shown }),
    );
  }
  const compiled = compileGame(game, linked);
  const rules = factory(compiled);
  let scenarioRules: AnyRules | undefined;
  return {
    checked,
    compiled,
    rules,
    makeRules: factory,
    rulesFor(beginning) {
      if ('setup' in beginning) return rules;
      const cards = compileCards(game, { fixtures: true });
      scenarioRules ??= factory(compileGame(game, linked, cards));
      return scenarioRules;
    },
  };
}
