/** The options of section 6, by the names and with the values that game.yaml gives them. */
import {
  badOptions,
  setupOptions,
  type CompiledGame,
  type OptionTests,
  type Refusal,
  type Setup,
} from 'cardwright/engine';

export interface Options {
  readonly columns: number;
  readonly firstPlayer: 'random' | 'south' | 'north';
  readonly initialLife: number;
  readonly lifeCap: number;
  readonly openingHand: number;
  readonly handTarget: number;
  readonly drawAtTarget: number;
  readonly handLimit: number;
  readonly ap: number;
  readonly firstAp: number;
  readonly mainEnd: 'spendAll' | 'voluntary';
  readonly caaMin: number;
  readonly caaMax: number;
  readonly caaMultiplier: number;
  readonly brAsAction: boolean;
  readonly itChainable: boolean;
  readonly brChainNeedsRange: boolean;
  readonly breakOnChainLinks: boolean;
  readonly setTargets: 'any' | 'opposing';
  readonly setNeedsTarget: boolean;
  readonly setDamage: 'cumulative' | 'threshold';
  readonly awakeningMode: 'while' | 'latched';
  readonly simultaneousZero: 'draw' | 'turnPlayerLoses' | 'turnPlayerWins';
  readonly deckOutTie: 'draw' | 'continue';
  readonly deckOutLatched: boolean;
  /** 0: none. */
  readonly turnLimit: number;
}

/** Section 6: life <= cap. */
export const optionTests: OptionTests = {
  initialLife: (life, { lifeCap }) => Number(life) <= Number(lifeCap),
};

/** `BAD_OPTION` for each option that does not exist or has a value that is not allowed. */
export function refuseOptions(game: CompiledGame, setup: Setup): Refusal[] {
  return badOptions(game, setup, optionTests).map((parameter) =>
    badOption(parameter, game.options[parameter]?.clause),
  );
}

export function badOption(parameter: string, clause = ''): Refusal {
  return { code: 'BAD_OPTION', clause, params: { parameter } };
}

/** Presumes that no option is refused: game.yaml says which values there are. */
export function readOptions(game: CompiledGame, setup: Setup): Options {
  return setupOptions(game, setup) as unknown as Options;
}
