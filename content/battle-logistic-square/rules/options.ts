/**
 * The options of section 6, read and checked by what game.yaml says of them. A value that is not
 * allowed gives `BAD_OPTION { parameter }`.
 */
import {
  badOptions,
  setupOptions,
  type CompiledGame,
  type OptionTests,
  type OptionValues,
  type Refusal,
  type Seat,
  type Setup,
} from 'cardwright/engine';

export interface Options {
  readonly columns: number;
  /** Null: chance decides. */
  readonly firstPlayer: Seat | null;
  readonly initialLife: number;
  readonly lifeCap: number;
  readonly openingHand: number;
  readonly handTarget: number;
  readonly drawAtTarget: number;
  readonly handLimit: number;
  readonly ap: number;
  readonly firstAp: number;
  readonly voluntaryEnd: boolean;
  readonly caaMin: number;
  readonly caaMax: number;
  readonly caaMultiplier: number;
  readonly brAsAction: boolean;
  readonly itChainable: boolean;
  readonly brChainNeedsRange: boolean;
  readonly breakOnChainLinks: boolean;
  /** Set cards of either player are targets, not only the opponent's. */
  readonly anySetCards: boolean;
  readonly setNeedsTarget: boolean;
  readonly cumulativeDamage: boolean;
  readonly latchedAwakening: boolean;
  readonly simultaneousZero: 'draw' | 'turnPlayerLoses' | 'turnPlayerWins';
  readonly deckOutTie: 'draw' | 'continue';
  readonly deckOutLatched: boolean;
  /** 0: none. */
  readonly turnLimit: number;
  /** All of them by name, as players set them. */
  readonly values: OptionValues;
}

/** Section 6: life <= cap. */
export const optionTests: OptionTests = {
  initialLife: (life, { lifeCap }) => Number(life) <= Number(lifeCap),
};

/** One refusal per option that does not exist or has a value that is not allowed. */
export function refuseOptions(game: CompiledGame, setup: Setup): Refusal[] {
  return badOptions(game, setup, optionTests).map((parameter) =>
    badOption(parameter, game.options[parameter]?.clause),
  );
}

export function badOption(parameter: string, clause = ''): Refusal {
  return { code: 'BAD_OPTION', clause, params: { parameter } };
}

/** Presumes that no option is refused. */
export function readOptions(game: CompiledGame, setup: Setup): Options {
  const values = setupOptions(game, setup);
  const number = (name: string): number => values[name] as number;
  const flag = (name: string): boolean => values[name] === true;
  const first = ['south', 'north'].indexOf(values['firstPlayer'] as string);
  return {
    columns: number('columns'),
    firstPlayer: first < 0 ? null : first,
    initialLife: number('initialLife'),
    lifeCap: number('lifeCap'),
    openingHand: number('openingHand'),
    handTarget: number('handTarget'),
    drawAtTarget: number('drawAtTarget'),
    handLimit: number('handLimit'),
    ap: number('ap'),
    firstAp: number('firstAp'),
    voluntaryEnd: values['mainEnd'] === 'voluntary',
    caaMin: number('caaMin'),
    caaMax: number('caaMax'),
    caaMultiplier: number('caaMultiplier'),
    brAsAction: flag('brAsAction'),
    itChainable: flag('itChainable'),
    brChainNeedsRange: flag('brChainNeedsRange'),
    breakOnChainLinks: flag('breakOnChainLinks'),
    anySetCards: values['setTargets'] === 'any',
    setNeedsTarget: flag('setNeedsTarget'),
    cumulativeDamage: values['setDamage'] === 'cumulative',
    latchedAwakening: values['awakeningMode'] === 'latched',
    simultaneousZero: values['simultaneousZero'] as Options['simultaneousZero'],
    deckOutTie: values['deckOutTie'] as Options['deckOutTie'],
    deckOutLatched: flag('deckOutLatched'),
    turnLimit: number('turnLimit'),
    values,
  };
}
