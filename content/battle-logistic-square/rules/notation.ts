/**
 * Actions as text: `move ahead`, `use sc-patch`, `caa [sc-patch, br-parry]`. The same in scenarios, saved
 * games and at the terminal; scenarios/README.md lists them. Answers: the engine's choices.
 */
import {
  copyDeclared,
  formatAnswer,
  namesIn,
  parseAnswer,
  parseSquare,
  type Notation,
} from 'cardwright/engine';
import {
  action,
  answer,
  ANSWER,
  argumentOf,
  CAA,
  CHAIN,
  EFFECT,
  END,
  IT,
  MOVE,
  OTHER_CHOICE,
  OTHER_DISCARD,
  OTHER_STEP,
  PASS,
  picksOf,
  setAction,
  USE,
  verbOf,
  type Action,
} from './actions.ts';
import { beginCaa } from './caa.ts';
import { beginAssembly } from './integrate.ts';
import { asked, turn, type State } from './state.ts';
import { directionNames } from './words.ts';

function format(state: State, action: Action): string {
  const argument = argumentOf(action);
  const card = state.config.catalogue.ids[argument];
  const picks = picksOf(action);
  switch (verbOf(action)) {
    case MOVE:
      return `move ${directionNames[argument]}`;
    case USE:
      return `use ${card}`;
    case IT:
      return `it ${card}${written(state, picks)}`;
    case EFFECT:
      return `effect ${argument + 1}`;
    case CAA:
      return `caa${written(state, picks)}`;
    case END:
      return 'end';
    case CHAIN:
      return `chain ${card}`;
    case PASS:
      return 'pass';
    case ANSWER:
      return formatAnswer(asked, state, {
        kinds: picks ?? [argument - 1],
        isWhole: picks !== null,
      });
    default:
      return '';
  }
}

function written({ config }: State, picks: readonly number[] | null): string {
  return picks === null ? '' : ` [${picks.map((type) => config.catalogue.ids[type]).join(', ')}]`;
}

/** Null for what is no action; one that names an unknown card is none. */
function parse(state: State, text: string): Action | null {
  const [, word = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(text) ?? [];
  switch (word) {
    case 'move': {
      const direction = directionNames.findIndex((known) => known === rest);
      return direction < 0 ? null : action(MOVE, direction);
    }
    case 'use':
      return withCard(state, USE, rest);
    case 'chain':
      return withCard(state, CHAIN, rest);
    case 'effect':
      return /^[1-9]\d?$/.test(rest) ? action(EFFECT, Number(rest) - 1) : null;
    case 'it': {
      const [, name = '', set = ''] = /^(\S+)\s*(.*)$/.exec(rest) ?? [];
      const type = state.config.catalogue.indexOf.get(name);
      return type === undefined ? null : withSet(state, IT, type, set);
    }
    case 'caa':
      return withSet(state, CAA, 0, rest);
    case 'end':
    case 'pass':
      return rest === '' ? action(word === 'end' ? END : PASS) : null;
    default:
      return parseChoice(state, word, rest);
  }
}

function withCard({ config }: State, verb: number, name: string): Action | null {
  const type = config.catalogue.indexOf.get(name);
  return type === undefined ? null : action(verb, type);
}

/** `[a, b]`, in the order in which they are named; without a set the action that begins one. */
function withSet({ config }: State, verb: number, argument: number, text: string): Action | null {
  if (text === '') return action(verb, argument);
  if (!/^\[.*\]$/.test(text)) return null;
  const types = namesIn(text).map((name) => config.catalogue.indexOf.get(name) ?? -1);
  return types.includes(-1) ? null : setAction(verb, argument, types);
}

/** An answer to something else than what is asked can be read too, and is refused. */
function parseChoice(state: State, word: string, rest: string): Action | null {
  const said = parseAnswer(asked, state, `${word} ${rest}`.trim());
  if (said !== null) {
    return said.isWhole ? setAction(ANSWER, 0, said.kinds) : answer(said.kinds[0]!);
  }
  if (word === 'done' && rest === '') return action(OTHER_STEP);
  const verb = otherAnswers[word];
  if (verb === undefined || rest === '') return null;
  if (word === 'discard' && !/^\[.*\]$/.test(rest)) return null;
  const isKnown = (name: string): boolean =>
    state.config.catalogue.indexOf.has(name) ||
    directionNames.some((known) => known === name) ||
    parseSquare(name.replaceAll(' ', '')) !== null;
  return namesIn(rest).every(isKnown) ? action(verb) : null;
}

const otherAnswers: Readonly<Record<string, number>> = {
  choose: OTHER_CHOICE,
  take: OTHER_STEP,
  discard: OTHER_DISCARD,
};

/** Whole sets as the steps that bots take: `caa [a, b]` is `caa`, `take a`, `take b`, `done`. */
function expand(state: State, set: Action): readonly Action[] {
  const picks = picksOf(set);
  if (picks === null) return [set];
  const verb = verbOf(set);
  if (verb === ANSWER) return asked.expand(state, picks).map(answer);
  const begun = copyDeclared(state);
  const argument = argumentOf(set);
  const seat = turn.get(state);
  const isAsked = verb === CAA ? beginCaa(begun, seat) : beginAssembly(begun, seat, argument);
  const first = action(verb, argument);
  return isAsked ? [first, ...asked.expand(begun, picks).map(answer)] : [first];
}

export const notation: Notation<State, Action> = { format, parse, expand };
