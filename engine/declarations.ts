/**
 * Whole declarations: several actions of one seat in one line, `minor move; boost sprint; go (4,2)`, taken
 * whole or not at all. A game whose choices are split into steps, because there are too many of them, is
 * wrapped by this: lists have the steps, notation has both, and a declaration that is refused at any of
 * its steps is refused as a whole, for that reason.
 */
import type { GameEvent, Notation, Refusal, Rules } from './rules.ts';

export interface Declaration<Action> {
  /** One after another; at least two. */
  readonly steps: readonly Action[];
}

const BETWEEN = ';';

/** The same game with declarations beside its actions, which are numbers. */
export function withDeclarations<State, Event extends GameEvent>(
  rules: Rules<State, number, Event>,
): Rules<State, number | Declaration<number>, Event> {
  type Action = number | Declaration<number>;
  const notation: Notation<State, Action> = {
    format: (state, action) =>
      stepsOf(action)
        .map((step) => rules.notation.format(state, step))
        .join(`${BETWEEN} `),
    parse(state, text) {
      const steps: number[] = [];
      for (const part of text.split(BETWEEN)) {
        const step = rules.notation.parse(state, part.trim());
        if (step === null) return null;
        steps.push(step);
      }
      return steps.length === 1 ? steps[0]! : { steps };
    },
    expand: (_, action) => stepsOf(action),
  };
  return {
    ...rules,
    notation,
    // Numbers alone are written into it.
    legalActions: (state, seat, into, enough) =>
      rules.legalActions(state, seat, into as number[], enough),
    refusal: (state, seat, action) =>
      typeof action === 'number'
        ? rules.refusal(state, seat, action)
        : refuseDeclaration(rules, state, seat, action),
    apply(state, seat, action, report) {
      if (typeof action === 'number') return rules.apply(state, seat, action, report);
      for (const step of action.steps) rules.apply(state, seat, step, report);
    },
  };
}

function stepsOf(action: number | Declaration<number>): readonly number[] {
  return typeof action === 'number' ? [action] : action.steps;
}

/**
 * The first step that is refused where the steps before it lead. After one that is refused for what could
 * follow, what does follow is looked at first.
 */
function refuseDeclaration<State, Event extends GameEvent>(
  rules: Rules<State, number, Event>,
  state: State,
  seat: number,
  { steps }: Declaration<number>,
): Refusal | null {
  const tried = rules.clone(state);
  let foreseen: Refusal | null = null;
  for (const step of steps) {
    const refusal = rules.refusal(tried, seat, step);
    if (refusal !== null && refusal.isForeseen !== true) return refusal;
    foreseen ??= refusal;
    rules.apply(tried, seat, step);
  }
  return foreseen;
}
